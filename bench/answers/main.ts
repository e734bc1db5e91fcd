import { guessLanguage } from "../../packages/lexicon/src/language.ts";
// Measures answers on test collections with the product's own ingestion, search, answering and verification. Standard
// output holds one JSON line for each collection and system; progress goes to standard error.
import { resolve } from "node:path";
import process from "node:process";
import {
  type Answer,
  type Answerer,
  type Library,
  type Passage,
  type Tool,
  silentReport,
} from "../../apps/api/src/features/citations/answer.rules.ts";
import { splitClaims } from "../../apps/api/src/features/citations/claims.rules.ts";
import { countTerms } from "../../apps/api/src/features/quoting/term-counts.service.ts";
import { openExtractiveAnswerer } from "../../apps/api/src/features/quoting/quoting.service.ts";
import { openTokenBudget } from "../../apps/api/src/features/agent/token-budget.service.ts";
import { estimateTokens } from "../../apps/api/src/features/agent/usage.rules.ts";
import { openModelAnswerer } from "../../apps/api/src/features/agent/model-answerer.service.ts";
import type { SearchScope } from "../../apps/api/src/features/folders/folder-scope.rules.ts";
import { readNeighbours } from "../../apps/api/src/features/retrieval/reading.service.ts";
import { search } from "../../apps/api/src/features/retrieval/retrieval.service.ts";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import type { TenantDb } from "../../apps/api/src/platform/database/tenant.ts";
import { openModels } from "../../apps/api/src/platform/models/openai-models.ts";
import { readCollection } from "../retrieval/collection.ts";
import { withDatabase } from "../retrieval/database.ts";
import { type Corpus, ingest, createCorpus } from "../retrieval/ingest.ts";
import { median } from "../retrieval/measures.ts";
import { type ChatRequest, type Choice, startEmulatedModel } from "./emulated-model.ts";
import { plantErrors } from "./planted-errors.ts";
import { type Split, splitCollection } from "./questions.ts";

const questionsOfAKind = Number(process.env["BENCH_QUESTIONS"] ?? 240);
const passagesPlanted = 200;

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error("usage: npm run bench -- answers FOLDER...   (folders in BEIR layout)");
  process.exitCode = 2;
}
const config = readConfig(process.env);
const model = await startEmulatedModel();
try {
  for (const folder of folders) {
    const collection = await readCollection(resolve(process.env["INIT_CWD"] ?? ".", folder));
    const split = splitCollection(collection, questionsOfAKind);
    await withDatabase(config.databaseUrl, async (db) => {
      const corpus = await createCorpus(db);
      await ingest(db, corpus, { collection: split.kept, embedding: undefined });
      console.error(`${collection.name}: ${split.kept.documents.length} documents`);
      const systems = { keyless: openKeyless(db, corpus), "emulated model": openEmulated() };
      for (const [system, answerer] of Object.entries(systems)) {
        const report = await measure(split, { db, corpus, answerer });
        print({ collection: collection.name, system, ...report });
      }
      const planted = plantErrors(await readPassages(db), passagesPlanted);
      print({ collection: collection.name, system: "verifier", ...summarize(planted) });
    });
  }
} finally {
  model.close();
}

function openKeyless(db: TenantDb, { organizationId }: Corpus): Answerer {
  return openExtractiveAnswerer((terms) => countTerms(db, organizationId, terms));
}

function openEmulated(): Answerer {
  const { chat } = openModels({
    apiKey: "none",
    baseUrl: model.baseUrl,
    chatModel: "emulated",
    embeddingModel: undefined,
    timeoutMs: 10_000,
  });
  if (!chat) throw new Error("There is no chat model");
  return openModelAnswerer(chat, openTokenBudget(config.answers.budget));
}

type Subject = { readonly db: TenantDb; readonly corpus: Corpus; readonly answerer: Answerer };

async function measure({ answerable, unanswerable, kept }: Split, subject: Subject) {
  const answers = [];
  for (const { id, text } of answerable) {
    model.choices.length = 0;
    const { answer, ms } = await ask(subject, text);
    const tokens = model.requests.splice(0).map(countInputTokens);
    const relevant = kept.judgments.get(id) ?? new Map<string, number>();
    const right = answer.citations.some(({ payload }) => relevant.has(payload.metadata.filename));
    const cause = causeOf({ answer, right, relevant }, model.choices);
    answers.push({ answer, ms, right, tokens, cause });
  }
  let refused = 0;
  for (const { text } of unanswerable) {
    const { answer } = await ask(subject, text);
    if (answer.outcome === "not_found") refused += 1;
  }
  const held = answers.map(({ answer }) => holdCitations(answer));
  const sum = (of: (one: ReturnType<typeof holdCitations>) => number) =>
    held.reduce((total, one) => total + of(one), 0);
  return {
    answerable: answerable.length,
    right_document: share(answers.filter(({ right }) => right).length, answerable.length),
    unanswerable: unanswerable.length,
    refused: share(refused, unanswerable.length),
    citation_precision: share(
      sum((one) => one.holding),
      sum((one) => one.cited),
    ),
    citation_recall: share(
      sum((one) => one.provided),
      sum((one) => one.sentences),
    ),
    ...describeTokens(answers.map(({ tokens }) => tokens)),
    causes: countBy(answers.map(({ cause }) => cause)),
    ms_p50: Number(median(answers.map(({ ms }) => ms)).toFixed(1)),
  };
}

/**
 * The input tokens of questions, at four letters a token (one for a Chinese character): simple ones took one request,
 * verified ones a second one in which the model judges claims.
 */
function describeTokens(questions: readonly (readonly number[])[]) {
  const sums = (requests: number) =>
    questions
      .filter((tokens) => tokens.length === requests)
      .map((tokens) => tokens.reduce((all, one) => all + one, 0));
  const describe = (all: readonly number[]) => ({
    questions: all.length,
    ...(all.length > 0 && { p50: median(all), max: Math.max(...all) }),
  });
  return { input_tokens: { simple: describe(sums(1)), verified: describe(sums(2)) } };
}

function countInputTokens({ messages, tools = [] }: ChatRequest): number {
  const texts = messages.map(({ content }) => content ?? "");
  return estimateTokens([...texts, JSON.stringify(tools)].join("\n"));
}

async function ask({ db, corpus, answerer }: Subject, question: string) {
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
  const started = performance.now();
  const around: Library["around"] = (wanted) => readNeighbours({ db }, scope, wanted);
  const library: Library = {
    list: async () => [],
    read: async () => [],
    beginnings: async () => new Map(),
    openings: async () => new Map(),
    around,
  };
  const asked = {
    question,
    language: guessLanguage(question),
    history: [],
    tools: [tool],
    library,
    tables: null,
  };
  const answer = await answerer(asked, silentReport, AbortSignal.timeout(60_000));
  return { answer, ms: performance.now() - started };
}

type Outcome = { answer: Answer; right: boolean; relevant: ReadonlyMap<string, number> };

/** Why an answer cites no relevant document, or how it came to cite one although the model named another passage. */
function causeOf({ answer, right, relevant }: Outcome, choices: readonly Choice[]): string {
  const [choice] = choices;
  if (!choice) return right ? "right" : "no model asked";
  const own = choice.chosen !== undefined && relevant.has(choice.chosen);
  if (right) {
    if (choice.named) return "right";
    return own ? "right: wrong marker moved back" : "right by the wrong marker";
  }
  if (!choice.shown.some((file) => relevant.has(file))) return "search: not among the passages";
  if (choice.chosen === undefined) return "model: says not found";
  if (!own) return "model: chose another document's sentence";
  if (answer.outcome === "not_found") return "verification: answer fell away";
  return choice.named ? "verification: right marker moved away" : "verification: wrong marker left";
}

function countBy(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(names, (name) => name)).map(([name, all]) => [
      name,
      all?.length ?? 0,
    ]),
  );
}

/** Of the citations those whose passage holds their sentence, and of the sentences those with such a citation. */
function holdCitations(answer: Answer) {
  const texts = new Map(answer.citations.map(({ id, payload }) => [id, flat(payload.text)]));
  const sentences = answer.outcome === "not_found" ? [] : splitClaims(answer.content);
  const held = sentences.map(({ text, citations }) => {
    const beginning = flat(text.replace(/…$/, "")).slice(0, 200).trim();
    return citations.map((id) => texts.get(id)?.includes(beginning) ?? false);
  });
  return {
    sentences: sentences.length,
    provided: held.filter((citations) => citations.includes(true)).length,
    cited: held.flat().length,
    holding: held.flat().filter(Boolean).length,
  };
}

function flat(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, " ");
}

async function readPassages(db: TenantDb): Promise<Passage[]> {
  const rows = await db.chunk.findMany({
    include: { document: { select: { name: true } } },
    orderBy: [{ document: { createdAt: "asc" } }, { ordinal: "asc" }],
  });
  return rows.map((row) => ({
    chunkId: row.id,
    documentId: row.documentId,
    filename: row.document.name,
    headings: row.headings,
    text: row.text,
    anchors: [],
    score: 1,
  }));
}

function summarize(planted: ReturnType<typeof plantErrors>) {
  const { truth, ...errors } = planted;
  const all = Object.values(errors);
  const noticed = all.reduce((sum, tally) => sum + tally.noticed, 0);
  const named = {
    wrong_number: errors.wrongNumber,
    swapped_source: errors.swappedSource,
    invented_quote: errors.inventedQuote,
    changed_quote: errors.changedQuote,
  };
  const shares = (of: "noticed" | "unconfirmed") =>
    Object.fromEntries(
      Object.entries(named).map(([name, tally]) => [name, share(tally[of], tally.tried)]),
    );
  return {
    ...shares("noticed"),
    false_alarms: share(truth.noticed, truth.tried),
    precision: share(noticed, noticed + truth.noticed),
    unconfirmed: { ...shares("unconfirmed"), truth: share(truth.unconfirmed, truth.tried) },
    tried: Object.fromEntries(Object.entries(planted).map(([name, { tried }]) => [name, tried])),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Number((part / whole).toFixed(4));
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
