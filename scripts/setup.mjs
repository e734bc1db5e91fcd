// Brings a checkout to the point where it can run: packages, database client, parsers, web app.
// Runs on Node 20 and npm alone, and takes a fraction of a second when nothing has changed.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { SetupError, root, run } from "./commands.mjs";
import { fingerprint, onceFor } from "./fingerprint.mjs";

// All of its words go to standard error: standard output belongs to the command that follows.
/** @type {import("node:child_process").StdioOptions} */
const aside = ["ignore", 2, 2];

const generated = "apps/api/src/platform/database/generated";

/**
 * @param {{ web: boolean }} wanted whether the built web app is needed
 * @throws {SetupError} in words for the terminal
 */
export async function setup({ web }) {
  requireNode(20);
  await installPackages();
  await generateDatabaseClient();
  await buildParsers();
  if (web) await buildWeb();
}

/** @param {number} major */
function requireNode(major) {
  if (Number.parseInt(process.versions.node, 10) >= major) return;
  throw new SetupError(
    `Node ${major} or newer is needed to start; this is Node ${process.versions.node}. ` +
      "The product itself then runs on the Node 24 that the setup installs beside it.",
  );
}

async function installPackages() {
  const state = fingerprint(["pnpm-lock.yaml", "pnpm-workspace.yaml", ...manifests()]);
  const made = ["node_modules/.bin/node"];
  await onceFor("install", {
    state,
    made,
    work: async () => {
      say("Installing packages (the first time this takes a minute or two)");
      const code = await run([...pnpm(), "install", "--frozen-lockfile"], { stdio: aside });
      if (code !== 0) {
        throw new SetupError(
          `The packages could not be installed (exit code ${code}; the reason is above). ` +
            "The first start needs the npm registry: check the network connection, the proxy settings " +
            "and the `registry` line of your .npmrc, then start again.",
        );
      }
    },
  });
}

async function generateDatabaseClient() {
  const state = fingerprint(["prisma/schema.prisma", "prisma.config.ts", "pnpm-lock.yaml"]);
  await onceFor("generate", {
    state,
    made: [`${generated}/client.ts`],
    work: async () => {
      say("Generating the database client");
      // Generating needs no engine but would download one; an existing file in its place keeps it offline.
      const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
      const code = await run(["prisma", "generate", "--no-hints"], { env, stdio: aside });
      if (code !== 0)
        throw new SetupError("The database client could not be generated (see above).");
    },
  });
}

/** What the sandbox runs, in packages/extraction/dist. Compiled code is of one version of Node. */
async function buildParsers() {
  const sources = ["packages/extraction", "packages/contracts", "pnpm-lock.yaml"];
  await onceFor("parsers", {
    state: fingerprint(sources),
    made: ["packages/extraction/dist/manifest.json"],
    work: async () => {
      say("Building the parsers");
      const code = await run(["node", "packages/extraction/build/main.ts"], { stdio: aside });
      if (code !== 0) throw new SetupError("The parsers could not be built (see above).");
    },
  });
}

/** The web app as `npm start` serves it, in apps/web/dist. */
export async function buildWeb() {
  const sources = [
    "apps/web",
    "packages/contracts",
    "tsconfig.base.json",
    "pnpm-lock.yaml",
    "turbo.json",
  ];
  const state = fingerprint(sources);
  await onceFor("web", {
    state,
    made: ["apps/web/dist/index.html"],
    work: async () => {
      say("Building the web app");
      const code = await runTask("build", ["--filter=@footnote/web"]);
      if (code !== 0) throw new SetupError("The web app could not be built (see above).");
    },
  });
}

/**
 * A task of turbo.json over the workspace, replayed from its cache where the inputs are unchanged.
 * @param {string} task
 * @param {string[]} [flags]
 */
export async function runTask(task, flags = []) {
  // Turbo starts the packages' scripts through pnpm, which is only on the PATH inside npx.
  const turbo = ["turbo", "run", task, "--output-logs=errors-only", ...flags];
  return await run([...pnpm(), "exec", ...turbo], { stdio: aside });
}

/** The pnpm that package.json names, fetched by npx once and then taken from its cache. */
export function pnpm() {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return ["npx", "--yes", String(manifest.packageManager)];
}

function manifests() {
  const folders = ["apps", "packages"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const all = [
    "package.json",
    ...[...folders, "e2e", "bench", "conformance"].map((path) => `${path}/package.json`),
  ];
  return all.filter((path) => existsSync(join(root, path)));
}

/** @param {string} what */
function say(what) {
  console.error(`footnote: ${what} ...`);
}

/**
 * For scripts run from the terminal: a SetupError is printed as a sentence, anything else with its stack.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\nfootnote: ${error.message}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    await setup({ web: !process.argv.includes("--without-web") });
    return 0;
  });
}
