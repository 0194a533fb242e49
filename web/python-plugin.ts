// Python for the page: the interpreter (Pyodide) and the rules as they are in the package, so that a
// real pond can be counted without a server.  `virtual:python` says where they are.

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");
const PYODIDE = join(import.meta.dirname, "node_modules", "pyodide");
// The interpreter asks for these by name.
const INTERPRETER = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
// What counting needs of the package, and what stands in for the libraries that it uses.
const SOURCES = [
  ["src/pondside/kernel", "pondside/kernel"],
  ["src/pondside/geometry", "pondside/geometry"],
  ["src/pondside/games", "pondside/games"],
  ["web/offline", ""],
] as const;
const SINGLE = ["__init__.py", "protocol/__init__.py", "protocol/companion.py", "protocol/sheets.py"];

async function version(): Promise<string> {
  return (JSON.parse(await readFile(join(PYODIDE, "package.json"), "utf8")) as { version: string }).version;
}

/** Every file of the rules by its name. */
async function rules(): Promise<string> {
  const found: Record<string, string> = {};
  for (const name of SINGLE) found[`pondside/${name}`] = await readFile(join(ROOT, "src/pondside", name), "utf8");
  for (const [folder, to] of SOURCES) {
    for (const entry of await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(py|toml)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      found[join(to, relative(join(ROOT, folder), file))] = await readFile(file, "utf8");
    }
  }
  return JSON.stringify(Object.fromEntries(Object.entries(found).sort()));
}

export function pythonForPages(): Plugin {
  let interpreter = "";
  let text = "";
  let address = "";
  return {
    name: "pondside-python",
    async buildStart() {
      interpreter = `assets/python-${await version()}`;
      text = await rules();
      address = `assets/rules-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;
    },
    resolveId: (id) => (id === "virtual:python" ? "\0virtual:python" : null),
    load(id) {
      if (id !== "\0virtual:python") return null;
      return `export const interpreter = "/${interpreter}/"; export const rules = "/${address}";`;
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: address, source: text });
      for (const name of INTERPRETER) {
        const source = await readFile(join(PYODIDE, name));
        this.emitFile({ type: "asset", fileName: `${interpreter}/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0]!;
        const name = basename(path);
        if (path === `/${address}`) response.setHeader("content-type", "application/json").end(text);
        else if (path === `/${interpreter}/${name}` && INTERPRETER.includes(name)) {
          const kind = name.endsWith(".wasm") ? "application/wasm" : name.endsWith(".mjs") ? "text/javascript" : "";
          if (kind) response.setHeader("content-type", kind);
          createReadStream(join(PYODIDE, name)).pipe(response);
        } else next();
      });
    },
  };
}
