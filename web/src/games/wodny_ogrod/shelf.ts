// Wodny ogród on the shelf: what the pages around a table show before anything of the game is loaded.

import type { Shelved } from "../../lib/shelf";

const shelved: Shelved = {
  title: "Wodny ogród",
  place: 3,
  seal: "M20 30C11 27 8 20 10 14C15 16 18 20 20 30ZM20 30C29 27 32 20 30 14C25 16 22 20 20 30ZM20 30C14 22 15 14 20 8C25 14 26 22 20 30Z",
  corrections: "8",
};

export default shelved;
