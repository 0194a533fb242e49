// Makes the rules (docs/rules/*.md) importable while building: `file.md?rules` is the page as HTML
// with its contents, `file.md?clauses` the plain sentence of every clause.  Markdown is read here,
// so that no browser has to.

import { readFile } from "node:fs/promises";
import MarkdownIt from "markdown-it";
import type { Plugin } from "vite";

interface Heading {
  id: string;
  title: string;
  level: number;
}

interface RulesPage {
  title: string;
  html: string;
  contents: Heading[];
}

// "**KOH-SCORE-04** (R; D) An adjacent koi …": the id, where the rule comes from, the rule.
const CLAUSE = /^\*\*([A-Z]{3}-[A-Z]+-\d+)\*\* \(([^)]*)\) ([\s\S]*)$/;
// The rows of the tables of rulings begin with their own id.
const RULING = /^(?:A|AMB|ALT)-\d+$/;
const REFERENCE = /\b(?:[A-Z]{3}-[A-Z]+-\d+|(?:A|AMB|ALT)-\d+)\b/g;

// A chain for "copy the link", a tick for "copied"; the page shows one of them.
const COPY =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path class="link" d="M10 13.8a4 4 0 0 0 5.7 0l3.2-3.2' +
  "a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10.2a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.3-1.3" +
  '"/><path class="done" d="M4.5 12.5l5 5 10-11"/></svg>';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

type Token = ReturnType<typeof markdown.parse>[number];

function plain(token: Token): string {
  return (token.children ?? []).map((child) => (child.type === "softbreak" ? " " : child.content)).join("");
}

/** Numbered sections are called alike in all languages; the first ones have only their place. */
function sectionId(title: string, place: number): string {
  const number = /^(\d+(?:\.\d+)*)/.exec(title)?.[1];
  return number ? `section-${number.replaceAll(".", "-")}` : `section-intro-${place}`;
}

function clausesOf(text: string): Record<string, string> {
  const clauses: Record<string, string> = {};
  for (const token of markdown.parse(text, {})) {
    const found = token.type === "inline" ? CLAUSE.exec(token.content) : null;
    if (!found) continue;
    const [rule] = markdown.parseInline(found[3]!, {});
    if (rule) clauses[found[1]!] = plain(rule);
  }
  return clauses;
}

function knownIds(tokens: Token[]): Set<string> {
  const ids = new Set<string>();
  for (const token of tokens) {
    if (token.type !== "inline") continue;
    const clause = CLAUSE.exec(token.content);
    if (clause) ids.add(clause[1]!);
    else if (RULING.test(token.content)) ids.add(token.content);
  }
  return ids;
}

/** Clauses and rulings that a text names become links, except where they are defined. */
function linked(html: string, ids: Set<string>): string {
  // Tags, code, links and the first cell of a ruling stay as they are.
  return html
    .split(/(<code>[\s\S]*?<\/code>|<a [\s\S]*?<\/a>|<tr id=[^>]+>\s*<td>[^<]*<\/td>|<[^>]+>)/)
    .map((part) =>
      part.startsWith("<") ? part : part.replace(REFERENCE, (id) => (ids.has(id) ? `<a href="#${id}">${id}</a>` : id)),
    )
    .join("");
}

function pageOf(text: string): RulesPage {
  const tokens = markdown.parse(text, {});
  const ids = knownIds(tokens);
  const contents: Heading[] = [];
  let title = "";

  tokens.forEach((token, at) => {
    const inside = tokens[at + 1];
    if (token.type === "heading_open" && inside) {
      const level = Number(token.tag.slice(1));
      const words = plain(inside);
      if (level === 1) title = words;
      else {
        const id = sectionId(words, contents.length + 1);
        token.attrSet("id", id);
        contents.push({ id, title: words, level });
      }
    }
    const cell = tokens[at + 2];
    if (token.type === "tr_open" && cell?.type === "inline" && RULING.test(cell.content)) {
      token.attrSet("id", cell.content);
    }
    const words = tokens[at + 2];
    const clause = token.type === "list_item_open" && words?.type === "inline" ? CLAUSE.exec(words.content) : null;
    if (clause && words) {
      const [, id, source, rule] = clause as unknown as [string, string, string, string];
      token.attrSet("id", id);
      token.attrSet("class", "clause");
      words.type = "html_inline";
      words.content =
        `<span class="mark"><a class="id" href="#${id}">${id}</a>` +
        `<span class="source">${markdown.renderInline(source)}</span>` +
        `<button type="button" class="copy" data-clause="${id}">${COPY}</button></span>` +
        `<span class="rule">${markdown.renderInline(rule)}</span>`;
    }
  });

  // The title stands on the page already.
  const body = tokens.slice(tokens.findIndex((token) => token.type === "heading_close") + 1);
  const html = linked(markdown.renderer.render(body, markdown.options, {}), ids)
    // What scrolls sideways can be reached by the keyboard.
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
  return { title, html, contents };
}

export function rulesPages(): Plugin {
  return {
    name: "pondside-rules",
    enforce: "pre",
    async load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".md") || (query !== "rules" && query !== "clauses")) return null;
      this.addWatchFile(file);
      const text = await readFile(file, "utf-8");
      const made = query === "rules" ? pageOf(text) : clausesOf(text);
      return { code: `export default ${JSON.stringify(made)};`, map: null };
    },
  };
}
