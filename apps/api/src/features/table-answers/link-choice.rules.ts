import type { NamedTable } from "../tables/table-names.rules.ts";
import { type Column, type Link, linkColumns, linkTableName } from "./name-matching.rules.ts";
import { linkValues } from "./value-matching.rules.ts";
import type { TableQuestion } from "./table-words.rules.ts";
import { isYearColumn } from "./table-periods.rules.ts";

const near = 0.01;

/** Chooses what the words of a question name in a table, the best fitting first, so that no word is used twice. */
export function chooseLinks(table: NamedTable, question: TableQuestion): Link[] | undefined {
  const values = linkValues(table, question);
  const columns = linkColumns(table, question);
  const names = linkTableName(table, question).filter((link) => !isPeriodOf(table, link, question));
  const all = [...columns, ...values, ...names].toSorted((a, b) => b.score - a.score);
  const chosen: Link[] = [];
  const used = new Set<number>();
  for (const link of all) {
    if (link.at.some((place) => used.has(place))) continue;
    const rivals = rivalsOf(link, all, used);
    const meant = rivals.length === 1 ? link : settle(rivals, { columns, values });
    if (!meant) {
      if (link.kind === "column") continue;
      return undefined;
    }
    chosen.push(meant);
    for (const place of meant.at) used.add(place);
  }
  return withoutWeak(chosen, question);
}

/** A year is one of the table's column of years rather than one of its title. */
function isPeriodOf({ columns }: NamedTable, { at }: Link, { words }: TableQuestion): boolean {
  const years = at.length === 1 && /^(?:19|20)\d\d$/.test(words[at[0] ?? 0]?.surface ?? "");
  return years && columns.some((column) => column.type === "date" || isYearColumn(column));
}

/** Links of the same words to other columns that fit as well. */
function rivalsOf(link: Link, all: readonly Link[], used: ReadonlySet<number>): Link[] {
  if (link.kind === "name") return [link];
  const same = all.filter(
    (other) =>
      other.kind === link.kind &&
      Math.abs(other.score - link.score) < near &&
      other.at.join() === link.at.join() &&
      !other.at.some((place) => used.has(place)),
  );
  const columns = new Set<Column>();
  return same.filter((one) => {
    if (one.kind === "name" || columns.has(one.column)) return false;
    columns.add(one.column);
    return true;
  });
}

/** Of several columns with a value, the one that the question names is meant; of several names, the one with its value. */
function settle(
  rivals: readonly Link[],
  { columns, values }: { columns: readonly Link[]; values: readonly Link[] },
): Link | undefined {
  const said = rivals.filter((link) => {
    if (link.kind === "name") return false;
    const others = link.kind === "value" ? columns : values;
    return others.some(
      (one) => one.kind !== "name" && one.column === link.column && one.score > 0.5,
    );
  });
  return said.length === 1 ? said[0] : undefined;
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
