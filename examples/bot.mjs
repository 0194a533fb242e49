// A bot in JavaScript: one JSON object a line, in and out (docs/bots.md).
//
//   pondside arena kohaku --bots "stdio:node examples/bot.mjs,calm"
//   pondside join http://localhost:8137/join/TABLE/INVITE --bot "stdio:node examples/bot.mjs"
//
// It takes what brings the most points at once, where the view tells points, and else something
// at random.

import { createInterface } from "node:readline";

function choose({ view, legal }) {
  const points = new Map(view.choices.map(({ word, points }) => [word, points ?? 0]));
  const most = Math.max(...legal.map((word) => points.get(word) ?? 0));
  const best = legal.filter((word) => (points.get(word) ?? 0) === most);
  return best[Math.floor(Math.random() * best.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "choose") console.log(JSON.stringify({ word: choose(message) }));
}
