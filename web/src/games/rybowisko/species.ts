// What is printed on the cards and tokens, from the stock data file (rybowisko.toml): the view tells
// only codes.  Names are messages: web-fish-<code>, web-colour-<id>, web-symbol-<id>, web-grade-<n>.

export interface Species {
  min: number; // die numbers that catch it, both included
  max: number;
  symbol: string;
  unique: number; // points for uniqueness
}

export const SPECIES: Record<string, Species> = {
  SZC: { min: 5, max: 6, symbol: "A", unique: 0 },
  OKO: { min: 4, max: 5, symbol: "A", unique: 0 },
  SAN: { min: 1, max: 2, symbol: "A", unique: 0 },
  BOL: { min: 4, max: 4, symbol: "A", unique: 0 },
  SUM: { min: 6, max: 6, symbol: "A", unique: 1 },
  WEG: { min: 1, max: 1, symbol: "A", unique: 1 },
  LES: { min: 2, max: 4, symbol: "B", unique: 0 },
  PLO: { min: 3, max: 5, symbol: "B", unique: 0 },
  KRA: { min: 1, max: 2, symbol: "B", unique: 0 },
  KRP: { min: 6, max: 6, symbol: "B", unique: 0 },
  LIN: { min: 4, max: 4, symbol: "B", unique: 1 },
  KRS: { min: 1, max: 1, symbol: "B", unique: 1 },
  PIS: { min: 1, max: 3, symbol: "C", unique: 0 },
  ROZ: { min: 2, max: 3, symbol: "C", unique: 1 },
  KOZ: { min: 3, max: 3, symbol: "C", unique: 1 },
  UKL: { min: 5, max: 6, symbol: "C", unique: 0 },
  KIE: { min: 1, max: 2, symbol: "C", unique: 0 },
  JZG: { min: 5, max: 6, symbol: "C", unique: 0 },
};

export const SYMBOLS = ["A", "B", "C"];
export const TOKEN_COLOURS = ["r", "y", "g", "b"];
/** The lake is refilled when so many tokens lie beside it. */
export const REFILL_AT = 8;
/** What a set of three symbols is worth (RYB-SCORE-03). */
export const SET_POINTS = 2;
