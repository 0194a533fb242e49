// Chance worked out again from the seed, as docs/record.md tells, with what the browser has.

import type { DrawInfo } from "../../protocol/messages";

const RANGE = 1n << 64n;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Browsers compute only on secure pages: https, or this very machine. */
export const canCompute = () => globalThis.crypto?.subtle !== undefined;

export async function commitmentOf(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes(`pondside commitment 1 ${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The draws of one game, each from the seed alone. */
export class Dealer {
  private constructor(
    private readonly key: CryptoKey,
    private readonly game: string,
  ) {}

  static async of(seed: string, game: string): Promise<Dealer> {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytes(seed), algorithm, false, ["sign"]);
    return new Dealer(key, game);
  }

  /** Draw number n of a stream, among so many pieces. */
  async draw({ stream, n, total }: DrawInfo): Promise<number> {
    const pieces = BigInt(total);
    const fair = RANGE - (RANGE % pieces); // beyond it low numbers would come more often
    for (let attempt = 0; ; attempt++) {
      const text = `pondside 1 ${this.game} ${stream} ${n} ${attempt}`;
      const digest = await crypto.subtle.sign("HMAC", this.key, bytes(text));
      const number = new DataView(digest).getBigUint64(0);
      if (number < fair) return Number(number % pieces);
    }
  }
}

/** Whether every stream counts its draws from 0 without a gap: none was thrown away. */
export function gapless(draws: DrawInfo[]): boolean {
  const next = new Map<string, number>();
  for (const { stream, n } of draws) {
    if (n !== (next.get(stream) ?? 0)) return false;
    next.set(stream, n + 1);
  }
  return true;
}

/** The words of chance in a record, in their order. */
export function chanceWords(record: string): string[] {
  return record
    .split("\n")
    .filter((line) => line.startsWith("@"))
    .flatMap((line) => line.slice(1).split("#")[0]!.split(/\s+/))
    .filter(Boolean);
}
