// Collects training cases: questions with known answers, and the passages that the product's search finds for them.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Library } from "../../apps/api/src/features/citations/answer.rules.ts";
import type { SearchScope } from "../../apps/api/src/features/folders/folder-scope.rules.ts";
import { countTerms } from "../../apps/api/src/features/quoting/term-counts.service.ts";
import { reformatFollowUp } from "../../apps/api/src/features/quoting/follow-up.rules.ts";
import { formsOf, readQuestion } from "../../apps/api/src/features/quoting/question.rules.ts";
import { gatherPassages } from "../../apps/api/src/features/quoting/passages.service.ts";
import { readBeginnings } from "../../apps/api/src/features/retrieval/reading.service.ts";
import { search } from "../../apps/api/src/features/retrieval/retrieval.service.ts";
import { startEmbeddedDatabase } from "../../apps/api/src/platform/database/embedded.ts";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";
import type { TenantDb } from "../../apps/api/src/platform/database/tenant.ts";
import { splitCollection } from "../answers/questions.ts";
import { detectLanguage } from "../../packages/lexicon/src/language.ts";
import { readGoldenSet } from "../golden/set.ts";
import { readCollection } from "../retrieval/collection.ts";
import { withDatabase } from "../retrieval/database.ts";
import { createCorpus, ingest } from "../retrieval/ingest.ts";
import type { Case, SetCounts } from "./cases.ts";

const passagesPerQuestion = 10;
const questionsOfAKind = 150;

/** Collects the cases of a question-answering collection in BEIR layout whose queries name their answers. */
export async function collectFromCollection(folder: string, out: string): Promise<void> {
  const collection = await readCollection(folder);
  const answers = await readAnswers(join(folder, "queries.jsonl"));
  const titles = new Map(collection.documents.map(({ id, title }) => [id, title]));
  const split = splitCollection(collection, questionsOfAKind);
  await withDatabase(undefined, async (db) => {
    const corpus = await createCorpus(db);
    await ingest(db, corpus, { collection: split.kept, embedding: undefined });
    const scope = {
      ...corpus,
      folderIds: [corpus.folderId],
      documentIds: [],
    } as object as SearchScope;
    const cases: Case[] = [];
    for (const { id, text } of [...split.answerable, ...split.unanswerable]) {
      const answerable = split.answerable.some((one) => one.id === id);
      const files = [...(collection.judgments.get(id)?.keys() ?? [])];
      cases.push({
        set: collection.name,
        group: titles.get(files[0] ?? "") ?? id,
        id,
        kind: answerable ? "fact" : "outofscope",
        question: text,
        ...(await gather(db, scope, text)),
        answers: answerable ? (answers.get(id) ?? []).map((one) => RegExp.escape(one)) : [],
        files: answerable ? files : [],
      });
    }
    await write(out, collection.name, {
      cases,
      counts: await readCounts(db, corpus.organizationId),
    });
  });
}

/** Collects the cases of a golden set from the data folder that the golden benchmark has kept. */
export async function collectFromGolden(folder: string, data: string, out: string): Promise<void> {
  const set = await readGoldenSet(folder, "");
  const embedded = await startEmbeddedDatabase(data);
  await migrate(embedded.connection);
  const db = openDatabase(embedded.connection, 4) as TenantDb;
  try {
    const organization = await db.organization.findFirstOrThrow();
    const organizationId = organization.id;
    const folders = await db.folder.findMany({ where: { organizationId } });
    const cases: Case[] = [];
    for (const one of set.questions) {
      if (one.after !== null) continue;
      const narrowed = one.folder === null ? folders : below(one.folder, folders);
      const scope = {
        organizationId,
        folderIds: narrowed.map(({ id }) => id),
      } as object as SearchScope;
      cases.push({
        set: set.name,
        group: one.files[0] ?? one.id,
        id: one.id,
        kind: one.kind,
        question: one.question,
        ...(await gather(db, scope, one.question)),
        answers: one.answer.map(({ source }) => source),
        files: one.files.map((file) => file.slice(file.indexOf("/") + 1)),
      });
    }
    await write(out, set.name, { cases, counts: await readCounts(db, organizationId) });
  } finally {
    await db.$disconnect();
    await embedded.stop();
  }
}

/** Finds the passages for a question as the quoting answerer does. */
async function gather(db: TenantDb, scope: SearchScope, text: string) {
  const app = { db, models: {} };
  const find = async (query: string) => {
    const passages = await search(app, scope, { text: query, limit: passagesPerQuestion });
    const top = Math.max(...passages.map(({ score }) => score), Number.MIN_VALUE);
    return passages.map((passage) => ({ ...passage, score: passage.score / top }));
  };
  const beginnings: Library["beginnings"] = (documentIds, limit) =>
    readBeginnings(app, scope, { documentIds, limit });
  const followUp = reformatFollowUp([text]);
  const passages = await gatherPassages(followUp, {
    session: { find, findDocuments: find, beginnings },
  });
  const languages = [...new Set(passages.map((passage) => detectLanguage([passage.text])))];
  const asked = formsOf(readQuestion(followUp, languages));
  const { similar } = await countTerms(db, scope.organizationId, asked);
  return { passages, similar: Object.fromEntries(similar) };
}

type Folder = { readonly id: string; readonly name: string; readonly parentId: string | null };

function below(path: string, folders: readonly Folder[]): Folder[] {
  const pathOf = ({ name, parentId }: Folder): string => {
    const parent = folders.find(({ id }) => id === parentId);
    return parent ? `${pathOf(parent)}/${name}` : name;
  };
  return folders.filter((one) => `${pathOf(one)}/`.startsWith(`${path}/`));
}

async function readAnswers(file: string): Promise<Map<string, string[]>> {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const row = JSON.parse(line) as { _id: string; metadata?: { answers?: string[] } };
      return [row._id, row.metadata?.answers ?? []];
    }),
  );
}

async function readCounts(db: TenantDb, organizationId: string): Promise<SetCounts> {
  const rows = await db.$queryRaw<{ term: string; chunks: number }[]>`
    select term, chunks from term_stat where organization_id = ${organizationId}::uuid`;
  return Object.fromEntries(rows.map(({ term, chunks }) => [term, chunks]));
}

async function write(
  out: string,
  name: string,
  { cases, counts }: { cases: readonly Case[]; counts: SetCounts },
): Promise<void> {
  await writeFile(join(out, `${name}.counts.json`), JSON.stringify(counts));
  const lines = cases.map((one) => `${JSON.stringify(one)}\n`);
  await writeFile(join(out, `${name}.cases.jsonl`), lines.join(""));
  console.error(`${name}: ${cases.length} questions`);
}
