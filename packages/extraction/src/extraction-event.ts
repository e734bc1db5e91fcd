import { z } from "zod";
import { computableRow, computableTable } from "./computable/computable-table.ts";
import { extractionFailures, hiddenReasons } from "./located-text.ts";
import type { Block } from "./located-text.ts";

const fraction = z.number();
const line = z.int().positive();

const anchor = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("page"),
    page: line,
    boxes: z.array(z.tuple([fraction, fraction, fraction, fraction])),
  }),
  z.object({ kind: z.literal("slide"), slide: line }),
  z.object({ kind: z.literal("cells"), sheet: z.string(), range: z.string() }),
  z.object({ kind: z.literal("paragraph"), from: line, to: line }),
  z.object({ kind: z.literal("header"), sheet: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal("footer"), sheet: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal("lines"), from: line, to: line }),
  z.object({ kind: z.literal("time"), from: z.number(), to: z.number() }),
]);

const block: z.ZodType<Block> = z.object({
  kind: z.enum(["heading", "paragraph", "list", "table-row", "code"]),
  level: z.exactOptional(z.int().min(1).max(6)),
  text: z.string(),
  anchor,
  header: z.exactOptional(z.string()),
  annotation: z.exactOptional(z.literal(true)),
  hidden: z.exactOptional(z.enum(hiddenReasons)),
});

const extractionEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    done: z.number(),
    total: z.number(),
    unit: z.enum(["page", "byte", "row", "second"]),
  }),
  z.object({ type: z.literal("block"), block }),
  /** A table that can be computed with. Its rows follow it. */
  z.object({ type: z.literal("table"), table: computableTable }),
  z.object({ type: z.literal("table-rows"), rows: z.array(computableRow) }),
  z.object({
    type: z.literal("done"),
    title: z.string().nullable(),
    pages: z.int().nullable(),
  }),
]);

export type ExtractionEvent = z.infer<typeof extractionEvent>;

/** Pages that contain pictures and no text: another parser recognises what they show. */
const scannedPages = z.object({
  type: z.literal("scanned"),
  from: z.int().positive(),
  to: z.int().positive(),
});

const parserEvent = z.discriminatedUnion("type", [...extractionEvent.options, scannedPages]);

/** The events of a parser. Pages for recognition are reported between the blocks. */
export type ParserEvent = z.infer<typeof parserEvent>;

/** The messages of a sandboxed child, one JSON line each: its parser's events, or the failure that ends it. */
export const childMessage = z.discriminatedUnion("type", [
  ...parserEvent.options,
  z.object({
    type: z.literal("failed"),
    reason: z.enum(extractionFailures),
    detail: z.string(),
  }),
]);

export type ChildMessage = z.infer<typeof childMessage>;
