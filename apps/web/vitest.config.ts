import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultExclude, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { schemalessContracts } from "./schemaless-contracts.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const isolated = "src/**/*.isolated.test.{ts,tsx}";

/** The repository's own configuration runs them beside the others. */
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
      root,
      environment: "jsdom",
      server: { deps: { inline: ["tus-js-client"] } },
      setupFiles: [join(root, "src/test/setup.ts")],
      css: { modules: { classNameStrategy: "non-scoped" } },
      restoreMocks: true,
      ...files,
    },
  };
}

export default defineConfig({ test: { projects: webTestProjects } });
