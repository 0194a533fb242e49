// What lies on a field or a card place, in words: for those who hear the lake, and for the command line.

import type { FaceContext } from "../../table/contract";
import type { Reach, View } from "./view";
import { cardWords, colourName, driftWords, fieldWords, percent } from "./words";

type Told = Pick<FaceContext<View>, "view" | "name" | "say">;

/** What lies on a field and what could be done there. */
export function fieldLabel(field: string, reach: Reach[], { view, name, say }: Told): string {
  const words = [fieldWords(field, view.printed, say)];
  const token = view.tokens[field];
  if (token) words.push(say("web-token", { colour: colourName(token.colour, view.printed) }));
  else if (view.printed.fields[field]?.kind === "fishing") words.push(say("web-no-token"));
  for (const one of view.anglers) {
    if (one.field === field) words.push(say("web-angler-here", { name: name(one.seat) }));
  }
  const found = reach.find((one) => one.field === field);
  if (found?.action === "rest") words.push(say("web-label-rest", { n: found.luck }));
  else if (found) {
    const chance = percent(found.chances?.any[0] ?? 0, say);
    words.push(say("web-label-catch", { n: found.luck, chance }));
  }
  const drifts = driftWords(token?.drifts ?? {}, say);
  if (drifts) words.push(say("web-drifts", { list: drifts }));
  return words.join(", ");
}

/** `g7` asks for a field, `r1` for the card on a place. */
export function describe(query: string, context: FaceContext<View>): string {
  const { view, say } = context;
  const asked = query.trim().toLowerCase();
  if (asked in view.printed.fields) return fieldLabel(asked, view.reach, context);
  if (!(asked in view.places)) return "";
  const card = view.places[asked];
  return card
    ? say("web-place-card", { place: asked, card: cardWords(card, view.printed, say) })
    : say("web-place-empty", { place: asked });
}
