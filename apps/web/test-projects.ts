// How the tests of the web app run; the repository's vitest.config.ts takes them from here.
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultExclude, type TestProjectInlineConfiguration } from "vitest/config";
import { schemalessContracts } from "./schemaless-contracts.ts";

const isolated = "src/**/*.isolated.test.{ts,tsx}";

export const webTestProjects = [
  // Files share a process and its modules: to load the app for each costs more than its tests.
  project("web", {
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
    exclude: [...defaultExclude, isolated],
  }),
  project("web-isolated", { include: [isolated] }),
];

function project(
  name: string,
  files: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [react(), schemalessContracts()],
    // Node would get the client's build for Node, which sends no browser's files.
    resolve: {
      alias: [{ find: /^tus-js-client$/, replacement: "tus-js-client/lib.esm/browser/index.js" }],
    },
    test: {
      name,
      root: fileURLToPath(new URL(".", import.meta.url)),
      environment: "jsdom",
      server: { deps: { inline: ["tus-js-client"] } },
      setupFiles: ["src/test/setup.ts"],
      css: { modules: { classNameStrategy: "non-scoped" } },
      restoreMocks: true,
      ...files,
    },
  };
}
