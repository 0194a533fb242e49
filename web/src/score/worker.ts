// Python beside the page: loads the interpreter and the rules once, then answers questions in turn.

import { interpreter, rules } from "virtual:python";
import type { Answer, Question } from "./engine";

interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
  runPython(code: string): void;
  pyimport(name: string): Companion;
}

interface Companion {
  palette(game: string): string;
  score(asked: string): string;
}

const HOME = "/rules";

async function begin(): Promise<Companion> {
  const [{ loadPyodide }, files] = await Promise.all([
    import(/* @vite-ignore */ `${interpreter}pyodide.mjs`) as Promise<{
      loadPyodide(options: { indexURL: string; env: Record<string, string> }): Promise<Python>;
    }>,
    fetch(rules).then((found) => found.json() as Promise<Record<string, string>>),
  ]);
  const python = await loadPyodide({ indexURL: interpreter, env: { HOME, PONDSIDE_MODE: "plain" } });
  for (const [name, text] of Object.entries(files)) {
    const path = `${HOME}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, text);
  }
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python.pyimport("companion");
}

let companion: Promise<Companion> | null = null;

addEventListener("message", async (event: MessageEvent<Question>) => {
  const { n, what, told } = event.data;
  let answer: Answer;
  try {
    companion ??= begin();
    answer = { n, told: JSON.parse((await companion)[what](told)) };
  } catch (error) {
    companion = null; // what could not be loaded is asked for again
    answer = { n, fault: String(error) };
  }
  postMessage(answer);
});
