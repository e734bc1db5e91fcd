import { detectLanguage } from "@footnote/lexicon/language";
import type {
  Answer,
  AnswerRequest,
  Library,
  Passage,
  ProgressReport,
} from "../citations/answer.rules.ts";
import { escapeMarkdown } from "../citations/markdown.rules.ts";
import { formatPoint } from "./quote-format.rules.ts";
import { summarizeParts } from "./summary.rules.ts";
import { citeQuotes } from "../citations/citations.service.ts";
import { asksForWhole, findFileByWord, findNamedFiles, namesFile } from "./whole-document.rules.ts";

/** The passages read of all files together; about a book of 400 pages. */
const passagesMax = 600;
const filesMax = 4;
const sectionsMax = 8;

/** A file that was read from its start. */
export type ReadFile = {
  readonly name: string;
  readonly passages: readonly Passage[];
  /** False if the file is longer than what was read. */
  readonly complete: boolean;
};

/** Reads the files that a question is about as a whole ("summarise this file"); none for other questions. */
export async function readAskedFiles(
  asked: AnswerRequest,
  report: ProgressReport,
): Promise<ReadFile[]> {
  const { library, question, language, history } = asked;
  if (!library || !asksForWhole(question, language)) return [];
  const files = await listWithFolders(library);
  const earlier = history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  // "Now summarise it": the file was named before.
  for (const text of [question, ...earlier.toReversed()]) {
    const named = await findNamedFiles(text, files, language);
    if (named.length > 0) return await readFiles(library, report, named);
  }
  const worded = await findFileByWord(question, files, language);
  return await readFiles(library, report, worded ? [worded] : []);
}

/** Reads the files that a question names with their extensions ("what does report.pdf say about ..."). */
export async function readNamedFiles(
  { library, question, language }: AnswerRequest,
  report: ProgressReport,
): Promise<ReadFile[]> {
  if (!library || !namesFile(question)) return [];
  const named = await findNamedFiles(question, await listWithFolders(library), language);
  return await readFiles(library, report, named);
}

async function listWithFolders(library: Library) {
  const [files, facts] = await Promise.all([library.list(), library.facts?.()]);
  return files.map((file) => ({ ...file, folder: facts?.folders.get(file.folderId ?? "") }));
}

async function readFiles(
  library: Library,
  report: ProgressReport,
  named: Awaited<ReturnType<Library["list"]>>,
): Promise<ReadFile[]> {
  const meant = named.slice(0, filesMax);
  const limit = Math.floor(passagesMax / Math.max(meant.length, 1));
  return await Promise.all(
    meant.map(async ({ documentId, name, chunks }) => {
      const read = () => library.read(documentId, limit);
      const passages = await report.step({ kind: "read", query: name }, read);
      return { name, passages, complete: passages.length >= chunks };
    }),
  );
}

/** Summarizes files without a model: quotes the sentence of each section that says most of it. */
export async function summarizeFiles(
  files: readonly ReadFile[],
  report: ProgressReport,
): Promise<Answer> {
  const all = files.flatMap(({ passages }) => passages);
  const language = detectLanguage(all.slice(0, 20).map(({ text }) => text));
  const cited: Passage[] = [];
  const each = Math.max(Math.floor(sectionsMax / files.length), 3);
  const blocks: string[] = [];
  for (const { name, passages } of files) {
    const chosen = await summarizeParts(passages, language, each);
    const lines = chosen.map(({ at, sentence }) => {
      const passage = passages[at];
      if (passage && !cited.includes(passage)) cited.push(passage);
      const number = passage ? cited.indexOf(passage) + 1 : 0;
      return formatPoint(sentence, number);
    });
    blocks.push(`**${escapeMarkdown(name)}**\n\n${lines.join("\n")}`);
  }
  report.evidence(cited);
  const unread = files.filter(({ complete }) => !complete).map(({ name }) => name);
  const text = citeQuotes(blocks.join("\n\n"), cited);
  const missing = unread.length > 0 ? `Only the beginning was read of ${unread.join(", ")}.` : null;
  const outcome = missing === null ? "answered" : "partly";
  return { ...text, outcome, missing, nearest: [], model: null };
}
