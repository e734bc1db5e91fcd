import { lexicons } from "@footnote/lexicon/lexicon";
import { listWords } from "@footnote/lexicon/match-words";
import type { Value } from "../tables/computation.rules.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";
import { tokenize } from "../retrieval/tokenization.rules.ts";
import type { ComparisonQuestion } from "./comparison-question.rules.ts";

type Column = NamedTable["columns"][number];

/** A column that two tables have in common. */
export type SharedColumn = { readonly older: Column; readonly newer: Column };

/** Two tables with columns in common. */
export type TablePair = {
  readonly older: NamedTable;
  readonly newer: NamedTable;
  readonly shared: readonly SharedColumn[];
};

const sharedMin = 2;

/** Pairs the tables of two documents that have most columns in common; undefined if none have enough. */
export function findTablePair(
  older: readonly NamedTable[],
  newer: readonly NamedTable[],
): TablePair | undefined {
  const pairs = older
    .flatMap((one) => newer.map((other) => shareColumns(one, other)))
    .filter(({ shared }) => shared.length >= sharedMin);
  return pairs.toSorted((a, b) => b.shared.length - a.shared.length)[0];
}

function shareColumns(older: NamedTable, newer: NamedTable): TablePair {
  const plain = ({ name }: Column) => name.trim().toLowerCase();
  const shared = older.columns.flatMap((column) => {
    const other = newer.columns.find((one) => plain(one) === plain(column));
    return other?.type === column.type ? [{ older: column, newer: other }] : [];
  });
  return { older, newer, shared };
}

const keysMax = 4;

/** The columns that may identify a row, the likeliest first. */
export function listKeyColumns({ shared }: TablePair): readonly SharedColumn[] {
  const texts = shared.filter(({ older }) => older.type === "text");
  return (texts.length > 0 ? texts : shared).slice(0, keysMax);
}

/** Counts rows and distinct values of the possible keys of both tables, and how many they have in common. */
export function formatKeyQuery({ older, newer }: TablePair, keys: readonly SharedColumn[]): string {
  const counts = keys.flatMap(({ older: one, newer: other }) => [
    `(select count(distinct ${one.sqlName}) from ${older.name})`,
    `(select count(distinct ${other.sqlName}) from ${newer.name})`,
    `(select count(*) from ${older.name} where ${one.sqlName} in (select ${other.sqlName} from ${newer.name}))`,
  ]);
  return `select (select count(*) from ${older.name}), (select count(*) from ${newer.name}), ${counts.join(", ")}`;
}

/** Chooses the first column whose values are distinct in both tables and mostly in both; undefined if there is none. */
export function chooseKey(
  keys: readonly SharedColumn[],
  [olderRows, newerRows, ...counts]: readonly Value[],
): SharedColumn | undefined {
  return keys.find((_, at) => {
    const [inOlder, inNewer, inBoth] = counts.slice(at * 3, at * 3 + 3).map(Number);
    const smaller = Math.min(Number(olderRows), Number(newerRows));
    return inOlder === olderRows && inNewer === newerRows && Number(inBoth) * 2 >= smaller;
  });
}

/** The columns that name a row for a reader: the key, and the next column of texts that are mostly distinct. */
export function listLabels({ shared, older }: TablePair, key: SharedColumn): SharedColumn[] {
  const isDistinct = ({ values }: Column) =>
    values === null || values.length * 2 > older.outline.rows;
  const next = shared.find(
    (one) => one !== key && one.older.type === "text" && isDistinct(one.older),
  );
  return next ? [key, next] : [key];
}

export type RowQuery = {
  readonly sql: string;
  /** The columns of the result, in order. */
  readonly columns: readonly SharedColumn[];
};

/** Selects the rows of one table whose keys the other lacks. */
export function formatMissingRows(
  { older, newer, shared }: TablePair,
  { key, of }: { key: SharedColumn; of: "older" | "newer" },
): RowQuery {
  const [own, other] = of === "older" ? [older, newer] : [newer, older];
  const otherKey = of === "older" ? key.newer : key.older;
  const columns = shared.map((column) => column[of].sqlName).join(", ");
  const sql = `select ${columns} from ${own.name} where ${key[of].sqlName} not in (select ${otherKey.sqlName} from ${other.name} where ${otherKey.sqlName} is not null)`;
  return { sql, columns: shared };
}

type Direction = "raised" | "lowered" | undefined;

/** Selects the rows whose values of a column differ: the labels, then the older and the newer value. */
export function formatChangedRows(
  { older, newer }: TablePair,
  column: SharedColumn,
  {
    key,
    labels,
    direction,
  }: { key: SharedColumn; labels: readonly SharedColumn[]; direction: Direction },
): RowQuery {
  const sign = direction === "raised" ? ">" : direction === "lowered" ? "<" : "is not";
  const names = labels.map((label) => `b.${label.newer.sqlName}`).join(", ");
  const sql =
    `select ${names}, a.${column.older.sqlName} as older, b.${column.newer.sqlName} as newer ` +
    `from ${older.name} a join ${newer.name} b on a.${key.older.sqlName} = b.${key.newer.sqlName} ` +
    `where b.${column.newer.sqlName} ${sign} a.${column.older.sqlName}`;
  return { sql, columns: [...labels, column] };
}

const currencies = new Set(["€", "$", "£"]);
const currencyWords = new Set(
  lexicons.flatMap(({ units }) => [units["€"], units.$, units["£"]].flatMap(listWords)),
);

/** Whether a column holds amounts of money, by its unit or its name. */
function isMoney({ unit, name }: Column): boolean {
  if (unit !== null && currencies.has(unit)) return true;
  return name
    .toLowerCase()
    .split(/[^\p{L}€$£]+/u)
    .some((word) => currencies.has(word) || currencyWords.has(word));
}

/** Chooses the columns whose changes are asked for: those that the question names, else amounts of money, else all. */
export function chooseMeasures(
  { shared }: TablePair,
  key: SharedColumn,
  { terms, asks }: ComparisonQuestion,
): { columns: readonly SharedColumn[]; isNamed: boolean } {
  const others = shared.filter((one) => one !== key);
  const isOrdered = asks.has("raised") || asks.has("lowered");
  const numbers = others.filter(({ older }) => older.type === "number");
  const eligible = isOrdered ? numbers : others;
  const forms = new Set(terms.flat());
  const named = eligible.filter(({ older }) =>
    tokenize(older.name, "en").some(({ term }) => forms.has(term)),
  );
  if (named.length > 0) return { columns: named, isNamed: true };
  const money = eligible.filter(({ older }) => isMoney(older));
  const columns = isOrdered && money.length > 0 ? money : eligible;
  return { columns, isNamed: false };
}

/** Selects the labels of the rows of both tables. */
export function formatLabelQuery(
  { older, newer }: TablePair,
  labels: readonly SharedColumn[],
): string {
  const columnsOf = (side: "older" | "newer") =>
    labels.map((label) => label[side].sqlName).join(", ");
  return `select ${columnsOf("older")} from ${older.name} union select ${columnsOf("newer")} from ${newer.name}`;
}

/** Returns the keys, first cells, of the rows whose labels contain most of the asked terms; undefined if that is all of them. */
export function chooseNamedRows(
  rows: readonly (readonly Value[])[],
  terms: readonly (readonly string[])[],
): Set<Value> | undefined {
  const counts = rows.map((row) => {
    const own = new Set(
      ["en", null].flatMap((language) => tokenize(row.join(" "), language).map(({ term }) => term)),
    );
    return terms.filter((forms) => forms.some((form) => own.has(form))).length;
  });
  const most = Math.max(...counts);
  const named = rows.filter((_, at) => counts[at] === most);
  return named.length === rows.length ? undefined : new Set(named.map(([id]) => id ?? ""));
}
