// Measures text recall, speed and memory of the product's parsers and of other libraries on a folder of documents.
// Standard output holds one JSON line for each extension and system; failures are reported on standard error.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { column, makePdf } from "@footnote/extraction/fixtures/make-pdf";
import { isPresent, systems } from "./systems.ts";

type Entry = { file: string; expect?: string | null; expect_more?: string[] };
type Run = { ok: boolean; ms: number; pages: number | null; peakMb: number; error?: string };
type Measured = Run & { bytes: number; wanted: number; found: number };

const run = promisify(execFile);
const measureOne = fileURLToPath(new URL("./measure-one.ts", import.meta.url));
const timeoutMs = 120_000;

const [folder, ...only] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    "usage: npm run bench -- extraction FOLDER [EXTENSION...]   (FOLDER holds a manifest.json)",
  );
  process.exit(2);
}
const root = resolve(process.env["INIT_CWD"] ?? ".", folder);
const manifest = JSON.parse(await readFile(join(root, "manifest.json"), "utf8")) as Entry[];
const scratch = await mkdtemp(join(tmpdir(), "bench-extraction-"));
try {
  for (const extension of systems["ours"]?.extensions ?? []) {
    if (only.length === 0 || only.includes(extension)) await compare(extension);
  }
  if (only.length === 0 || only.includes("1000-pages")) await measureThousandPages();
} finally {
  await rm(scratch, { recursive: true });
}

async function compare(extension: string): Promise<void> {
  const entries = manifest.filter(({ file }) => extname(file).toLowerCase() === extension);
  const rivals = Object.entries(systems).filter(([, one]) => one.extensions.includes(extension));
  for (const [name] of rivals.filter(([one]) => entries.length > 0 && isPresent(one))) {
    const measured: Measured[] = [];
    for (const entry of entries) measured.push(await measure(name, entry));
    console.log(JSON.stringify(summarise(extension, name, measured)));
  }
}

async function measure(
  name: string,
  { file, expect, expect_more: more = [] }: Entry,
): Promise<Measured> {
  const path = join(root, file);
  const result = await runOne(name, path, extname(file).toLowerCase());
  if (!result.ok) console.error(`${name} ${file}: ${result.error ?? "failed"}`);
  const text = result.ok ? normalise(await readFile(join(scratch, "text"), "utf8")) : "";
  const wanted = [expect, ...more].filter((words) => words != null).map(normalise);
  const found = wanted.filter((words) => text.includes(words)).length;
  return { ...result, bytes: (await stat(path)).size, wanted: wanted.length, found };
}

async function runOne(name: string, path: string, extension: string): Promise<Run> {
  const args = [measureOne, name, path, extension, join(scratch, "text")];
  try {
    const { stdout } = await run(process.execPath, args, {
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Run;
  } catch (error) {
    return { ok: false, ms: timeoutMs, pages: null, peakMb: 0, error: String(error).slice(0, 200) };
  }
}

function summarise(extension: string, system: string, all: Measured[]) {
  const done = all.filter(({ ok }) => ok);
  const sum = (pick: (one: Measured) => number) =>
    done.reduce((total, one) => total + pick(one), 0);
  const seconds = sum(({ ms }) => ms) / 1000;
  const pages = sum(({ pages: count }) => count ?? 0);
  const wanted = all.reduce((total, one) => total + one.wanted, 0);
  return {
    extension,
    system,
    files: all.length,
    read: done.length,
    recall: Number((sum(({ found }) => found) / wanted).toFixed(3)),
    mb_per_second: Number((sum(({ bytes }) => bytes) / 1e6 / seconds).toFixed(2)),
    pages_per_second: pages > 0 ? Number((pages / seconds).toFixed(1)) : null,
    ms_p50: Math.round(done.map(({ ms }) => ms).toSorted((a, b) => a - b)[done.length >> 1] ?? 0),
    peak_mb: Math.max(0, ...done.map(({ peakMb }) => peakMb)),
  };
}

/** The memory that a long document takes must not grow with its length. */
async function measureThousandPages(): Promise<void> {
  const lines = (page: number) =>
    Array.from(
      { length: 45 },
      (_, at) => `Line ${at} of page ${page} tells of ships, berths and what they cost.`,
    );
  const path = join(scratch, "thousand.pdf");
  const pages = Array.from({ length: 1_000 }, (_, at) => column(lines(at + 1), 50, 80));
  await writeFile(path, makePdf(pages));
  for (const name of ["ours", "unpdf"].filter((one) => isPresent(one))) {
    const { ok, ms, peakMb } = await runOne(name, path, ".pdf");
    const speed = Number((1_000_000 / ms).toFixed(0));
    console.log(
      JSON.stringify({
        document: "1000 pages",
        system: name,
        ok,
        pages_per_second: speed,
        peak_mb: peakMb,
      }),
    );
  }
}

function normalise(text: string): string {
  return text.normalize("NFKC").replaceAll(" | ", " ").replace(/\s+/g, " ").trim();
}
