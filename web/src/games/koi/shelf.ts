// Koi on the shelf: what the pages around a table show before anything of the game is loaded.

import type { Shelved } from "../../lib/shelf";

const shelved: Shelved = {
  title: "Koi",
  place: 4,
  seal: "M20 7L31 13.5V26.5L20 33L9 26.5V13.5ZM20 14L25.5 17.5V23L20 26.5L14.5 23V17.5Z",
  corrections: "16",
};

export default shelved;
