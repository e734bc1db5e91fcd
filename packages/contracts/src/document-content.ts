import { z } from "zod";
import { hiddenReason } from "./hidden-text.ts";
import { anchor } from "./anchors.ts";
import { documentFile } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { id, moment } from "./fields.ts";

/** How a document can be shown: drawn by its pages, as a picture, played, or read as the text that was found in it. */
export const documentView = z.enum(["pages", "picture", "audio", "video", "text"]);
export type DocumentView = z.infer<typeof documentView>;

/** What a document consists of, where its passages say so: pages, slides or sheets. */
export const documentUnit = z.enum(["page", "slide", "sheet"]);
export type DocumentUnit = z.infer<typeof documentUnit>;

export const fileDetails = documentFile.extend({
  /** The folder it lies in. */
  collection_id: id,
  /** Names of the folders from the root down to the one it lies in. */
  path: z.array(z.string()),
  /** Of the bytes, once they have been checked; application/octet-stream before. */
  media_type: z.string(),
  view: documentView,
  /** How many passages were found in it. */
  passages: z.int(),
  /** How many pages, slides or sheets have passages; null for a document without them, and while it is processed. */
  units: z.object({ kind: documentUnit, count: z.int() }).nullable(),
  /** SHA-256 of its bytes, in hexadecimal digits: the same for the same content. */
  sha256: z.string(),
  /** Of its text, as an ISO 639-1 code; null if it is not known. */
  language: z.string().nullable(),
  /** Name of the member who uploaded it; null for somebody who has left. */
  uploaded_by: z.string().nullable(),
  /** Whether a member let answers use the text that a reader of the document does not see. */
  reads_hidden: z.boolean(),
  /** The version that answers use now; null for that version itself. */
  superseded_by: id.nullable(),
});
export type FileDetails = z.infer<typeof fileDetails>;

/** One passage of a document as it is stored, in reading order. */
export const passage = z.object({
  id,
  /** From 0. */
  ordinal: z.int(),
  text: z.string(),
  headings: z.array(z.string()),
  anchors: z.array(anchor),
  /** Of a sheet: the values in the text, each with its row and column, counted from 1, and its UTF-16 offsets. */
  cells: z.array(z.object({ row: z.int(), column: z.int(), start: z.int(), end: z.int() })),
  /** Null for what can be seen. Hidden passages come last. */
  hidden: hiddenReason.nullable(),
});
export type Passage = z.infer<typeof passage>;

export const passagesPerPage = 40;

export const getFile = endpoint({
  method: "GET",
  path: "/chatbot/files/:id/",
  access: "member",
  summary: "Get a file: its state, its type, where it comes from and how it can be shown",
  params: z.object({ id }),
  reply: fileDetails,
});

export const readHidden = endpoint({
  method: "PATCH",
  path: "/chatbot/files/:id/hidden-text/",
  access: "member",
  summary: "Allow or disallow answers to use the hidden text of a file",
  params: z.object({ id }),
  body: z.object({ reads_hidden: z.boolean() }),
  reply: fileDetails,
});

export const getFileContent = endpoint({
  method: "GET",
  path: "/chatbot/files/:id/content/",
  access: "member",
  admitsTicket: true,
  replyKind: "bytes",
  summary: "Download the original bytes, whole or by range",
  params: z.object({ id }),
  query: z.object({ ticket: z.string().max(200).optional() }),
  reply: z.unknown(),
});

export const getFileLayout = endpoint({
  method: "GET",
  path: "/chatbot/files/:id/layout/",
  access: "member",
  replyKind: "bytes",
  summary: "Get the file laid out in pages as a PDF, if this server can make one",
  params: z.object({ id }),
  reply: z.unknown(),
});

export const makeContentTicket = endpoint({
  method: "POST",
  path: "/chatbot/files/:id/content-ticket/",
  access: "member",
  // An API key sends its header itself, and a ticket ends with a session.
  keyScope: "none",
  withoutLicense: true,
  summary:
    "Create a content URL that needs no header for ten minutes, while this session is active",
  params: z.object({ id }),
  reply: z.object({ url: z.string(), expires_at: moment }),
});

export const listPassages = endpoint({
  method: "GET",
  path: "/chatbot/files/:id/passages/",
  access: "member",
  summary: "List the passages of a file in reading order, around one of them or page by page",
  params: z.object({ id }),
  query: z.object({
    /** The id of a passage to stand in the middle; one that is not there reads from the beginning. */
    around: id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(passagesPerPage),
    /** From an earlier answer. */
    cursor: z
      .string()
      .regex(/^(from|to)\.\d{1,9}$/, "Use a cursor of an earlier answer.")
      .optional(),
  }),
  reply: z.object({
    passages: z.array(passage),
    /** How many the file has. */
    total: z.int(),
    previous_cursor: z.string().nullable(),
    next_cursor: z.string().nullable(),
  }),
});
