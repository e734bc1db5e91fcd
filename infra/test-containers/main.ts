// `npm run test-containers [-- --compose lowest|newest] [--from REVISION] [--to REVISION] [--only STAGE,...]`: the manual's commands on a real Docker engine of
// its own, from an empty server. Prints a table and ends with 1 when a stage fails, with 2 when something is not installed.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { freePort } from "../test-services/private-process.ts";
import { provideImages } from "./base-images.ts";
import {
  chooseCompose,
  composeVersions,
  missingPrograms,
  requireNoInstallation,
  startEngine,
} from "./engine.ts";
import { formatRows, type Row } from "./report.ts";
import { openServer } from "./server.ts";
import type { Place } from "./shell.ts";
import type { Scene, Stage } from "./stage.ts";
import { backup, careStages } from "./stages/care.ts";
import { inlineCommands } from "./stages/inline.ts";
import { conformance, failureStages, installationStages } from "./stages/installation.ts";
import { rollingUpgrade } from "./stages/upgrade.ts";
import { openVersions, type Versions } from "./versions.ts";

const stages = [
  ...installationStages,
  backup,
  rollingUpgrade,
  conformance,
  ...failureStages,
  inlineCommands,
  ...careStages,
];

const { values } = parseArgs({
  options: {
    compose: { type: "string" },
    from: { type: "string", default: "HEAD^" },
    to: { type: "string" },
    only: { type: "string" },
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
process.exitCode = await main();

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "footnote-containers-"));
  const place: Place = { cwd: folder, env: { ...process.env }, log: join(folder, "commands.log") };
  const missing = await missingPrograms(place);
  const wanted = Object.entries(composeVersions).filter(
    ([name]) => (values.compose ?? name) === name,
  );
  if (missing.length > 0 || wanted.length === 0) {
    const wrong = wanted.length === 0 ? ["--compose is lowest or newest"] : missing;
    console.error(`The containers cannot be tested here. Missing:\n  ${wrong.join("\n  ")}`);
    rmSync(folder, { recursive: true });
    return 2;
  }
  console.error(`All commands and what they print: ${place.log}`);
  const engine = await openEngine(folder, place);
  place.env["DOCKER_HOST"] = engine.host;
  try {
    await requireNoInstallation(place);
    const rows = await testAll(place, wanted);
    console.log(formatRows(rows));
    return rows.every(({ problem }) => problem === undefined) ? 0 : 1;
  } finally {
    await engine.close();
    for (const name of readdirSync(folder).filter((one) => !one.endsWith(".log"))) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

/** The one at DOCKER_HOST, which keeps the images that were built for the next run; else one of its own. */
async function openEngine(folder: string, place: Place) {
  const host = process.env["DOCKER_HOST"];
  return host ? { host, close: () => Promise.resolve() } : await startEngine(folder, place);
}

async function testAll(place: Place, wanted: readonly [string, string][]): Promise<Row[]> {
  Object.assign(place.env, chooseCompose(join(place.cwd, "docker-config"), wanted[0]?.[1] ?? ""));
  const standIns = await provideImages(place);
  console.error(`Stand-ins of images that no registry gave: ${standIns.join(", ") || "none made"}`);
  const versions = await openVersions(place, values);
  const rows: Row[] = [];
  for (const [name, plugin] of wanted) {
    Object.assign(place.env, chooseCompose(join(place.cwd, "docker-config"), plugin));
    rows.push(...(await testOne(`Compose ${name}`, place, versions)));
  }
  return rows;
}

/** All stages on a server of its own, which is empty before and afterwards. */
async function testOne(group: string, place: Place, versions: Versions): Promise<Row[]> {
  const ports = { http: await freePort(), https: await freePort() };
  const folder = join(place.cwd, group.replaceAll(" ", "-"));
  mkdirSync(folder);
  const server = openServer(folder, place, ports);
  await versions.offerPrevious(join(folder, "repository.git"));
  const publish = () => versions.offerCurrent(join(folder, "repository.git"));
  const scene: Scene = { server, publish };
  const rows: Row[] = [];
  const chosen = stages.filter(
    (stage) => stage.isRequired || (values.only?.split(",").includes(stage.name) ?? true),
  );
  for (const stage of chosen) {
    const row = await runStage(group, stage, scene);
    console.error(
      `${row.problem === undefined ? "passed" : "FAILED"} after ${row.seconds.toFixed(0)} s: ${group}: ${stage.title}`,
    );
    if (row.remark) console.error(`  ${row.remark}`);
    if (row.problem) console.error(`  ${row.problem.replaceAll("\n", "\n  ")}`);
    rows.push(row);
    if (row.problem !== undefined && stage.isRequired) break;
  }
  await server.sh("docker compose down --volumes").catch(() => "");
  return rows;
}

async function runStage(group: string, stage: Stage, scene: Scene): Promise<Row> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const remark = (await stage.run(scene)) ?? "";
    return { group, title: stage.title, seconds: seconds(), remark };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { group, title: stage.title, seconds: seconds(), remark: "", problem };
  }
}
