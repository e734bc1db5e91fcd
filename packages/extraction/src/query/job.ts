import { z } from "zod";

/** A table as a query sees it. Names are valid in SQL: letters, digits and underscores. */
export const queryTable = z.object({
  name: z.string(),
  columns: z.array(
    z.object({ name: z.string(), type: z.enum(["number", "date", "boolean", "text"]) }),
  ),
});
export type QueryTable = z.infer<typeof queryTable>;

/** The input of a query's process, one JSON line each: the tables with their rows, then the query. */
export type QueryMessage = { type: "table"; table: QueryTable } | { type: "run"; sql: string };
// Between them are lines of rows: JSON arrays as in `computableRow`, for the table named last.

export const queryResult = z.object({
  type: z.literal("result"),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.number(), z.string(), z.null()]))),
  /** The result has more rows than these. */
  cut: z.boolean(),
  /** The columns that were read, by table; none for a table whose rows were only counted. */
  read: z.record(z.string(), z.array(z.string())),
  /**
   * The rows that a plain query counts, as runs of neighbours, and their number; null where they cannot be determined.
   * Of too many runs only the first and the last row are reported, as one.
   */
  rowsRead: z
    .object({ table: z.string(), count: z.int(), runs: z.array(z.tuple([z.int(), z.int()])) })
    .nullable(),
});
export type QueryResult = z.infer<typeof queryResult>;

export const queryReply = z.discriminatedUnion("type", [
  queryResult,
  /** The query is invalid: `message` may be shown to its author. */
  z.object({ type: z.literal("refused"), message: z.string() }),
]);

/** Limits of a query's input and output. */
export const queryLimits = {
  timeoutMs: 10_000,
  memoryMb: 384,
  sqlLength: 8_000,
  /** Bytes of one text or blob. */
  valueLength: 1_000_000,
  rows: 200,
  /** Runs of neighbouring rows of the sheet that the result names. */
  runs: 1_000,
  columns: 40,
  /** Characters of one value and of all together. */
  valueShown: 500,
  resultLength: 40_000,
} as const;
