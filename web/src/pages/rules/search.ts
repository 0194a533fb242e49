// Searching the rules as they stand on the page.  Letters are compared without their marks, so
// that "zolw" finds "żółw"; one letter stays one letter, so that places in the text keep.

const SPECIAL: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "s" };

export function folded(text: string): string {
  let result = "";
  for (const letter of text.toLowerCase()) {
    const bare = SPECIAL[letter] ?? letter.normalize("NFD")[0] ?? letter;
    // A letter outside the basic plane takes two places; it is left as it is.
    result += letter.length === bare.length ? bare : letter;
  }
  return result;
}

export interface Piece {
  text: string;
  hit: boolean;
}

export interface Hit {
  anchor: string; // where it is: a clause, a ruling or a section
  label: string; // how that is called
  pieces: Piece[]; // the text around the words, those marked
}

export interface Entry {
  anchor: string;
  label: string;
  text: string;
  search: string;
}

const MOST = 60;
const AROUND = 90;

/** What can be found: clauses, rows of tables, paragraphs, list items. */
export function entriesOf(page: Element): Entry[] {
  const entries: Entry[] = [];
  let section = { id: "", title: "" };
  for (const element of page.querySelectorAll("h2, h3, p, li, tbody tr, pre")) {
    if (element.matches("h2, h3")) {
      section = { id: element.id, title: element.textContent ?? "" };
      continue;
    }
    const rule = element.querySelector(".rule") ?? element;
    const cells = [...rule.querySelectorAll("td")].map((cell) => cell.textContent ?? "");
    const text = (cells.length ? cells.join(" · ") : (rule.textContent ?? "")).replace(/\s+/g, " ").trim();
    const anchor = element.id || section.id;
    const label = element.id || section.title;
    entries.push({ anchor, label, text, search: folded(`${element.id} ${text}`) });
  }
  return entries;
}

export function found(entries: Entry[], query: string): { hits: Hit[]; n: number } {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return { hits: [], n: 0 };
  const matching = entries.filter((entry) => words.every((word) => entry.search.includes(word)));
  return {
    n: matching.length,
    hits: matching.slice(0, MOST).map(({ anchor, label, text }) => ({
      anchor,
      label,
      pieces: around(text, words),
    })),
  };
}

/** The places of the words in a text, not overlapping, in order. */
function places(text: string, words: string[]): [number, number][] {
  const search = folded(text);
  const all: [number, number][] = [];
  for (const word of words) {
    for (let at = search.indexOf(word); at >= 0; at = search.indexOf(word, at + word.length)) {
      all.push([at, at + word.length]);
    }
  }
  all.sort((a, b) => a[0] - b[0]);
  return all.filter((place, k) => k === 0 || place[0] >= all[k - 1]![1]);
}

function around(text: string, words: string[]): Piece[] {
  const hits = places(text, words);
  const start = Math.max(0, (hits[0]?.[0] ?? 0) - AROUND);
  const end = Math.min(text.length, (hits[0]?.[1] ?? 0) + 2 * AROUND);
  const pieces: Piece[] = [];
  let at = start;
  for (const [from, to] of hits) {
    if (to > end) break;
    pieces.push({ text: text.slice(at, from), hit: false }, { text: text.slice(from, to), hit: true });
    at = to;
  }
  pieces.push({ text: text.slice(at, end), hit: false });
  if (start > 0) pieces.unshift({ text: "… ", hit: false });
  if (end < text.length) pieces.push({ text: " …", hit: false });
  return pieces.filter((piece) => piece.text);
}
