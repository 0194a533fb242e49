// What the board reads of its view.

import type { AnyView } from "../../table/contract";

export interface View extends AnyView {
  left: number;
  taken: number[];
  reason: string | null;
  choices: { word: string }[];
}
