// Measures answers computed from the tables of real spreadsheets, against values worked out by another program. Standard
// output holds one JSON line for each system; errors go to standard error.
import { randomUUID } from "node:crypto";
import { basename, extname, resolve } from "node:path";
import process from "node:process";
import { extract } from "@footnote/extraction/extract";
import {
  type Answer,
  type Answerer,
  type Tool,
  silentReport,
} from "../../apps/api/src/features/citations/answer.rules.ts";
import { openExtractiveAnswerer } from "../../apps/api/src/features/quoting/quoting.service.ts";
import { openTokenBudget } from "../../apps/api/src/features/agent/token-budget.service.ts";
import { openModelAnswerer } from "../../apps/api/src/features/agent/model-answerer.service.ts";
import { openTables } from "../../apps/api/src/features/table-answers/table-answers.service.ts";
import { countTerms } from "../../apps/api/src/features/quoting/term-counts.service.ts";
import type { SearchScope } from "../../apps/api/src/features/folders/folder-scope.rules.ts";
import { type Chunk, startChunking } from "../../apps/api/src/features/ingestion/chunking.rules.ts";
import { collectTables } from "../../apps/api/src/features/ingestion/table-collector.rules.ts";
import { indexChunks } from "../../apps/api/src/features/retrieval/indexing.service.ts";
import { detectLanguage, guessLanguage } from "../../packages/lexicon/src/language.ts";
import { search } from "../../apps/api/src/features/retrieval/retrieval.service.ts";
import { replaceTables } from "../../apps/api/src/features/tables/tables.service.ts";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import type { TenantDb } from "../../apps/api/src/platform/database/tenant.ts";
import { openMetrics } from "../../apps/api/src/platform/metrics/metrics.ts";
import { openModels } from "../../apps/api/src/platform/models/openai-models.ts";
import { withDatabase } from "../retrieval/database.ts";
import { type Corpus, createCorpus } from "../retrieval/ingest.ts";
import { startQueryingModel } from "./emulated-model.ts";
import { furtherFiles, furtherQuestions } from "./further-questions.ts";
import { files, questions, type TableQuestion } from "./questions.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    "usage: npm run bench -- tables FOLDER   (with the folders csv, tsv, xls and xlsx)",
  );
  process.exit(2);
}
const config = readConfig(process.env);
const metrics = openMetrics();
const model = await startQueryingModel();
try {
  await withDatabase(config.databaseUrl, async (db) => {
    const corpus = await createCorpus(db);
    const ingestAll = async (paths: readonly string[]) => {
      for (const path of paths) {
        await ingest(db, corpus, resolve(process.env["INIT_CWD"] ?? ".", folder, path));
      }
    };
    await ingestAll(files);
    const keyless = openExtractiveAnswerer((terms) => countTerms(db, corpus.organizationId, terms));
    print(await measure("keyless", questions, { db, corpus, answerer: keyless }));
    const asked = questions.filter(({ sql }) => sql !== undefined);
    print(await measure("emulated model", asked, { db, corpus, answerer: openEmulated() }));
    await ingestAll(furtherFiles);
    for (const [half, kept] of [
      ["developed", 0],
      ["held out", 1],
    ] as const) {
      const part = furtherQuestions.filter((_, at) => at % 2 === kept);
      print(await measure(`keyless, further ${half}`, part, { db, corpus, answerer: keyless }));
    }
  });
} finally {
  model.close();
}

function openEmulated(): Answerer {
  const settings = { apiKey: "none", baseUrl: model.baseUrl, chatModel: "emulated" };
  const { chat } = openModels({ ...settings, embeddingModel: undefined, timeoutMs: 10_000 });
  if (!chat) throw new Error("There is no chat model");
  return openModelAnswerer(chat, openTokenBudget({ ...config.answers.budget, tokens: 10_000_000 }));
}

/** Makes a file searchable and its tables computable, as an upload would be. */
async function ingest(db: TenantDb, corpus: Corpus, path: string): Promise<void> {
  const chunking = startChunking();
  const chunks: Chunk[] = [];
  const tables = collectTables();
  const extension = extname(path);
  for await (const event of extract({ path, extension }, config.extraction)) {
    if (event.type === "block") chunks.push(...chunking.push(event.block));
    else tables.take(event);
  }
  chunks.push(...chunking.end());
  const name = basename(path);
  const language = detectLanguage(chunks.map(({ text }) => text));
  const state = {
    stage: "ready" as const,
    language,
    chunkCount: chunks.length,
    tableCount: tables.found.length,
  };
  await db.$transaction(async (tx) => {
    const data = {
      ...corpus,
      name,
      extension,
      size: 0,
      sha256: name,
      blobKey: randomUUID(),
      ...state,
    };
    const { id } = await tx.document.create({ data });
    const place = { ...corpus, documentId: id };
    await replaceTables(tx, place, tables.found);
    await indexChunks(tx, place, chunks, { language, title: name });
  });
}

type Subject = { readonly db: TenantDb; readonly corpus: Corpus; readonly answerer: Answerer };

async function measure(system: string, asked: readonly TableQuestion[], subject: Subject) {
  const tally = {
    right: 0,
    wrong: 0,
    declined: 0,
    traps: 0,
    traps_declined: 0,
    planted: 0,
    planted_noticed: 0,
  };
  const times: number[] = [];
  for (const one of asked) {
    const started = performance.now();
    const answer = await ask(one, subject);
    times.push(performance.now() - started);
    const computed = answer.citations.some(({ payload }) => payload.metadata.computation);
    const printAnswer = () =>
      console.error(`${system}: ${one.question}\n  ${answer.content.slice(0, 300)}`);
    if (one.right === null) {
      tally.traps += 1;
      if (!computed) tally.traps_declined += 1;
      else printAnswer();
    } else if (system !== "keyless" && model.planted()) {
      tally.planted += 1;
      if (!computed || answer.claims.some(({ state }) => state !== "computed"))
        tally.planted_noticed += 1;
      else printAnswer();
    } else if (!computed) {
      tally.declined += 1;
      printAnswer();
    } else if (holds(answer, one.right)) tally.right += 1;
    else {
      tally.wrong += 1;
      printAnswer();
    }
  }
  const middle = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  return { system, questions: asked.length, ...tally, ms_p50: Math.round(middle) };
}

function holds({ content }: Answer, right: readonly string[]): boolean {
  // Grouping, signs of decimals and the place of a currency differ by language: numbers are compared.
  const shown = content.replaceAll(/[\\$]|\[\d+\]/g, "");
  const english = shown.replaceAll(/(?<=\d),(?=\d{3})/g, "");
  const german = shown.replaceAll(/(?<=\d)\.(?=\d{3})/g, "").replaceAll(/(?<=\d),(?=\d)/g, ".");
  return right.every(
    (value) =>
      shown.includes(value) ||
      [english, german].some((text) => text.includes(value) || isRounded(text, Number(value))),
  );
}

/** Whether a text has a number with as many decimals as its sheet shows, three figures at least. */
function isRounded(text: string, value: number): boolean {
  return Array.from(text.matchAll(/\d+(?:\.(\d+))?/g)).some(([number, decimals = ""]) => {
    const figures = number.replace(/\D/g, "").length;
    const half = 0.5 * 10 ** -decimals.length * (1 + 1e-6);
    return figures >= 3 && Math.abs(Number(number) - Math.abs(value)) <= half;
  });
}

async function ask(
  { question, sql, file }: TableQuestion,
  { db, corpus, answerer }: Subject,
): Promise<Answer> {
  const scope = {
    ...corpus,
    folderIds: [corpus.folderId],
    documentIds: [],
  } as object as SearchScope;
  const tool: Tool = {
    id: "search_file_knowledge",
    step: "search",
    description: "Searches the documents.",
    find: (text) => search({ db, models: {} }, scope, { text, limit: 10 }),
  };
  if (sql !== undefined && file !== undefined) model.prepare({ sql, file, question });
  const tables = openTables({ db, metrics }, scope);
  const asked = {
    question,
    language: guessLanguage(question),
    history: [],
    tools: [tool],
    library: null,
    tables,
  };
  return await answerer(asked, silentReport, AbortSignal.timeout(60_000));
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
