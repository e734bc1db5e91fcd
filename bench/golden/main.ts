// Asks questions with checked answers about real documents, through the API of the product as `npm start` runs it.
// Standard output holds one JSON line for the system and a table by kind; progress goes to standard error.
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { openProduct } from "../streams/product.ts";
import type { Message } from "../../packages/contracts/src/chat/chat.ts";
import { median } from "../retrieval/measures.ts";
import { type Client, type Member, signIn, signUp } from "./client.ts";
import { type GoldenQuestion, type GoldenSet, readGoldenSet } from "./set.ts";
import { isEvidenceCited, judge, type Verdict } from "./verdict.ts";

const [folder, ...only] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    "usage: npm run bench -- golden FOLDER [KIND or ID...]\n" +
      "BENCH_DATA=FOLDER keeps the uploaded documents for the next run; BENCH_OUT=FILE gets the raw answers.",
  );
  process.exit(2);
}
const from = process.env["INIT_CWD"] ?? ".";
const path = resolve(from, folder);
const documents = process.env["BENCH_DOCUMENTS"] ?? join(path, "../documents/good");
const set = await readGoldenSet(path, resolve(from, documents));
const kept = process.env["BENCH_DATA"];
const dataFolder = kept ? resolve(from, kept) : await mkdtemp(join(tmpdir(), "footnote-golden-"));
await mkdir(dataFolder, { recursive: true });
const models = Object.entries(process.env).filter(([name]) =>
  /^(?:OPENAI|CHAT|EMBEDDING|RERANKER|VERIFICATION|MODEL)_/.test(name),
);
const product = await openProduct({
  ...(Object.fromEntries(models) as Record<string, string>),
  DATA_DIR: dataFolder,
});
await product.start();
try {
  const client = await openClient();
  const results = await askAll(client, chooseQuestions());
  const system = process.env["CHAT_MODEL"] ?? "keyless";
  process.stdout.write(`${JSON.stringify({ system, ...summarize(results) })}\n`);
  printTable(results);
  const out = process.env["BENCH_OUT"];
  if (out) await writeFile(resolve(from, out), results.map(formatResult).join(""));
} finally {
  await product.kill("SIGTERM");
  if (!kept) await rm(dataFolder, { recursive: true, force: true });
}

/** Signs in to the kept data if its documents are uploaded, or uploads them. */
async function openClient(): Promise<Client> {
  const file = join(dataFolder, "golden-member.json");
  const stored = await readFile(file, "utf8").catch(() => undefined);
  if (stored) return signIn(product.url, JSON.parse(stored) as Member);
  const { client, member } = await signUp(product.url);
  await upload(client, set);
  await writeFile(file, JSON.stringify(member));
  return client;
}

/** Uploads everything in the order of the folders, one file at a time, and waits until all are ready or failed. */
async function upload(client: Client, { folders, locate }: GoldenSet): Promise<void> {
  const ids = new Map<string, string>();
  for (const [folderPath, files] of folders) {
    const id = await client.createFolder(folderPath, ids);
    for (const file of files) await client.upload(id, basename(file), await readFile(locate(file)));
    console.error(`uploaded ${folderPath}`);
  }
  for (;;) {
    const files = (await Promise.all([...ids.values()].map((id) => client.listFiles(id)))).flat();
    const pending = files.filter(({ state }) => state === "processing").length;
    if (pending === 0) {
      const failed = files.filter(({ failure }) => failure);
      console.error(failed.map(({ name, failure }) => `${name}: ${failure?.code}`).join("\n"));
      return;
    }
    console.error(`${pending} of ${files.length} files are being processed`);
    await wait(5_000);
  }
}

type Result = {
  readonly question: GoldenQuestion;
  readonly message: Message;
  readonly verdict: Verdict;
  readonly cited: boolean;
  readonly ms: number;
};

/** The questions of the given kinds and ids with those that they continue, or all. */
function chooseQuestions(): GoldenQuestion[] {
  if (only.length === 0) return [...set.questions];
  const chosen = new Set<string>();
  for (const question of set.questions.toReversed()) {
    const { id, kind, after } = question;
    if (!only.includes(id) && !only.includes(kind) && !chosen.has(id)) continue;
    chosen.add(id);
    if (after) chosen.add(after);
  }
  return set.questions.filter(({ id }) => chosen.has(id));
}

async function askAll(client: Client, questions: readonly GoldenQuestion[]): Promise<Result[]> {
  const conversations = new Map<string, string>();
  const results: Result[] = [];
  for (const question of questions) {
    const started = performance.now();
    const conversationId = question.after ? conversations.get(question.after) : undefined;
    const reply = await client.ask({ ...question, conversationId });
    const ms = performance.now() - started;
    conversations.set(question.id, reply.conversation_id);
    const message = reply.messages.at(-1);
    if (!message) throw new Error(`${question.id}: there is no answer`);
    const verdict = judge(question, message);
    const cited = isEvidenceCited(question, message.metadata.citations);
    results.push({ question, message, verdict, cited, ms });
  }
  return results;
}

function summarize(results: readonly Result[]) {
  const halves = Object.groupBy(results, ({ question }) => halfOf(question));
  return {
    ...measure(results),
    half_a: measure(halves.a ?? []),
    half_b: measure(halves.b ?? []),
    ms_p50: Math.round(median(results.map(({ ms }) => ms))),
  };
}

/** Splits by document, so that all questions about one are in the same half. */
function halfOf({ id, files }: GoldenQuestion): "a" | "b" {
  const key = files[0] ?? id;
  return (createHash("sha256").update(key).digest()[0] ?? 0) % 2 === 0 ? "a" : "b";
}

function measure(results: readonly Result[]) {
  const count = (verdict: Verdict) => results.filter((one) => one.verdict === verdict).length;
  const answered = results.filter(({ message }) => message.metadata.outcome === "answered");
  const unanswerable = results.filter(({ question }) => question.refuse);
  const withEvidence = results.filter(
    ({ question, message }) =>
      question.evidence.length > 0 && message.metadata.outcome !== "not_found",
  );
  return {
    questions: results.length,
    score: share(count("right") + count("partly") / 2, results.length),
    right: count("right"),
    partly: count("partly"),
    wrong: count("wrong"),
    refused: count("refused"),
    answered: answered.length,
    wrong_among_answered: share(
      answered.filter(({ verdict }) => verdict === "wrong").length,
      answered.length,
    ),
    unanswerable_refused: share(
      unanswerable.filter(({ verdict }) => verdict === "right").length,
      unanswerable.length,
    ),
    citation_right: share(withEvidence.filter(({ cited }) => cited).length, withEvidence.length),
  };
}

function printTable(results: readonly Result[]): void {
  const kinds = Object.entries(Object.groupBy(results, ({ question }) => question.kind));
  const rows = kinds.map(([kind, of = []]) => {
    const { questions, score, right, partly, wrong, refused } = measure(of);
    return { kind, questions, score, right, partly, wrong, refused };
  });
  const columns = ["kind", "questions", "score", "right", "partly", "wrong", "refused"] as const;
  console.log(`| ${columns.join(" | ")} |\n|${" --- |".repeat(columns.length)}`);
  for (const row of rows) console.log(`| ${columns.map((column) => row[column]).join(" | ")} |`);
}

function formatResult({ question, message, verdict, cited, ms }: Result): string {
  const { id, kind, question: asked } = question;
  const { outcome, citations, nearest, claims, missing } = message.metadata;
  const sources = (list: typeof citations) =>
    list.map((one) => ({
      id: one.id,
      file: one.payload.metadata.filename,
      text: one.payload.text,
    }));
  const raw = {
    outcome,
    missing,
    claims,
    citations: sources(citations),
    nearest: sources(nearest),
  };
  const line = { id, kind, half: halfOf(question), verdict, question: asked, cited };
  return `${JSON.stringify({ ...line, ms: Math.round(ms), answer: message.content, ...raw })}\n`;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Number((part / whole).toFixed(4));
}
