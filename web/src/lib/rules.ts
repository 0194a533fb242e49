// The rules of the games as they were built from docs/rules: a page of a game in a language, and
// the sentence of a clause.  Both are fetched when somebody asks for them.

import type { Language } from "./speech.svelte";

export interface RulesPage {
  title: string;
  html: string;
  contents: { id: string; title: string; level: number }[];
}

type Pages<Content> = Record<string, () => Promise<Content>>;
const pages: Pages<RulesPage> = import.meta.glob<RulesPage>("../../../docs/rules/*.md", {
  query: "?rules",
  import: "default",
});
const clauses: Pages<Record<string, string>> = import.meta.glob<Record<string, string>>("../../../docs/rules/*.md", {
  query: "?clauses",
  import: "default",
});

const fileOf = (game: string, language: Language) =>
  `../../../docs/rules/${game}${language === "en" ? "" : `.${language}`}.md`;

/** The whole rules of a game; null if there is no such game. */
export async function rulesPage(game: string, language: Language): Promise<RulesPage | null> {
  return (await pages[fileOf(game, language)]?.()) ?? null;
}

/** The sentence of a clause without its id and source; "" if there is no such clause. */
export async function clauseText(game: string, language: Language, clause: string): Promise<string> {
  const all = await clauses[fileOf(game, language)]?.();
  return all?.[clause] ?? "";
}
