import type { NamedTable } from "../tables/table-names.rules.ts";
import type { Condition } from "./table-periods.rules.ts";
import { nameTerms, type QuestionWord, valueTerms } from "./table-words.rules.ts";

export type Column = NamedTable["columns"][number];

/** The words of a question and those that are not yet accounted for. */
export class Words {
  readonly all: readonly QuestionWord[];
  readonly left: Set<number>;
  /** Of the question, ISO 639-1. */
  readonly language: string | null;

  constructor(all: readonly QuestionWord[], language: string | null) {
    this.all = all;
    this.language = language;
    this.left = new Set(all.keys());
  }

  /** Finds these consecutive terms among the remaining words, from anywhere or at one position. */
  find(terms: readonly string[][], from?: number): number | undefined {
    if (terms.length === 0) return undefined;
    const starts = from === undefined ? [...this.all.keys()] : [from];
    return starts.find((start) => terms.every((forms, step) => this.#is(start + step, forms)));
  }

  /** Finds exactly these words, at least one of which has a meaning of its own. */
  findExactly(words: readonly string[]): number | undefined {
    const at = this.find(words.map((word) => [word]));
    if (at === undefined) return undefined;
    const surfaces = this.all.slice(at, at + words.length);
    const same = surfaces.every(({ surface }, step) => surface === words[step]);
    return same && surfaces.some(({ generic, beyond }) => !generic && !beyond) ? at : undefined;
  }

  #is(at: number, forms: readonly string[]): boolean {
    const word = this.all[at];
    return (
      word !== undefined && this.left.has(at) && forms.some((form) => word.forms.includes(form))
    );
  }

  take(start: number, length: number): void {
    for (let at = start; at < start + length; at += 1) this.left.delete(at);
  }
}

/** A column that the question names; `surely` if its name contains a word with no other function in the question. */
export type Named = { readonly column: Column; readonly surely: boolean };

/** Returns the columns that the words name in full, longest names first. */
export function columnsNamed(table: NamedTable, words: Words): Named[] {
  return namesOf(table, words.language).flatMap(({ column, terms }) => {
    const at = words.find(terms);
    if (at === undefined) return [];
    words.take(at, terms.length);
    const surely = words.all.slice(at, at + terms.length).some(({ generic }) => !generic);
    return [{ column, surely }];
  });
}

/** Returns the column whose name starts at a word. */
export function columnAt(table: NamedTable, words: Words, from: number): Column | undefined {
  const best = namesOf(table, words.language).find(({ terms }) => words.find(terms, from) === from);
  if (best) words.take(from, best.terms.length);
  return best?.column;
}

/** Returns the names of columns, longest first, without names that several columns share. */
function namesOf(
  { columns }: NamedTable,
  language: string | null,
): { column: Column; terms: string[][] }[] {
  const names = columns.map((column) => ({ column, terms: nameTerms(column.name, language) }));
  const count = new Map<string, number>();
  for (const { terms } of names) count.set(terms.join("|"), (count.get(terms.join("|")) ?? 0) + 1);
  return names
    .filter(({ terms }) => terms.length > 0 && count.get(terms.join("|")) === 1)
    .toSorted((a, b) => b.terms.length - a.terms.length);
}

const longestValue = 8;

/** Returns values of text columns in the question; undefined if one is ambiguous between columns. */
export function valuesNamed(
  table: NamedTable,
  words: Words,
  named: readonly Named[],
): Condition[] | undefined {
  const known = table.columns.flatMap((column) =>
    (column.type === "text" ? (column.values ?? []) : []).flatMap((value) => {
      const terms = valueTerms(value);
      return terms.length > 0 && terms.length <= longestValue ? [{ column, value, terms }] : [];
    }),
  );
  const longest = known.toSorted((a, b) => b.terms.length - a.terms.length);
  const found = new Map<Column, string[]>();
  for (;;) {
    const hits = longest.flatMap((one) => {
      const at = words.findExactly(one.terms);
      return at === undefined ? [] : [{ ...one, at }];
    });
    const [first] = hits;
    if (!first) return [...found].map(([column, values]) => toCondition(column, values));
    const rivals = hits.filter(
      ({ at, terms }) => at === first.at && terms.length === first.terms.length,
    );
    const columns = new Set(rivals.map(({ column }) => column));
    const meant =
      columns.size === 1
        ? first.column
        : rivals.find(({ column }) => named.some((one) => one.column === column))?.column;
    if (!meant) return undefined;
    words.take(first.at, first.terms.length);
    const values = rivals.flatMap(({ column, value }) => (column === meant ? [value] : []));
    found.set(meant, [...(found.get(meant) ?? []), ...values]);
  }
}

function toCondition({ sqlName, name }: Column, values: readonly string[]): Condition {
  const quoted = values.map((value) => `'${value.replaceAll("'", "''")}'`);
  const sql =
    quoted.length === 1 ? `${sqlName} = ${quoted[0]}` : `${sqlName} in (${quoted.join(", ")})`;
  return { sqlName, sql, text: { name, values } };
}

/** Accounts for words that name the file, the sheet, the table's title or the columns of conditions. */
export function takeTableName(
  { filename, outline }: NamedTable,
  words: Words,
  conditions: readonly Condition[],
): void {
  const stem = filename.replace(/\.[^.]+$/, "");
  const names = [
    stem,
    filename,
    outline.sheet,
    outline.title ?? "",
    ...conditions.map(({ text }) => text.name),
  ];
  const terms = new Set(names.flatMap((name) => nameTerms(name, words.language).flat()));
  for (const at of words.left) {
    const word = words.all[at];
    if (word && !word.beyond && word.forms.some((form) => terms.has(form))) words.left.delete(at);
  }
}
