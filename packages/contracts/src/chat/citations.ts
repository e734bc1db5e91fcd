import { z } from "zod";
import { anchor } from "../anchors.ts";

/** A query over the tables of a spreadsheet and what it gave; the citation's anchors are the cells that were read. */
export const computation = z.object({
  /** SQL, as it was run. */
  query: z.string(),
  /** The table as the query names it. */
  table: z.string(),
  columns: z.array(z.string()),
  /** Its rows, the first of them where there are many. */
  rows: z.array(z.array(z.union([z.number(), z.string(), z.null()]))),
  /** There were more rows than these. */
  cut: z.boolean(),
  /** What to know of it: totals left out, cells that hold no number. */
  notes: z.array(z.string()),
  /** The stored passage that contains the first of the cells. */
  passage_id: z.string().nullable(),
  /** The rows of the sheet that were counted, as runs from and to; absent where they are not known, or too many. */
  counted_rows: z.array(z.tuple([z.int(), z.int()])).optional(),
});
export type ComputationShown = z.infer<typeof computation>;

/** One cited passage. `id` is the number in brackets in the answer's text, as a string. */
export const citation = z.object({
  id: z.string(),
  payload: z.object({
    text: z.string(),
    document_id: z.string(),
    /** The passage itself, stable over answers. */
    chunk_id: z.string(),
    metadata: z.object({
      filename: z.string(),
      headings: z.array(z.string()),
      /** The locations of the parts that the answer uses, or of the whole passage where they are not known. */
      anchors: z.array(anchor),
      /** The names of other documents with the same text; absent where there is none. */
      also_in: z.array(z.string()).optional(),
      /** In a shared conversation: its reader may not open the document, so the passage is left out. */
      withheld: z.literal(true).optional(),
      /** By now there is a newer version of the document. */
      outdated: z.literal(true).optional(),
      /** Its address on the web; a document's passage has none. */
      url: z.url().optional(),
      /** How it was computed; a quoted passage has none. */
      computation: computation.optional(),
    }),
  }),
});
export type Citation = z.infer<typeof citation>;

/** A source as listed below a message: the same passage in the flat form. */
export const source = z.object({
  id: z.string(),
  doc_id: z.string(),
  filename: z.string(),
  chunk: z.string(),
});

/** The part of a cited passage that a claim rests on. */
export const citedSpan = z.object({
  /** The id of the citation. */
  citation: z.string(),
  /** From and to, in UTF-16 units of the passage's text. */
  start: z.int().min(0),
  end: z.int().min(0),
  /** The location of that part in the document: the words of a page, the lines, the row, the seconds. */
  anchors: z.array(anchor),
});
export type CitedSpan = z.infer<typeof citedSpan>;

/**
 * What is known of a claim. A state never promises more than was checked: words that the claim and its passage share make
 * none of them.
 */
const claimStates = {
  quoted: "The claim is verbatim in a passage that it cites.",
  computed:
    "The query of its citation gives the values that the claim states, or its calculation yields them from cited numbers.",
  supported: "A model judged that the cited passages state all of the claim.",
  partly: "A model judged that the cited passages state a part of the claim.",
  not_supported:
    "A model judged that the cited passages do not state the claim, or a check found an error, such as another number in its place.",
  unchecked: "Nothing has checked the claim against its passages, or the check decided nothing.",
} as const;

export const claimState = z.enum(Object.keys(claimStates) as (keyof typeof claimStates)[]).describe(
  Object.entries(claimStates)
    .map(([state, meaning]) => `${state}: ${meaning}`)
    .join("\n"),
);
export type ClaimState = z.infer<typeof claimState>;

/** The states in which a check confirms the whole claim. */
export const confirmedStates: readonly ClaimState[] = ["quoted", "computed", "supported"];

/**
 * One statement of the answer with the state of its verification. `start` and `end` count UTF-16 units of the content; the
 * markers are at its end and belong to it.
 */
export const claim = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  /** Ids of its citations; none where a sentence states something without naming a passage. */
  citations: z.array(z.string()),
  state: claimState,
  /** How a computed number follows from cited ones, such as "1,344 − 1,200 = 144"; absent where a query was run. */
  calculation: z.string().optional(),
  /** At most one for each citation; absent where no part of a passage is found, and in older answers. */
  cited_spans: z.array(citedSpan).optional(),
});
export type Claim = z.infer<typeof claim>;
