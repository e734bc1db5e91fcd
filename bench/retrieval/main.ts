// Ranks the documents of test collections with the product's own ingestion and search. Standard output holds one JSON
// line for each collection and system; progress goes to standard error.
import { resolve } from "node:path";
import process from "node:process";
import type { SearchScope } from "../../apps/api/src/features/folders/folder-scope.rules.ts";
import { search } from "../../apps/api/src/features/retrieval/retrieval.service.ts";
import type { TenantApp } from "../../apps/api/src/context/tenancy.ts";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import { openModels } from "../../apps/api/src/platform/models/openai-models.ts";
import { type BenchQuery, type Collection, readCollection } from "./collection.ts";
import { withDatabase } from "./database.ts";
import { ingest, createCorpus } from "./ingest.ts";
import { mean, median, ndcg10, recall } from "./measures.ts";
import { type QueryVariant, queryVariants } from "./query-variants.ts";
import { openReferenceBm25 } from "./reference-bm25.ts";

/** Deep enough for the first hundred documents, of which several passages may be found. */
const passagesRead = 400;

const args = process.argv.slice(2);
const folders = args.filter((one) => !one.startsWith("--"));
const variants = args.filter((one) => one.startsWith("--")).map((one) => one.slice(2));
const isVariant = (name: string): name is QueryVariant => Object.hasOwn(queryVariants, name);
if (folders.length === 0 || !variants.every(isVariant)) {
  const flags = Object.keys(queryVariants).map((name) => `[--${name}]`);
  console.error(
    `usage: npm run bench -- retrieval ${flags.join(" ")} FOLDER...   (folders in BEIR layout)`,
  );
  process.exit(2);
}
const config = readConfig(process.env);
const { embedding } = openModels(config.models);
for (const folder of folders) {
  const collection = await readCollection(resolve(process.env["INIT_CWD"] ?? ".", folder));
  await withDatabase(config.databaseUrl, async (db) => {
    const corpus = await createCorpus(db);
    const started = performance.now();
    const { chunks } = await ingest(db, corpus, { collection, embedding });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const sizes = `${collection.documents.length} documents, ${chunks} passages`;
    console.error(`${collection.name}: ${sizes}, ingested in ${seconds} s`);
    const scope = {
      ...corpus,
      folderIds: [corpus.folderId],
      documentIds: [],
    } as object as SearchScope;
    const reference = openReferenceBm25(collection.documents);
    const asked = variants.filter(isVariant).map((variant) => ({
      ...collection,
      name: `${collection.name} ${variant}`,
      queries: queryVariants[variant](collection, reference),
    }));
    for (const one of [collection, ...asked]) {
      await report(one, "reference-bm25", reference);
      await report(one, "ours-lexical", (text) => rank(text, { db, models: {} }, scope));
      if (!embedding) continue;
      await report(one, "ours-hybrid", (text) => rank(text, { db, models: { embedding } }, scope));
    }
  });
}

/** Returns the ids of documents for a query, the best first. */
type Ranker = (text: string) => string[] | Promise<string[]>;

async function report(collection: Collection, system: string, ranker: Ranker): Promise<void> {
  const results = [];
  for (const query of collection.queries) results.push(await measureTime(query, ranker));
  const measured = results.map(({ query, ranked, ms }) => {
    const relevant = collection.judgments.get(query.id) ?? new Map<string, number>();
    return {
      ndcg10: ndcg10(ranked, relevant),
      recall10: recall(ranked, relevant, 10),
      recall100: recall(ranked, relevant, 100),
      ms,
    };
  });
  const line = {
    collection: collection.name,
    system,
    ndcg10: rounded(mean(measured.map((one) => one.ndcg10))),
    recall10: rounded(mean(measured.map((one) => one.recall10))),
    recall100: rounded(mean(measured.map((one) => one.recall100))),
    ms_p50: Number(median(measured.map(({ ms }) => ms)).toFixed(1)),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function measureTime(query: BenchQuery, ranker: Ranker) {
  const started = performance.now();
  const ranked = await ranker(query.text);
  return { query, ranked, ms: performance.now() - started };
}

/** The documents found for a query, each at its best passage. A document's name is its id in the collection. */
async function rank(
  text: string,
  app: TenantApp<"db" | "models">,
  scope: SearchScope,
): Promise<string[]> {
  const passages = await search(app, scope, { text, limit: passagesRead });
  return [...new Set(passages.map(({ filename }) => filename))];
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
