// The texts in the language chosen.  General messages are src/locales/<language>.ftl and the files
// of the folder src/locales/<language>; a game's are those of the Python package (tiles, events,
// refusals, what readers say) and the client's own in src/games/<key>/locales/<language>.ftl.  What
// the pages say of a game before it is loaded (src/games/<key>/locales/<language>/, and what of it
// is our reconstruction) is general.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "./kinds";
import { keepText, readText } from "./kept";

export const LANGUAGES = ["en", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

type Texts = Record<string, () => Promise<string>>;
const general: Texts = import.meta.glob<string>(["../locales/**/*.ftl", "../games/*/locales/*/*.ftl"], {
  query: "?raw",
  import: "default",
});
const rules: Texts = import.meta.glob<string>(
  ["../../../src/pondside/games/*/locales/*.ftl", "../../../src/pondside/games/*/locales/*/reader.ftl"],
  { query: "?raw", import: "default" },
);
const shared: Texts = import.meta.glob<string>(
  [
    "../../../src/pondside/locales/*/reader.ftl",
    "../../../src/pondside/locales/*/ours.ftl",
    "../../../src/pondside/games/*/locales/*/ours.ftl",
  ],
  { query: "?raw", import: "default" },
);
const boards: Texts = import.meta.glob<string>("../games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

const KEPT = "pondside-language";

function preferred(): Language {
  const wanted = [readText(KEPT), ...navigator.languages];
  for (const tag of wanted) {
    const code = (tag ?? "").slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((one) => one === code);
    if (found) return found;
  }
  return "en";
}

class Speech {
  language = $state<Language>("en");
  // Bundles by "" (general) or game; a new object when a language or a game arrives.
  bundles = $state.raw<Record<string, FluentBundle>>({});
  private games = new Map<string, Promise<void>>(); // those needed, and when their messages are there

  async choose(language: Language): Promise<void> {
    const bundles: Record<string, FluentBundle> = {};
    for (const game of ["", ...this.games.keys()]) bundles[game] = await load(language, game);
    this.bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
    keepText(KEPT, language);
  }

  /** Waits for the messages of a game, whoever asked for them first. */
  need(game: string): Promise<void> {
    const asked = this.games.get(game) ?? this.fetch(game);
    this.games.set(game, asked);
    asked.catch(() => this.games.delete(game));
    return asked;
  }

  private async fetch(game: string): Promise<void> {
    const bundle = await load(this.language, game);
    this.bundles = { ...this.bundles, [game]: bundle };
  }

  /** The messages of a game and the general ones. */
  of(game = ""): Say {
    return (key, values) => format([this.bundles[game], this.bundles[""]], key, values);
  }
}

async function load(language: Language, game: string): Promise<FluentBundle> {
  // Isolating marks are for mixed writing directions.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = game
    ? [
        rules[`../../../src/pondside/games/${game}/locales/${language}.ftl`],
        rules[`../../../src/pondside/games/${game}/locales/${language}/reader.ftl`],
        boards[`../games/${game}/locales/${language}.ftl`],
      ]
    : [
        ...Object.entries({ ...shared, ...general })
          .filter(([path]) => new RegExp(`/${language}(/|\\.ftl$)`).test(path))
          .map(([, read]) => read),
      ];
  const texts = await Promise.all(wanted.map((read) => read?.() ?? ""));
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function format(bundles: (FluentBundle | undefined)[], key: string, values: Record<string, unknown> = {}): string {
  for (const bundle of bundles) {
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) continue;
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      ready[name] =
        typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : (value as FluentVariable);
    }
    return bundle.formatPattern(pattern, ready, []);
  }
  return key;
}

export const speech = new Speech();
/** The general messages; reactive where it is called in a component. */
export const say: Say = (key, values) => speech.of()(key, values);

export async function startSpeech(): Promise<void> {
  await speech.choose(preferred());
}
