// The two links of a result: to this page with everything in the fragment, which no server sees, and to
// the app BG Stats (bgstatsapp.com, "Push plays to BG Stats").

import type { Counted } from "./counted";

export const shareLink = (game: string, text: string): string =>
  `${location.origin}/score/${game}#${encodeURIComponent(text)}`;

/** The text of such a link; null for a page without one. */
export function sharedText(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}

const BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data=";

/** null until every pond is counted. */
export function bgStatsLink(
  game: string,
  title: string,
  names: string[],
  text: string,
  counted: Counted,
): string | null {
  const { sheets, places } = counted;
  if (sheets.some((sheet) => sheet === null)) return null;
  const alone = names.length === 1;
  const players = names.map((name, seat) => ({
    name,
    sourcePlayerId: names.indexOf(name) === seat ? name : `${name} ${seat + 1}`,
    startPlayer: false, // nobody told; the app asks for it all the same
    score: sheets[seat]!.total,
    winner: alone ? wonAlone(sheets[0]!.facts) : places?.[seat] === 1,
    ...(places ? { rank: places[seat] } : {}),
  }));
  const play = {
    sourceName: "Pondside",
    sourcePlayId: digest(text), // the same ponds are the same play, however often it is sent
    playDate: new Date().toISOString().slice(0, 19).replace("T", " "),
    game: { name: title, sourceGameId: game, highestWins: true, noPoints: false },
    players,
  };
  return BG_STATS + encodeURIComponent(JSON.stringify(play));
}

/** A level of the rival beaten, or a title. */
const wonAlone = ({ beaten, title }: { beaten?: string[]; title?: string }): boolean =>
  beaten ? beaten.length > 0 : !!title && title !== "none";

/** FNV-1a, enough to tell two plays apart. */
function digest(text: string): string {
  let found = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) found = Math.imul(found ^ byte, 0x01000193) >>> 0;
  return `${found.toString(16)}-${text.length}`;
}
