import type { App } from "../../platform/app.ts";

/**
 * What follows the command's own words, and the options; each command says which it takes. Relative paths begin in the
 * directory.
 */
export type Given = { words: string[]; options: Options; directory: string };

/** Every option that some command takes. */
export const optionTypes = {
  search: { type: "string" },
  organization: { type: "string" },
  days: { type: "string" },
  seats: { type: "string" },
  documents: { type: "string" },
  chunks: { type: "string" },
  folders: { type: "string" },
  storage: { type: "string" },
  requests: { type: "string" },
  active: { type: "string" },
  expires: { type: "string" },
  "follow-subscription": { type: "boolean" },
  all: { type: "boolean" },
  repair: { type: "boolean" },
} as const;

type OptionName = keyof typeof optionTypes;
export type Options = { [name in OptionName]?: string | boolean | undefined };

/** What came of a command: for people, for programs, and for the shell. */
export type Outcome = { lines: string[]; json: unknown; exitCode?: number };

export type Command = {
  /** The words that name it and what they take, as the help shows them. */
  usage: string;
  says: string;
  /** The options it takes; all others are refused. */
  options?: readonly OptionName[];
  /** How many words follow its name. */
  words: number;
  run(app: App, given: Given): Promise<Outcome>;
};

/** A command that was called wrongly; its message says what is right. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}

export type Cell = string | number | boolean | null | undefined;

/** Rows as columns that align. */
export function toTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const all = [head, ...rows].map((row) => row.map((cell) => String(cell ?? "-")));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** Everything a paged list holds. */
export async function collect<T>(
  page: (cursor: string | undefined) => Promise<{ items: T[]; next: string | null }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let cursor: string | undefined; ;) {
    const { items, next } = await page(cursor);
    all.push(...items);
    if (next === null) return all;
    cursor = next;
  }
}

/** @throws Misuse unless it is yes or no */
export function readYesNo(text: string, what: string): boolean {
  if (text === "yes" || text === "no") return text === "yes";
  throw new Misuse(`${what} is yes or no, not "${text}".`);
}
