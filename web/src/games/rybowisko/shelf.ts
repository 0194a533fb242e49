// Rybowisko on the shelf: what the pages around a table show before anything of the game is loaded.

import type { Shelved } from "../../lib/shelf";

const shelved: Shelved = {
  title: "Rybowisko",
  place: 2,
  seal: "M8 24H32C30 30 26 32 20 32S10 30 8 24ZM20 24V8L29 19H20",
  corrections: "8",
};

export default shelved;
