import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, id, textSeen, typedText } from "./fields.ts";
import { folderNameMaxLength } from "./limits.ts";
import { listingQuery } from "./paging.ts";

/** `parent_collection_id` and the counts are additive: the documented client needs id and name only. */
export const folder = z.object({
  id,
  name: z.string(),
  parent_collection_id: id.nullable(),
  created_at: z.iso.datetime(),
});
export type Folder = z.infer<typeof folder>;

/** Absent, empty and the word null all mean the root, as older clients write it. */
const parentInQuery = z
  .union([z.literal(["", "null"]), id])
  .optional()
  .transform((value) => (value === undefined || value === "" || value === "null" ? null : value));

export const listFolders = endpoint({
  method: "GET",
  path: "/chatbot/chat/get_scopes/",
  access: "member",
  summary: "List the folders directly in a folder or the root, oldest first. Paged with limit",
  query: z.object({ parent_collection_id: parentInQuery, ...listingQuery }),
  reply: z.array(folder),
});

export const createFolder = endpoint({
  method: "POST",
  path: "/chatbot/chat/create_scope/",
  access: "member",
  summary: "Create a folder in another folder or the root",
  status: 201,
  body: z.object({
    name: typedText(folderNameMaxLength, "Folder name cannot be empty."),
    parent_collection_id: id.nullish(),
  }),
  reply: folder,
});

export const renameFolder = endpoint({
  method: "PATCH",
  path: "/chatbot/chat/:id/update_scope/",
  access: "member",
  summary: "Rename a folder",
  params: z.object({ id }),
  body: z.object({
    name: typedText(folderNameMaxLength, "Folder name cannot be empty."),
    /** The name the caller saw last; the call is refused when it is another by now. */
    previous_name: textSeen.optional(),
  }),
  reply: folder,
});

export const deleteFolder = endpoint({
  method: "DELETE",
  path: "/chatbot/chat/:id/delete_scope/",
  access: "member",
  summary: "Delete a folder, with its contents or moving them up",
  withoutLicense: true,
  params: z.object({ id }),
  query: z.object({ delete_documents: z.enum(["true", "false"]).default("false") }),
  reply: done,
});

export const listAllFolders = endpoint({
  method: "GET",
  path: "/folders/all/",
  access: "member",
  summary:
    "List all folders of the organization with paths and document counts; of more than 10,000, or with long paths, the uppermost",
  reply: z.array(
    folder.extend({
      /** Names from the root down to this folder. */
      path: z.array(z.string()),
      /** Documents in this folder and everything below it. */
      documents: z.int(),
      /** Of those, the ones still being processed. */
      processing: z.int(),
    }),
  ),
});
export type FolderInTree = z.infer<typeof listAllFolders.reply>[number];
