import { z } from "zod";

/** Cells of a table, and of all tables of a document, that can be computed with. */
export const computableCells = { table: 200_000, document: 600_000 };
/** Tables of a document whose cells are stored; of further tables only the outline is. */
export const computableTables = 200;

/** A number, a text, a date as "2024-03-31" with or without "14:05:00", or null for an empty cell. */
const value = z.union([z.number(), z.string(), z.null()]);

const column = z.object({
  /** The header's text; the column's letter where it has none. */
  name: z.string(),
  /** "A", "B" … as in a spreadsheet program. */
  letter: z.string(),
  type: z.enum(["number", "date", "boolean", "text"]),
  /** "%", "€", "kg": from the header, the number format or the cells. Percentages are in percent, not fractions. */
  unit: z.string().nullable(),
  /** The decimals that the sheet shows if all its numbers show as many, else null. Tables of earlier versions lack it. */
  decimals: z.int().nullish(),
  /** Cells whose content is not of the column's type: they count as empty. */
  unread: z.int(),
  /** All distinct values of a column of texts if they are few, else null. */
  values: z.array(z.string()).nullable(),
  /** The first few values. */
  sample: z.array(value),
});

export const computableTable = z.object({
  sheet: z.string(),
  /** The line above the table, if there is one. */
  title: z.string().nullable(),
  /** Header and totals included: "A1:P701". */
  range: z.string(),
  hasHeader: z.boolean(),
  columns: z.array(column),
  /** Rows of data, without the header and totals. */
  rows: z.int(),
  /** Rows that add up others. */
  totals: z.int(),
  /** Rows with more cells than the header has names. */
  ragged: z.int(),
  /** Too large to be computed with: no rows follow. */
  tooLarge: z.boolean(),
});

/** The row's number in the sheet, 1 for a row that adds up others (else 0), then the values of its columns. */
export const computableRow = z.tuple([z.int(), z.union([z.literal(0), z.literal(1)])], value);

export type ComputableColumn = z.infer<typeof column>;
export type ComputableTable = z.infer<typeof computableTable>;
export type ComputableValue = z.infer<typeof value>;
export type ComputableRow = z.infer<typeof computableRow>;
