import { anchor } from "@footnote/contracts/anchors";
import { hiddenReason } from "@footnote/contracts/hidden-text";
import { z } from "zod";
import { computableRow, computableTable } from "./computable/computable-table.ts";
import { type Block, extractionFailures } from "./located-text.ts";

const block: z.ZodType<Block> = z.object({
  kind: z.enum(["heading", "paragraph", "list", "table-row", "code"]),
  level: z.exactOptional(z.int().min(1).max(6)),
  text: z.string(),
  anchor,
  spans: z.exactOptional(
    z.array(z.object({ start: z.int().min(0), anchor, label: z.exactOptional(z.int().min(0)) })),
  ),
  header: z.exactOptional(z.string()),
  annotation: z.exactOptional(z.literal(true)),
  hidden: z.exactOptional(hiddenReason),
});

export const blockList = z.array(block);

const extractionEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    done: z.number(),
    total: z.number(),
    unit: z.enum(["page", "byte", "row", "second"]),
  }),
  z.object({ type: z.literal("block"), block }),
  /** A page that is damaged: its text is not in the blocks. */
  z.object({ type: z.literal("unread"), page: z.int().positive() }),
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

/** The last message of a child that could not read its file. */
export const failedMessage = z.object({
  type: z.literal("failed"),
  reason: z.enum(extractionFailures),
  detail: z.string(),
});
export type FailedMessage = z.infer<typeof failedMessage>;

/** The messages of a sandboxed child, one JSON line each: its parser's events, or the failure that ends it. */
export const childMessage = z.discriminatedUnion("type", [...parserEvent.options, failedMessage]);

export type ChildMessage = z.infer<typeof childMessage>;
