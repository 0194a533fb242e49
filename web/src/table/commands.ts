// What can be written at a table instead of pointing: questions, and moves in the words of the game.

import { capital } from "../board/words";
import type { Play } from "./play.svelte";

/** The questions and orders, in the order of the help; each is explained by `command-help-…`. */
const HELP = ["move", "l", "t", "p", "where", "m", "u", "c"];

/** A Cyrillic keyboard left on by mistake: what stands on the same keys of an English one. */
const CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбю";
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

function inLatin(text: string): string {
  return [...text]
    .map((sign) => {
      const at = CYRILLIC.indexOf(sign.toLowerCase());
      if (at < 0) return sign;
      const latin = LATIN[at]!;
      return sign === sign.toLowerCase() ? latin : latin === ";" ? ":" : latin.toUpperCase();
    })
    .join("");
}

/** Does what is written and answers in sentences; no answer if something else speaks. */
export async function answer(play: Play, written: string): Promise<string[]> {
  const text = inLatin(written.trim());
  const order = text.toLowerCase();
  if (order === "?" || order === "h") return help(play);
  if (order === "l") return [play.sayLast()];
  if (order === "t") return [play.sayTurn(), play.myTurn ? capital(play.expects) : ""].filter(Boolean);
  if (order === "p") return [play.sayPoints()];
  if (order === "m") return possible(play);
  if (order === "u") return undo(play);
  if (order === "c") return confirm(play);
  const asked = /^p\s+(.+)$/i.exec(text);
  if (asked) return lies(play, asked[1]!);
  return act(play, text.split(/\s+/));
}

function help(play: Play): string[] {
  return HELP.map((one) => {
    if (one === "move" || one === "where") return play.say(`web-command-${one}`);
    return play.say(`command-help-${one}`);
  });
}

function lies(play: Play, query: string): string[] {
  const words = play.face?.describe(query, play.context) ?? "";
  return [words || play.say("command-nowhere", { query })];
}

/** What may be played, as the view lists it; a table may forbid that it is shown. */
function possible(play: Play): string[] {
  if (!play.mayAct) return notMine(play);
  if (play.finished) return [play.say("command-whole")];
  if (play.table?.settings.legal === false) return [play.say("table-set-legal-off")];
  const words = play.context.view.choices.map((one) => one.word);
  return [play.say("command-possible", { n: words.length, words: words.join("  ") })];
}

function notMine(play: Play): string[] {
  if (play.mine.length === 0) return [play.say("link-trouble-not_seated")];
  if (play.past.moment) return [play.say("table-past")];
  if (play.connection.link !== "live") return [play.say("link-offline")];
  return [play.say(play.over ? "link-trouble-over" : "link-trouble-not_your_turn")];
}

async function act(play: Play, words: string[]): Promise<string[]> {
  if (!play.mayAct) return notMine(play);
  let refused = "";
  play.confidant = (text) => (refused = text);
  const reply = await play.act(words);
  play.confidant = null;
  if (reply.ok)
    return [play.finished ? play.say("command-whole") : play.say("command-done", { expects: play.expects })];
  if (!refused) return []; // the connection was lost, and the page says so
  const strange = !reply.refusal && refused === play.say("link-trouble-unreadable");
  return [strange ? play.say("command-strange", { words: words.join(" ") }) : capital(refused)];
}

async function undo(play: Play): Promise<string[]> {
  if (!play.mayAct) return notMine(play);
  if (!play.mayUndo) return [play.say("link-trouble-nothing_to_undo")];
  const reply = await play.undo();
  return reply.ok ? [play.say("command-undone", { expects: play.expects })] : [];
}

async function confirm(play: Play): Promise<string[]> {
  if (!play.mayAct) return notMine(play);
  if (play.planned) return [play.say("plan-not-sent")];
  if (!play.finished) return [play.say("command-unfinished", { expects: play.expects })];
  await play.confirm();
  return [play.say("command-confirmed")];
}
