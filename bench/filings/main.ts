// Asks for figures of one company and year among many alike filings, in several styles. Standard output holds one JSON line
// for each style and system.
import process from "node:process";
import type { SearchScope } from "../../apps/api/src/features/folders/folder-scope.rules.ts";
import { search } from "../../apps/api/src/features/retrieval/retrieval.service.ts";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import { withDatabase } from "../retrieval/database.ts";
import { createCorpus, storeSections } from "../retrieval/ingest.ts";
import { openReferenceBm25 } from "../retrieval/reference-bm25.ts";
import { type Asked, makeFilings, makeQuestions, styles } from "./documents.ts";

type Found = { readonly filename: string; readonly heading: string };

const filings = makeFilings();
const passages = filings.flatMap(({ name, sections }) =>
  sections.map(({ heading, text }) => ({ filename: name, heading, text })),
);
const reference = openReferenceBm25(
  passages.map(({ filename, heading, text }, at) => ({
    id: String(at),
    title: `${filename}\n${heading}`,
    text,
  })),
);

await withDatabase(readConfig(process.env).databaseUrl, async (db) => {
  const corpus = await createCorpus(db);
  for (const filing of filings) await storeSections(db, corpus, filing);
  const scope = {
    ...corpus,
    folderIds: [corpus.folderId],
    documentIds: [],
  } as object as SearchScope;
  for (const style of Object.keys(styles)) {
    const asked = makeQuestions(style);
    report(
      style,
      "reference-bm25",
      asked,
      asked.map(({ text }) => reference(text).flatMap((id) => passages[Number(id)] ?? [])),
    );
    const ours: Found[][] = [];
    for (const { text } of asked) {
      const found = await search({ db, models: {} }, scope, { text, limit: 10 });
      ours.push(found.map(({ filename, headings }) => ({ filename, heading: headings[0] ?? "" })));
    }
    report(style, "ours-lexical", asked, ours);
  }
});

/** Counts the questions whose first passage, or one of the first five, is of the right filing, and is the right statement. */
function report(style: string, system: string, asked: readonly Asked[], found: readonly Found[][]) {
  const isRight = ({ company, year }: Asked, { filename }: Found) =>
    filings.some((one) => one.name === filename && one.company === company && one.year === year);
  const count = (depth: number, holds: (one: Asked, passage: Found) => boolean) =>
    asked.filter((one, at) => found[at]?.slice(0, depth).some((passage) => holds(one, passage)))
      .length;
  const isStatement = (one: Asked, passage: Found) =>
    isRight(one, passage) && passage.heading === one.section;
  const line = {
    style,
    system,
    questions: asked.length,
    right_filing_first: count(1, isRight),
    right_statement_first: count(1, isStatement),
    right_statement_of_5: count(5, isStatement),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
