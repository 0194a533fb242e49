// The tiles of a turn on their way into the pond: dragged there from the hand, laid by a tap, moved once more, put back.
// Where they may lie is said by the choices of the view; why not, by the server.

import { Drag } from "../../board/drag.svelte";
import type Dragged from "../../board/Dragged.svelte";
import { capital } from "../../board/words";
import { boxOf } from "../../lib/turned.svelte";
import type { BoardProps } from "../../table/contract";
import { layAgain, layWith, lift, type Put } from "./laying";
import type Pond from "./Pond.svelte";
import { spots } from "./stage.svelte";
import { tileWords } from "./talk";
import { placeKey, putWord, type Choice, type Held, type Place, type View } from "./view";

const SNAP = 0.6; // cells

/** A tile that is dragged. */
interface Grasp {
  held: Held;
  tile: string;
  from: Place | null; // null: from the hand
  home: DOMRect; // where it returns to
}

/** What the shell gives the board, as far as hands need it. */
type Given = Pick<
  BoardProps<View>,
  "view" | "seat" | "mayAct" | "busy" | "motion" | "say" | "act" | "undo" | "why" | "tell" | "explain"
>;

/** How the board stands; everything is reactive. */
export interface Standing {
  given: () => Given;
  now: () => {
    held: Held | null; // which tile is to be laid
    placing: boolean;
    choices: Choice[]; // for the tile held
    laid: Put[];
    pond: Pond | undefined;
    floating: Dragged | undefined;
    root: HTMLElement | undefined;
  };
  begins: () => void; // a drag does
}

export class Hands {
  readonly dragging = new Drag<Grasp>(() => this.on.now().pond?.cellSize() ?? 0);
  private lifted: Promise<Put[]> = Promise.resolve([]); // together with a provisional tile

  /** Where the tile that is dragged would fall. */
  readonly snap = $derived.by((): Place | null => {
    const { pond, choices } = this.on.now();
    if (!this.dragging.what || !pond) return null;
    const cells = choices.map((one) => ({ x: one.x!, y: one.y! }));
    return pond.nearest(cells, SNAP, this.dragging.x, this.dragging.y);
  });

  constructor(private readonly on: Standing) {}

  async layAt(place: Place): Promise<void> {
    const { busy, act } = this.on.given();
    const { held, placing, choices } = this.on.now();
    if (!placing || busy || !held) return;
    const choice = choices.find((one) => one.x === place.x && one.y === place.y);
    if (choice) await act([choice.word]);
    else await this.explain(held, place);
  }

  async putBack(place: Place): Promise<void> {
    const { mayAct, busy, act, undo } = this.on.given();
    if (!mayAct || busy) return;
    const above = await lift(place, this.on.now().laid, { act, undo });
    if (!(await layAgain(above, { act, undo }))) this.tellLeft(above);
  }

  graspHand(event: PointerEvent, held: Held): void {
    const { view, busy } = this.on.given();
    const tile = view.hand[held];
    if (!this.on.now().placing || busy || !tile) return;
    this.dragging.press(event, { held, tile, from: null, home: this.rectOf(spots.hand(held)) });
  }

  graspLaid(event: PointerEvent, place: Place): void {
    const { view, seat, mayAct, busy } = this.on.given();
    const here = (one: Place) => one.x === place.x && one.y === place.y;
    const put = this.on.now().laid.find(here);
    const tile = seat === null ? undefined : view.ponds[seat]?.tiles.find(here)?.tile;
    if (!mayAct || busy || !put || !tile || seat === null) return;
    const home = this.rectOf(spots.pond(seat, placeKey(place)));
    this.dragging.press(event, { held: put.held, tile, from: put, home });
  }

  /** What the board hears of pointers for a drag. */
  heard() {
    return {
      onpointermove: (event: PointerEvent) => this.move(event),
      onpointerup: (event: PointerEvent) => this.drop(event),
      onpointercancel: (event: PointerEvent) => {
        if (this.dragging.what) void this.drop(event);
        else this.dragging.release(event);
      },
    };
  }

  private move(event: PointerEvent): void {
    const { pond, root, laid } = this.on.now();
    if (!pond || !this.dragging.move(event)) return;
    this.on.begins();
    root?.setPointerCapture(event.pointerId);
    const from = this.dragging.what?.from;
    // Lifted at once, so that the server tells where it may go.
    if (from) this.lifted = lift(from, laid, this.on.given());
  }

  private async drop(event: PointerEvent): Promise<void> {
    const { pond, floating } = this.on.now();
    const grasp = this.dragging.release(event);
    if (!grasp || !pond) return;
    const [target, under] = [this.snap, pond.cellAt(this.dragging.x, this.dragging.y)];
    const more = await this.lifted;
    if (target) {
      const stays = await layWith({ ...target, held: grasp.held }, more, this.on.given());
      this.end();
      if (!stays) this.tellLeft(more);
      return;
    }
    await floating?.flyTo(grasp.home, this.on.given().motion.ms);
    this.end();
    if (grasp.from) await layWith({ ...grasp.from, held: grasp.held }, more, this.on.given());
    else if (under.inside) await this.explain(grasp.held, under);
  }

  private end(): void {
    this.dragging.end();
    this.lifted = Promise.resolve([]);
  }

  private async explain(held: Held, place: Place): Promise<void> {
    const { why, explain } = this.on.given();
    const refusal = await why(putWord(held, place));
    if (refusal) explain(refusal);
  }

  private tellLeft(puts: Put[]): void {
    const { view, say, tell } = this.on.given();
    const tile = puts[0] && view.hand[puts[0].held];
    if (tile) tell(capital(say("web-relay-told", { tile: tileWords(tile, view.printed, say) })));
  }

  private rectOf(spot: string): DOMRect {
    const found = this.on.now().root?.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    return found ? boxOf(found) : new DOMRect();
  }
}
