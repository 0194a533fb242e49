// What every module of the page keeps to: small, and without a rule of its own.

import { expect, it } from "vitest";

const MOST_LINES = 600;

const sources: Record<string, string> = import.meta.glob(["../src/**/*.ts", "../src/**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const linesOf = (text: string): number => text.trimEnd().split("\n").length;

it("finds the modules", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
});

it("has no module that nobody reads to its end", () => {
  const long = Object.entries(sources).filter(([, text]) => linesOf(text) > MOST_LINES);
  expect(long.map(([path, text]) => `${path}: ${linesOf(text)}`)).toEqual([]);
});

it("names no clause: what is looked up comes with what is printed", () => {
  const clause = /["'`][A-Z]{3}-[A-Z]+-\d+/;
  expect(Object.entries(sources).filter(([, text]) => clause.test(text))).toEqual([]);
});
