import { z } from "zod";
import { documentFile } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";

/** Why a file that another one contains did not become a document. */
export const leftOutReason = z.enum([
  "password_protected",
  "damaged",
  "compression_unsupported",
  "unsafe_path",
  "link",
  "special_file",
  "overwritten",
  "too_deep",
  "nested_archive",
  "nested_too_deep",
  "type_unsupported",
  "too_large",
  "empty",
  "no_room",
  "no_uploader",
]);
export type LeftOutReason = z.infer<typeof leftOutReason>;

/** A file that came out of an archive or a mail. */
export const unpackedFile = z.object({
  /** Where it is in the archive, or its name in the mail. */
  path: z.string(),
  /** The document that it became; null when it was left out, or the document was deleted since. */
  file: documentFile.extend({ collection_id: id }).nullable(),
  /** Why it was left out; null when it was not. */
  left_out: z.object({ code: leftOutReason, message: z.string() }).nullable(),
});
export type UnpackedFile = z.infer<typeof unpackedFile>;

export const listUnpackedFiles = endpoint({
  method: "GET",
  path: "/chatbot/files/:id/unpacked/",
  access: "member",
  summary:
    "List the files in an archive or email: the documents they became, or why they were skipped",
  params: z.object({ id }),
  reply: z.array(unpackedFile),
});
