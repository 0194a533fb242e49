// Pieces carried by finger or mouse: from the display to the garden, or one that lies there provisionally.

import { Drag } from "../../board/drag.svelte";
import type { Fitting } from "./fitting.svelte";
import { cellFor, type Holding } from "./holding.svelte";
import type { Cell } from "./view";

interface Place {
  cellSize: () => number;
  spotOf: (x: number, y: number) => { x: number; y: number; inside: boolean };
}

interface Meant {
  garden: () => Place | undefined;
  began: (event: PointerEvent) => void;
  lift: () => Promise<void>; // the piece laid last comes up again
  lay: (cell: Cell) => Promise<void>;
}

export class Carrying {
  readonly drag: Drag<string>;
  dragged = false; // the click that ends a drag means nothing
  private lifting = false; // a provisional piece is pressed

  constructor(
    private readonly holding: Holding,
    private readonly fitting: Fitting,
    private readonly meant: Meant,
  ) {
    // All of a piece floats above a finger.
    this.drag = new Drag(
      () => meant.garden()?.cellSize() ?? 0,
      (what) => {
        const look = fitting.lookOf(what);
        return look ? look.height - look.grip.r + 0.3 : 0;
      },
    );
  }

  press(event: PointerEvent, what: string): void {
    this.drag.press(event, what);
  }

  /** What lies in the garden and is not confirmed is pressed. */
  pressLaid(event: PointerEvent, what: string): void {
    this.lifting = true;
    this.drag.press(event, what);
  }

  async move(event: PointerEvent): Promise<void> {
    const garden = this.meant.garden();
    if (!garden) return;
    const { drag, holding, fitting } = this;
    const began = drag.move(event);
    if (drag.what === null) return;
    if (began) {
      this.meant.began(event);
      if (this.lifting) {
        this.lifting = false;
        await this.meant.lift();
      } else if (holding.what !== drag.what) holding.take(drag.what);
    }
    if (!fitting.shape) return;
    const spot = garden.spotOf(drag.x, drag.y);
    const look = fitting.shape.looks[fitting.orientation]!;
    holding.over = spot.inside ? cellFor(spot, look, fitting.legal) : null;
  }

  async drop(event: PointerEvent): Promise<void> {
    this.lifting = false;
    this.dragged = this.drag.release(event) !== null;
    if (!this.dragged) return;
    this.drag.end();
    setTimeout(() => (this.dragged = false));
    const { over } = this.holding;
    if (!over) this.holding.clear();
    else if (this.fitting.ghost?.choice) await this.meant.lay(over);
  }
}
