import { z } from "zod";
import { ifExists, uploadFile } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { id, moment } from "./fields.ts";

/** The version of the tus protocol (https://tus.io) that these calls speak. */
export const tusVersion = "1.0.0";

/** How long an upload can be resumed after it was created, in milliseconds. */
export const uploadExpiresAfter = 24 * 60 * 60 * 1000;

export const createUpload = endpoint({
  method: "POST",
  path: "/chatbot/uploads/",
  access: "member",
  heavy: true,
  summary:
    "Create a resumable upload by the tus protocol. Upload-Metadata has filename, collection_id, sha256 and if_exists",
  status: 201,
  bodyKind: "stream",
  replyKind: "bytes",
  reply: z.unknown(),
});

export const listUploads = endpoint({
  method: "GET",
  path: "/chatbot/uploads/",
  access: "member",
  keyScope: "write",
  summary: "List the caller's unfinished resumable uploads, newest first",
  reply: z.object({
    uploads: z.array(
      z.object({
        id,
        collection_id: id,
        name: z.string(),
        size: z.int(),
        /** As the sender announced it. */
        sha256: z.string().nullable(),
        if_exists: ifExists,
        /** Bytes that have arrived. */
        received: z.int(),
        expires_at: moment,
      }),
    ),
  }),
});
export type ListedUpload = z.infer<typeof listUploads.reply>["uploads"][number];

export const getUploadOffset = endpoint({
  method: "HEAD",
  path: "/chatbot/uploads/:id/",
  access: "member",
  keyScope: "write",
  summary: "Get the offset at which a resumable upload continues, in the header Upload-Offset",
  params: z.object({ id }),
  replyKind: "bytes",
  reply: z.unknown(),
});

export const appendToUpload = endpoint({
  method: "PATCH",
  path: "/chatbot/uploads/:id/",
  access: "member",
  heavy: true,
  summary: "Append bytes to a resumable upload; the last ones complete the file",
  bodyKind: "stream",
  params: z.object({ id }),
  replyKind: "bytes",
  reply: z.unknown(),
});

export const terminateUpload = endpoint({
  method: "DELETE",
  path: "/chatbot/uploads/:id/",
  access: "member",
  summary: "Delete a resumable upload with its bytes; a completed file is kept",
  params: z.object({ id }),
  replyKind: "bytes",
  reply: z.unknown(),
});

export const completeUpload = endpoint({
  method: "POST",
  path: "/chatbot/uploads/:id/complete/",
  access: "member",
  heavy: true,
  summary: "Complete an upload and get its file and task; idempotent",
  status: 202,
  params: z.object({ id }),
  reply: uploadFile.reply,
});
