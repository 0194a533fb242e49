// Pebbles on the shelf.

import type { Shelved } from "../../lib/shelf";

const shelved: Shelved = { title: "Pebbles", place: 5, seal: "M12 24a4 4 0 1 0 8 0a4 4 0 1 0 -8 0" };

export default shelved;
