import { giveWay } from "../../platform/give-way.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";
import { type Column, type Link, linkColumn, linkTableName } from "./name-matching.rules.ts";
import { linkValues } from "./value-matching.rules.ts";
import type { TableQuestion } from "./table-words.rules.ts";
import { isYearColumn } from "./table-periods.rules.ts";

const near = 0.01;
/** Compared with a question at a time, while others wait. */
const columnsAtOnce = 20;

/** Chooses what the words of a question name in a table, the best fitting first, so that no word is used twice. */
export async function chooseLinks(
  table: NamedTable,
  question: TableQuestion,
): Promise<Link[] | undefined> {
  const { columns, values } = await linkAllColumns(table, question);
  const names = linkTableName(table, question).filter((link) => !isPeriodOf(table, link, question));
  const all = [...columns, ...values, ...names].toSorted((a, b) => b.score - a.score);
  const choose = openChoice(all, { columns, values });
  const chosen: Link[] = [];
  const used = new Set<number>();
  for (const link of all) {
    if (link.at.some((place) => used.has(place))) continue;
    const meant = choose(link);
    if (!meant) {
      if (link.kind === "column") continue;
      return undefined;
    }
    chosen.push(meant);
    for (const place of meant.at) used.add(place);
  }
  return withoutWeak(chosen, question);
}

type ColumnLinks = { readonly columns: readonly Link[]; readonly values: readonly Link[] };

async function linkAllColumns(table: NamedTable, question: TableQuestion): Promise<ColumnLinks> {
  const columns: Link[] = [];
  const values: Link[] = [];
  for (const [at, column] of table.columns.entries()) {
    if (at % columnsAtOnce === 0) await giveWay();
    columns.push(...linkColumn(column, question));
    values.push(...linkValues(column, question));
  }
  return { columns, values };
}

/** A year is one of the table's column of years rather than one of its title. */
function isPeriodOf({ columns }: NamedTable, { at }: Link, { words }: TableQuestion): boolean {
  const years = at.length === 1 && /^(?:19|20)\d\d$/.test(words[at[0] ?? 0]?.surface ?? "");
  return years && columns.some((column) => column.type === "date" || isYearColumn(column));
}

/**
 * Returns a link, or of those whose words fit several columns as well the one that is meant: of several columns with a value the
 * one that the question names, of several names the one with its value. Undefined where none is.
 */
function openChoice(
  all: readonly Link[],
  { columns, values }: ColumnLinks,
): (link: Link) => Link | undefined {
  const ofSameWords = Map.groupBy(all, ({ kind, at }) => `${kind} ${at.join()}`);
  const named = { column: strongColumns(values), value: strongColumns(columns) };
  /** Of links that fit equally well the rivals are the same: a sheet may have thousands of such columns. */
  const settled = new Map<string, Link | undefined>();
  const settle = (rivals: readonly Link[], kind: "column" | "value") => {
    const said = rivals.filter((one) => one.kind !== "name" && named[kind].has(one.column));
    return said.length === 1 ? said[0] : undefined;
  };
  return (link) => {
    const { kind } = link;
    if (kind === "name") return link;
    const words = `${kind} ${link.at.join()}`;
    const key = `${words} ${link.score}`;
    if (settled.has(key)) return settled.get(key);
    const rivals = rivalsOf(link, ofSameWords.get(words) ?? []);
    if (rivals.length === 1) return link;
    const meant = settle(rivals, kind);
    settled.set(key, meant);
    return meant;
  };
}

/** Links of the same words to other columns that fit as well, the link itself included. */
function rivalsOf(link: Link, same: readonly Link[]): Link[] {
  const columns = new Set<Column>();
  return same.filter((one) => {
    if (one.kind === "name" || Math.abs(one.score - link.score) >= near) return false;
    return columns.size < columns.add(one.column).size;
  });
}

function strongColumns(links: readonly Link[]): Set<Column> {
  return new Set(
    links.flatMap((link) => (link.kind !== "name" && link.score > 0.5 ? [link.column] : [])),
  );
}

/** A verb that hints at a column is no hint beside a name: "sold" beside "units". */
function withoutWeak(chosen: readonly Link[], { words, cues }: TableQuestion): Link[] {
  const rows = cues.filter(({ kind }) => kind === "rows");
  // The "lines" that are counted are rows, even where a column is called "LineId".
  const isRow = (place: number) => rows.some(({ from, to }) => from <= place && place < to);
  const isWeak = (link: Link) =>
    link.kind === "column" &&
    link.score <= 0.5 &&
    link.at.every((place) => words[place]?.filler === true);
  const named = chosen.filter(
    (link) => !(link.kind === "column" && !link.whole && link.at.every(isRow)),
  );
  const strong = named.filter((link) => !isWeak(link));
  const kinds = new Set(
    strong.flatMap((link) => (link.kind === "column" ? [isNumber(link.column)] : [])),
  );
  return named.filter(
    (link) => !isWeak(link) || (link.kind === "column" && !kinds.has(isNumber(link.column))),
  );
}

function isNumber({ type }: Column): boolean {
  return type === "number";
}
