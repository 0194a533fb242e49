// The games of the house in the order of the shelf: each has a folder src/games/<key>, and is found by its shelf.ts.

/** What a game shows of itself before it is loaded; the default export of src/games/<key>/shelf.ts. */
export interface Shelved {
  title: string;
  place: number; // on the shelf, from the left
  seal: string; // its sign: the path of white lines in a square of 40
  /** The section of the rules that tells how to correct the components; without it they are no reconstruction. */
  corrections?: string;
}

export interface ShelvedGame extends Shelved {
  key: string;
  command: string; // how it is played in the terminal
}

const found = import.meta.glob<Shelved>("../games/*/shelf.ts", { import: "default", eager: true });

export const SHELF: ShelvedGame[] = Object.entries(found)
  .map(([path, shelved]) => ({ key: path.split("/").at(-2)!, shelved }))
  .map(({ key, shelved }) => ({ ...shelved, key, command: `pondside play ${key}` }))
  .sort((one, other) => one.place - other.place);

export const shelved = (game: string): ShelvedGame | undefined => SHELF.find(({ key }) => key === game);
