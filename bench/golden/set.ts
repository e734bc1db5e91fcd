import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

export type GoldenQuestion = {
  readonly id: string;
  readonly kind: string;
  readonly question: string;
  /** The folder that the question is narrowed to. */
  readonly folder: string | null;
  /** The question that it continues in the same conversation. */
  readonly after: string | null;
  readonly files: readonly string[];
  /** All match the text of a right answer. */
  readonly answer: readonly RegExp[];
  /** Each matches a cited passage of one of the files. */
  readonly evidence: readonly RegExp[];
  /** A match means a wrong answer. */
  readonly wrong: readonly RegExp[];
  /** It must not be answered. */
  readonly refuse: boolean;
  /** A match means that the question's false premise was corrected. */
  readonly correct: readonly RegExp[];
};

export type GoldenSet = {
  /** The name of its folder. */
  readonly name: string;
  /** Files by folder path, in the order of their upload. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
  readonly questions: readonly GoldenQuestion[];
  /** Returns where a file lies on the disk. */
  readonly locate: (file: string) => string;
};

type QuestionLine = Omit<
  GoldenQuestion,
  "answer" | "evidence" | "wrong" | "correct" | "refuse" | "folder" | "after"
> & {
  readonly folder?: string | null;
  readonly after?: string | null;
  readonly refuse?: boolean;
} & Readonly<Partial<Record<"answer" | "evidence" | "wrong" | "correct", string[]>>>;

/** Reads `questions.jsonl` and `folders.json`. Files in `own/` lie beside them, others in the documents folder. */
export async function readGoldenSet(folder: string, documents: string): Promise<GoldenSet> {
  const folders = JSON.parse(await readFile(join(folder, "folders.json"), "utf8")) as object;
  const lines = (await readFile(join(folder, "questions.jsonl"), "utf8")).split("\n");
  return {
    name: basename(folder),
    folders: new Map(Object.entries(folders)),
    questions: lines.filter(Boolean).map((line) => readQuestion(JSON.parse(line) as QuestionLine)),
    locate: (file) => (file.startsWith("own/") ? join(folder, file) : join(documents, file)),
  };
}

function readQuestion(line: QuestionLine): GoldenQuestion {
  const compile = (list: readonly string[] = []) => list.map((one) => new RegExp(one, "is"));
  return {
    ...line,
    folder: line.folder ?? null,
    after: line.after ?? null,
    refuse: line.refuse ?? false,
    answer: compile(line.answer),
    evidence: compile(line.evidence),
    wrong: compile(line.wrong),
    correct: compile(line.correct),
  };
}
