import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defaultExclude, defineConfig } from "vitest/config";
import { webTestProjects } from "./apps/web/vitest.config.ts";

const setups = ["infra/test-services/global-setup.ts", "apps/api/src/test/migrated-databases.ts"];
/** Runs on every project: keeps the tests off the network and off the developer's own settings. */
const env = {
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  // Loading modules is most of what a child process costs: Node keeps them compiled for the next one.
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL("node_modules/.cache/footnote/compiled", import.meta.url),
  ),
};

/** A project of tests that run on Node, in the folder of the package they belong to. */
function onNode(name: string, root: string, include: string[]) {
  return { name, root, include, environment: "node" as const, env };
}

/** The same where files share a process and its modules: to load the product for each costs more than many a test. */
function shared(name: string, root: string, include: string[]) {
  return { ...onNode(name, root, include), isolate: false, restoreMocks: true, unstubEnvs: true };
}

const rules = "src/**/*.rules.test.ts";
/** Tests that replace modules, or that leave work behind in them: each file gets a process of its own. */
const isolated = "src/**/*.isolated.test.{ts,tsx}";
/** The services first: the databases are made on them. */
const services = { globalSetup: setups.map((path) => new URL(path, import.meta.url).pathname) };
const api = shared("api", "apps/api", ["src/**/*.test.ts"]);

export default defineConfig({
  test: {
    // Real databases, queues and child processes: slower than a unit test, never this slow.
    testTimeout: 60_000,
    // They wait for services more than they compute: of two cores one alone would stand idle half of the time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    hookTimeout: 120_000,
    // A poll waits for a process, a queue or the database: a second is short on a busy machine.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    // A CI machine may pause for seconds. A test that passes at its second try is named as such in the report.
    retry: process.env["CI"] === "true" ? 1 : 0,
    projects: [
      { extends: true, test: shared("contracts", "packages/contracts", ["src/**/*.test.ts"]) },
      { extends: true, test: onNode("extraction", "packages/extraction", ["src/**/*.test.ts"]) },
      { extends: true, test: shared("lexicon", "packages/lexicon", ["src/**/*.test.ts"]) },
      { extends: true, test: shared("rules", "apps/api", [rules]) },
      {
        extends: true,
        test: { ...api, ...services, exclude: [...defaultExclude, rules, isolated] },
      },
      { extends: true, test: onNode("api-isolated", "apps/api", [isolated]) },
      { extends: true, test: onNode("checks", "infra", ["**/*.test.ts"]) },
      { extends: true, test: onNode("conformance", "conformance", ["src/**/*.test.ts"]) },
      ...webTestProjects,
    ],
  },
});
