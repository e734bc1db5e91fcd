import { z } from "zod";

/** A table as a query sees it. Names are made for SQL: letters, digits and underscores. */
export const queryTable = z.object({
  name: z.string(),
  columns: z.array(
    z.object({ name: z.string(), type: z.enum(["number", "date", "boolean", "text"]) }),
  ),
});
export type QueryTable = z.infer<typeof queryTable>;

/** What is sent to the process of a query, one JSON line each: the tables with their rows, then the query. */
export type QueryMessage = { type: "table"; table: QueryTable } | { type: "run"; sql: string };
// Between them stand lines of rows: JSON arrays as `computableRow` has them, for the table named last.

export const queryResult = z.object({
  type: z.literal("result"),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.number(), z.string(), z.null()]))),
  /** There were more rows than are given. */
  cut: z.boolean(),
  /** The columns that were read, by table; a table of which rows were only counted has none. */
  read: z.record(z.string(), z.array(z.string())),
  /** The rows that the condition of a plain query holds for, and how many they are; null where nobody can tell. */
  rowsRead: z
    .object({ table: z.string(), count: z.int(), runs: z.array(z.tuple([z.int(), z.int()])) })
    .nullable(),
});
export type QueryResult = z.infer<typeof queryResult>;

export const queryReply = z.discriminatedUnion("type", [
  queryResult,
  /** The query is at fault: `message` may be shown to whoever wrote it. */
  z.object({ type: z.literal("refused"), message: z.string() }),
]);

/** Bounds of what a query may take and give. */
export const queryLimits = {
  timeoutMs: 10_000,
  memoryMb: 384,
  sqlLength: 8_000,
  /** Bytes of one text or blob. */
  valueLength: 1_000_000,
  rows: 200,
  columns: 40,
  /** Characters of one value and of all together. */
  valueShown: 500,
  resultLength: 40_000,
} as const;
