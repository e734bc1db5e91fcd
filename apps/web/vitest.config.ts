import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { schemalessContracts } from "./schemaless-contracts.ts";

export default defineConfig({
  plugins: [react(), schemalessContracts()],
  // Node would get the client's build for Node, which sends no browser's files.
  resolve: {
    alias: [{ find: /^tus-js-client$/, replacement: "tus-js-client/lib.esm/browser/index.js" }],
  },
  test: {
    name: "web",
    environment: "jsdom",
    server: { deps: { inline: ["tus-js-client"] } },
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/test/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
    // The first test of a file also loads its pages; a busy machine takes seconds for that.
    testTimeout: 60_000,
  },
});
