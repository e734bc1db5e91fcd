// What a start without any keys costs, beside that of another revision: `npm run bench -- start FOLDER STARTS`, where FOLDER
// is a checkout of it that has been set up. The two start by turns, each with a data folder of its own that has been started
// before. Standard output holds one JSON line per revision, and one with the medians of the ratios of each pair.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { freePort } from "../../infra/test-services/private-process.ts";
import { root } from "../../scripts/commands.mjs";
import { readMemory, readTreeTime } from "../ingest/processor-time.ts";
import { engineFlags } from "../streams/product.ts";

type Start = { processor_s: number; memory_mb: number };

const [, , other = "", starts = "5"] = process.argv;
const folders = [other, root];
const data = await Promise.all(folders.map(() => mkdtemp(join(tmpdir(), "footnote-start-"))));
const measured: Start[][] = [[], []];
// The first start of each makes the database.
const turns = Array.from({ length: Number(starts) + 1 }, (_, turn) => turn);
try {
  for (const turn of turns) await measureBoth(turn > 0);
} finally {
  await Promise.all(data.map((folder) => rm(folder, { recursive: true, force: true })));
}
const [before = [], after = []] = measured;
for (const [revision, all] of Object.entries({ other: before, this: after })) print(revision, all);
const ratios = after.map((one, at) => ({
  processor_s: one.processor_s / (before[at]?.processor_s ?? Number.NaN),
  memory_mb: one.memory_mb / (before[at]?.memory_mb ?? Number.NaN),
}));
print("this / other", ratios);

async function measureBoth(counts: boolean): Promise<void> {
  for (const [at, folder] of folders.entries()) {
    const start = await measure(folder, data[at] ?? "");
    if (counts) measured[at]?.push(start);
  }
}

/** Processor seconds of the server and its children until it is ready, and the server's memory then. */
async function measure(folder: string, dataDir: string): Promise<Start> {
  const entry = join(folder, "apps/api/src/entry/all-in-one.ts");
  const port = String(await freePort());
  const env = { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: port, DATA_DIR: dataDir };
  const child: ChildProcess = spawn(process.execPath, [...engineFlags, entry], {
    cwd: folder,
    env: { ...env, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const piece of child.stdout ?? []) if (String(piece).includes("is ready")) break;
  const pid = child.pid ?? 0;
  const start = { processor_s: readTreeTime(pid), memory_mb: readMemory(pid).now };
  const ended = once(child, "exit");
  child.stdout?.resume();
  child.kill("SIGTERM");
  await ended;
  return start;
}

function print(revision: string, all: readonly Start[]): void {
  const median = (name: keyof Start) =>
    Number(
      all
        .map((one) => one[name])
        .toSorted((a, b) => a - b)
        .at(Math.floor(all.length / 2))
        ?.toFixed(3),
    );
  const line = {
    revision,
    starts: all.length,
    processor_s: median("processor_s"),
    memory_mb: median("memory_mb"),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
