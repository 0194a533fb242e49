// What single keys do at a table (product notes 4.13).  Keys of a board are the board's own.

import { keymap, type ActionName } from "../lib/keymap.svelte";
import type { Play } from "./play.svelte";

/** Keys of the boards, for the list only: they are not to be changed. */
export const BOARD_KEYS = [
  { name: "arrows", shown: ["←", "→", "↑", "↓", "Home", "End"] },
  { name: "jump", shown: ["Ctrl+→"] },
  { name: "put", shown: ["Enter", "Space"] },
  { name: "clear", shown: ["Esc"] },
  { name: "rotate", shown: ["R", "Shift+R"] },
  { name: "flip", shown: ["F"] },
  { name: "closer", shown: ["Shift+F10"] },
  { name: "zoom", shown: ["+", "−", "0"] },
] as const;

const LOOK_MS = 2000; // between the key to look and the number

/** Where a key is for writing or has a meaning of its own. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.isContentEditable || target.closest("input, select, textarea, dialog[open]:modal")) return true;
  if (event.key !== "Enter" || event.ctrlKey) return false;
  return target.closest('button, a, [role=gridcell], [role=button], [tabindex="0"]') !== null;
}

/** Listens until the answer is called. */
export function listen(play: Play): () => void {
  let lookUntil = 0;

  function heard(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.repeat || taken(event)) return;
    if (document.querySelector("dialog[open]:modal")) return;
    if (Date.now() < lookUntil && /^[1-9]$/.test(event.key)) {
      lookUntil = 0;
      const seat = Number(event.key) - 1;
      if (seat < play.seats.length) play.showSeat(seat);
      return;
    }
    const name = keymap.meaning(event);
    if (!name) return;
    event.preventDefault();
    if (name === "look") lookUntil = Date.now() + LOOK_MS;
    else does[name]();
  }

  const does: Record<Exclude<ActionName, "look">, () => void> = {
    confirm: () => void play.goOn(),
    undo: () => {
      if (play.mayUndo) void play.undo();
    },
    redo: () => void play.redo(),
    reset: () => {
      if (play.mayReset) play.opened = "reset";
    },
    plan: () => play.planning.toggle(),
    sheet: play.toggleSheet,
    points: () => play.notify(play.sayPoints()),
    bag: () => (play.opened = "bag"),
    last: () => play.notify(play.sayLast()),
    turn: () => play.notify(play.sayTurn()),
    command: () => (play.command = { from: document.activeElement }),
    list: () => (play.opened = "keys"),
  };

  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}
