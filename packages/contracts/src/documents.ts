import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, givenMoment, id, moment, textSeen, typedText } from "./fields.ts";
import { fileNameMaxLength } from "./limits.ts";
import { fileGroup } from "./file-group.ts";
import { fileSort, listingQuery } from "./paging.ts";

/** Why a document could not be made searchable. */
export const documentFailure = z.object({
  code: z.string(),
  message: z.string(),
  /** Another try of the same file may succeed. */
  can_retry: z.boolean(),
});
export type DocumentFailure = z.infer<typeof documentFailure>;

/** `outdated`: a newer version is ready. Such files are listed with the versions of their document only. */
export const documentState = z.enum(["processing", "ready", "failed", "outdated"]);

/** The states of the files in listings: what is outdated is listed with the versions of its document only. */
export const listedStates = ["ready", "processing", "failed"] as const;

/** What the files of a listing have in common, beyond their folder or name. */
export const fileFilters = {
  /** Their type. */
  type: fileGroup.optional(),
  state: z.enum(listedStates).optional(),
  /** They were added at this moment or later. */
  created_after: givenMoment.optional(),
};

/** What an upload does with a file of the same name in the folder: `replace` keeps it as an older version. */
export const ifExists = z.enum(["keep_both", "replace"]);
export type IfExists = z.infer<typeof ifExists>;

/** Something that a person should know about a document though it is ready. */
export const documentNotice = z.object({
  code: z.enum(["pages_unread", "files_unpacked"]),
  message: z.string(),
});
export type DocumentNotice = z.infer<typeof documentNotice>;

/** `id`, `name`, `title` and `created_at` are the documented fields; the rest is additive. */
export const documentFile = z.object({
  id,
  name: z.string(),
  title: z.string(),
  created_at: moment,
  size: z.int(),
  state: documentState,
  failure: documentFailure.nullable(),
  /** How many of its passages a reader of the document does not see; they are kept out of answers. */
  hidden_passages: z.int(),
  notices: z.array(documentNotice),
  /** Whether it replaced an earlier version, or has been replaced. */
  has_versions: z.boolean(),
  /** The same for all versions of a file. Answers use the ready one, until a newer one is ready. */
  version_group: id.nullable(),
  /** The task to follow while processing. */
  task_id: z.string().nullable(),
});
export type DocumentFile = z.infer<typeof documentFile>;

export const listFiles = endpoint({
  method: "GET",
  path: "/chatbot/chat/get_files/",
  access: "member",
  summary:
    "List the files directly in a folder, newest first; none without a collection id. Paged with limit, narrowed by type, state and date",
  query: z.object({
    collection_id: z.union([z.literal(["", "null"]), id]).optional(),
    ...listingQuery,
    sort: fileSort.optional(),
    ...fileFilters,
  }),
  reply: z.array(documentFile),
});

export const uploadFile = endpoint({
  method: "POST",
  path: "/chatbot/chat/upsert_file/",
  access: "member",
  heavy: true,
  summary: "Upload a file to a folder and start its processing",
  status: 202,
  bodyKind: "multipart",
  body: z.object({ collection_id: id, if_exists: ifExists.default("keep_both") }),
  reply: z.object({ task_id: z.string(), file: documentFile }),
});

/** At most this many names are compared in one call. */
export const comparedNamesMax = 1000;

export const findSameNamed = endpoint({
  method: "POST",
  path: "/chatbot/files/same-named/",
  access: "member",
  keyScope: "read",
  summary: "List the files of a folder with one of these names, to decide before an upload",
  body: z.object({
    collection_id: id,
    names: z.array(z.string().min(1).max(1000)).min(1).max(comparedNamesMax),
  }),
  reply: z.object({
    files: z.array(
      z.object({
        /** The name as it was sent. */
        name: z.string(),
        file: documentFile,
        /** SHA-256 of its bytes, in hexadecimal digits: the same for the same content. */
        sha256: z.string(),
      }),
    ),
  }),
});
export type SameNamedFile = z.infer<typeof findSameNamed.reply>["files"][number];

export const listVersions = endpoint({
  method: "GET",
  path: "/chatbot/files/:id/versions/",
  access: "member",
  summary: "List all versions of a file, newest first",
  params: z.object({ id }),
  reply: z.array(documentFile),
});

export const retryFile = endpoint({
  method: "POST",
  path: "/chatbot/files/:id/retry/",
  access: "member",
  summary: "Retry a failed file",
  status: 202,
  params: z.object({ id }),
  reply: z.object({ task_id: z.string(), file: documentFile }),
});

export const renameFile = endpoint({
  method: "PATCH",
  path: "/chatbot/files/:id/",
  access: "member",
  summary: "Rename a file; its extension stays",
  params: z.object({ id }),
  body: z.object({
    name: typedText(fileNameMaxLength, "File name cannot be empty."),
    /** The name the caller saw last; the call is refused when it is another by now. */
    previous_name: textSeen.optional(),
  }),
  reply: documentFile,
});

export const deleteFile = endpoint({
  method: "DELETE",
  path: "/chatbot/files/:id/delete/",
  access: "member",
  summary: "Delete a file, its passages and its bytes",
  withoutLicense: true,
  params: z.object({ id }),
  reply: done,
});
