import { z } from "zod";
import { documentFile, fileFilters } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { done, id, typedText } from "./fields.ts";
import { folder } from "./folders.ts";

/** At most this many files and folders are moved or deleted in one call. */
export const entriesAtOnce = 1000;

const kind = z.enum(["file", "folder"]);

/** A file with the folder it is in. */
export const placedFile = documentFile.extend({
  collection_id: id,
  /** Names of the folders from the root down to the one it is in. */
  path: z.array(z.string()),
});
export type PlacedFile = z.infer<typeof placedFile>;

/** A folder with the names from the root down to it. */
export const placedFolder = folder.extend({ path: z.array(z.string()) });
export type PlacedFolder = z.infer<typeof placedFolder>;

export const moveEntries = endpoint({
  method: "POST",
  path: "/chatbot/entries/move/",
  access: "member",
  summary:
    "Move files and folders to another folder, or folders to the root: one that may not be moved refuses all",
  body: z.object({
    items: z
      .array(
        z.object({
          kind,
          id,
          /** Where the caller saw it last; the move is refused when it is elsewhere by now. Null is the root. */
          parent_collection_id: id.nullish(),
        }),
      )
      .min(1)
      .max(entriesAtOnce),
    target_collection_id: id.nullable(),
  }),
  reply: done.extend({ moved: z.int() }),
});

export const deleteEntries = endpoint({
  method: "POST",
  path: "/chatbot/entries/delete/",
  access: "member",
  summary: "Delete files and folders and report the outcome of each",
  withoutLicense: true,
  body: z.object({
    items: z.array(z.object({ kind, id })).min(1).max(entriesAtOnce),
    /** Whether the contents of folders go too; otherwise they move up, as with one folder. */
    delete_documents: z.boolean(),
  }),
  reply: z.object({
    results: z.array(
      z.object({
        kind,
        id,
        deleted: z.boolean(),
        /** Why it is still there; null when it is gone. */
        error: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
  }),
});
export type DeletionOutcome = z.infer<typeof deleteEntries.reply>["results"][number];

export const searchEntries = endpoint({
  method: "GET",
  path: "/chatbot/entries/search/",
  access: "member",
  heavy: true,
  summary: "Search files and folders by name, ignoring case",
  query: z.object({
    search: typedText(200, "Say what to search for."),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(2000).optional(),
    ...fileFilters,
  }),
  reply: z.object({
    /** By name, at most 100, on the first page only; none where files are narrowed by type, state or date. */
    folders: z.array(placedFolder),
    /** By name. */
    files: z.array(placedFile),
    next_cursor: z.string().nullable(),
    /** How many files match in all. */
    total: z.int(),
  }),
});

export const recentFiles = endpoint({
  method: "GET",
  path: "/chatbot/recent_files/",
  access: "member",
  summary: "List recently added files of all folders, newest first",
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
  reply: z.array(placedFile),
});
