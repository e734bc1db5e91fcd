import { readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

export type BenchDocument = { readonly id: string; readonly title: string; readonly text: string };
export type BenchQuery = { readonly id: string; readonly text: string };

/** A test collection in BEIR layout. */
export type Collection = {
  readonly name: string;
  readonly documents: readonly BenchDocument[];
  /** Those with at least one relevant document. */
  readonly queries: readonly BenchQuery[];
  /** For each query the grades of its relevant documents. */
  readonly judgments: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/**
 * Reads `corpus.jsonl`, `queries.jsonl` and `qrels.tsv` of a folder.
 * @throws Error when one is missing or not in this layout
 */
export async function readCollection(folder: string): Promise<Collection> {
  const judgments = readJudgments(await readFile(join(folder, "qrels.tsv"), "utf8"));
  const queries = await readRows(join(folder, "queries.jsonl"));
  const documents = await readRows(join(folder, "corpus.jsonl"));
  return {
    name: basename(resolve(folder)),
    documents: documents.map((row) => ({ id: row._id, title: row.title ?? "", text: row.text })),
    queries: queries
      .filter((row) => judgments.has(row._id))
      .map((row) => ({ id: row._id, text: row.text })),
    judgments,
  };
}

type Row = { _id: string; title?: string; text: string };

async function readRows(file: string): Promise<Row[]> {
  const content = await readFile(file, "utf8");
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  // A link to the corpus of a neighbour, where the file system it came through knew no links.
  const [only = ""] = lines;
  if (lines.length === 1 && only.endsWith(".jsonl")) {
    return readRows(resolve(dirname(file), only.trim()));
  }
  return lines.map((line) => {
    const row = JSON.parse(line) as Partial<Row>;
    if (typeof row._id !== "string" || typeof row.text !== "string") {
      throw new Error(`${file}: a line without _id or text`);
    }
    return { _id: row._id, text: row.text, ...(row.title !== undefined && { title: row.title }) };
  });
}

function readJudgments(content: string): Map<string, Map<string, number>> {
  const judgments = new Map<string, Map<string, number>>();
  for (const line of content.split("\n").slice(1)) {
    const [query, document, grade] = line.trim().split("\t");
    if (query === undefined || document === undefined || !(Number(grade) > 0)) continue;
    const relevant = judgments.get(query) ?? new Map<string, number>();
    judgments.set(query, relevant.set(document, Number(grade)));
  }
  return judgments;
}
