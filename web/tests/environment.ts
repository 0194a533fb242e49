// Node, but with what is compiled for a page and not for a server: there runes do nothing.

import type { Environment } from "vitest/runtime";

export default {
  name: "page",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
