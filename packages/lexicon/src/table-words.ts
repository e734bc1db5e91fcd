import type { Words } from "./words.ts";

/** What a column of a table may hold. */
export type TableConcept =
  | "person"
  | "salary"
  | "price"
  | "quantity"
  | "revenue"
  | "profit"
  | "expense"
  | "product"
  | "customer"
  | "department"
  | "job"
  | "city"
  | "country"
  | "date"
  | "height"
  | "weight"
  | "length"
  | "age"
  | "score"
  | "address"
  | "phone"
  | "category";

/** Words of questions that are computed from a table. */
export type TableWords = {
  readonly sum: Words;
  readonly average: Words;
  readonly median: Words;
  readonly most: Words;
  readonly least: Words;
  readonly highest: Words;
  readonly lowest: Words;
  readonly count: Words;
  readonly rows: Words;
  readonly per: Words;
  readonly each: Words;
  readonly or: Words;
  /** Words of comparison, order, denial and span: they ask for more than a sum. */
  readonly beyond: Words;
  /** Words that ask for nothing by themselves. */
  readonly filler: Words;
  /** Names of a column of years. */
  readonly yearColumns: Words;
  /** "What share of": asks for a part in percent. */
  readonly share: Words;
  /** Limits before a number: "more than 5", "at least 5", "fewer than 5", "at most 5", "between 5 and 9". */
  readonly above: Words;
  readonly atLeast: Words;
  readonly below: Words;
  readonly atMost: Words;
  readonly between: Words;
  /** Limits before a year or a date. */
  readonly before: Words;
  readonly after: Words;
  /** Comparatives without a number: "which sold more". */
  readonly more: Words;
  readonly less: Words;
  readonly difference: Words;
  /** "Which of the two": things that were named before. */
  readonly both: Words;
  /** Verbs that connect a thing with its values and ask for nothing by themselves: "has", "sold", "costs". */
  readonly auxiliary: Words;
  /** Words by which people ask for what a column holds, whatever its name: "earns" for a column of salaries. */
  readonly concepts: Readonly<Record<TableConcept, Words>>;
};
