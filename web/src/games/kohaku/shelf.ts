// Kōhaku on the shelf: what the pages around a table show before anything of the game is loaded.

import type { Shelved } from "../../lib/shelf";

const shelved: Shelved = {
  title: "Kōhaku",
  place: 1,
  seal: "M30 14C24 8 14 10 12 18L8 15V25L12 22C14 29 25 30 30 23M20 16v8M25 18.5v.2",
  corrections: "12",
};

export default shelved;
