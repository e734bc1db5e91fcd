import * as calls from "@footnote/contracts/documents";
import { deleteFolder as deleteFolderCall } from "@footnote/contracts/folders";
import type { FastifyRequest } from "fastify";
import type { ZodError } from "zod";
import type { Member } from "../../context/caller.ts";
import { readListing, setPageHeaders } from "../../http/listing.ts";
import type { Mount } from "../../http/mount.ts";
import { type FilePart, readParts } from "../../http/multipart.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import { readWholeList } from "../../platform/whole-lists.ts";
import { deleteFile, deleteFolder, listFiles, retryFile } from "./documents.service.ts";
import { isNarrowed, listFilesAs } from "./listing.service.ts";
import { enterUpload, type StoredUpload, storeUpload } from "./uploads.service.ts";

export function mountDocuments(mount: Mount): void {
  mount(calls.listFiles, async ({ app, caller, query, reply }) => {
    const { collection_id: folderId, type, state, created_after: createdAfter, ...asked } = query;
    if (!folderId || folderId === "null") return [];
    const filter = { type, state, createdAfter };
    const asListed = readListing(asked, "-created_at");
    if (!asListed && !isNarrowed(filter)) {
      return readWholeList(caller, () => listFiles(app, caller, folderId));
    }
    const listing = asListed ?? ({ sort: "-created_at" } as const);
    const read = () => listFilesAs(app, caller, { folderId, listing, filter });
    const { files, ...page } = await (asListed?.limit ? read() : readWholeList(caller, read));
    setPageHeaders(reply, page);
    return files;
  });
  mount(calls.uploadFile, async ({ app, caller, request }) => {
    const { stored, fields } = await readUpload(app, caller, request);
    const parsed = calls.uploadFile.body.safeParse(fields);
    if (!parsed.success) {
      await app.blobs.delete(stored.key);
      throw new AppError("request.invalid", describeInvalid(parsed.error));
    }
    const { collection_id: folderId, if_exists: ifExists } = parsed.data;
    return enterUpload(app, caller, { stored, folderId, ifExists });
  });
  mount(calls.retryFile, ({ app, caller, params }) => retryFile(app, caller, params.id));
  mount(calls.deleteFile, async ({ app, caller, params }) => {
    await deleteFile(app, caller, params.id);
    return { message: "File deleted." };
  });
  mount(deleteFolderCall, async ({ app, caller, params, query }) => {
    const withDocuments = query.delete_documents === "true";
    await deleteFolder(app, caller, { id: params.id, withDocuments });
    return { message: "Folder deleted." };
  });
}

function describeInvalid({ issues }: ZodError) {
  const fields = issues.map(({ path }) => path[0]);
  const isFolder = fields.includes("collection_id");
  const message = isFolder
    ? "Please select a folder first before uploading."
    : 'Say "replace" or "keep_both" in if_exists.';
  return { message, detail: { field: isFolder ? "collection_id" : "if_exists" } };
}

/** Reads the parts in whatever order they come; the file's bytes are stored while they arrive. */
async function readUpload(app: TenantApp<"db" | "blobs">, member: Member, request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  let stored: StoredUpload | undefined;
  try {
    for await (const part of readParts(request)) {
      if (part.type === "field") fields[part.fieldname] = part.value;
      else stored = await storeFile(app, member, part);
    }
  } catch (error) {
    if (stored) await app.blobs.delete(stored.key);
    throw error;
  }
  if (!stored) throw new AppError("document.no_file");
  return { stored, fields };
}

function storeFile(
  app: TenantApp<"db" | "blobs">,
  member: Member,
  part: FilePart,
): Promise<StoredUpload> {
  return storeUpload(app, member, { filename: part.filename, bytes: part.file });
}
