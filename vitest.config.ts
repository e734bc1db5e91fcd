import { availableParallelism } from "node:os";
import { defaultExclude, defineConfig } from "vitest/config";

/** The services first: the databases are made on them. */
const setups = ["infra/test-services/global-setup.ts", "apps/api/src/test/migrated-databases.ts"];
/** Runs on every project: keeps the tests off the network and off the developer's own settings. */
const env = { NODE_ENV: "test", LOG_LEVEL: "silent" };

/** A project of tests that run on Node, in the folder of the package they belong to. */
function onNode(name: string, root: string, include: string[]) {
  return { name, root, include, environment: "node" as const, env };
}

/** The same for tests of pure functions, which keep nothing: their files share a process and its modules. */
function pure(name: string, root: string, include: string[]) {
  return { ...onNode(name, root, include), isolate: false };
}

const rules = "src/**/*.rules.test.ts";

export default defineConfig({
  test: {
    // Real databases, queues and child processes: slower than a unit test, never this slow.
    testTimeout: 60_000,
    // They wait for services more than they compute: of two cores one alone would stand idle half of the time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    hookTimeout: 120_000,
    // A CI machine may pause for seconds. A test that passes at its second try is named as such in the report.
    retry: process.env["CI"] === "true" ? 1 : 0,
    projects: [
      { extends: true, test: pure("contracts", "packages/contracts", ["src/**/*.test.ts"]) },
      { extends: true, test: onNode("extraction", "packages/extraction", ["src/**/*.test.ts"]) },
      { extends: true, test: pure("lexicon", "packages/lexicon", ["src/**/*.test.ts"]) },
      { extends: true, test: pure("rules", "apps/api", [rules]) },
      {
        extends: true,
        test: {
          ...onNode("api", "apps/api", ["src/**/*.test.ts"]),
          exclude: [...defaultExclude, rules],
          globalSetup: setups.map((path) => new URL(path, import.meta.url).pathname),
        },
      },
      { extends: true, test: onNode("checks", "infra", ["**/*.test.ts"]) },
      { extends: true, test: onNode("conformance", "conformance", ["src/**/*.test.ts"]) },
      "apps/web",
    ],
  },
});
