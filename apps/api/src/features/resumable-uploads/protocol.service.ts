import { randomUUID } from "node:crypto";
import { apiBasePath, fillPath } from "@footnote/contracts/endpoint";
import { appendToUpload, createUpload } from "@footnote/contracts/resumable-uploads";
import { type Locker, Server } from "@tus/server";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import { parseMetadata } from "./metadata.rules.ts";
import { completeUpload, requireAcceptable } from "./resumable-uploads.service.ts";
import { UploadStore } from "./upload-store.service.ts";

/**
 * The tus protocol for one member, who sends one request.
 * @param locker of the process: a request that continues an upload ends an earlier one whose connection has gone
 */
export function openTusServer(
  app: TenantApp<"db" | "blobs" | "jobs" | "models">,
  member: Member,
  locker: Locker,
): Server {
  return new Server({
    path: apiBasePath + createUpload.path,
    datastore: new UploadStore(app, member),
    locker,
    namingFunction: () => randomUUID(),
    generateUrl: (_request, { id }) => apiBasePath + fillPath(appendToUpload.path, { id }),
    async onUploadCreate(_request, { metadata, size = 0 }) {
      await requireAcceptable(app, member, { ...parseMetadata(metadata), size });
      return {};
    },
    async onUploadFinish(_request, { id }) {
      await completeUpload(app, member, id);
      return {};
    },
    // What is thrown here reaches the caller in the one form that failures have.
    onResponseError(_request, error) {
      throw toAppError(error);
    },
  });
}

/** The library throws objects with a status and a text, some of them errors. */
function toAppError(error: unknown): unknown {
  if (!isProtocolError(error)) return error;
  const { status_code: status, body } = error;
  if (status === 404 || status === 410) return new AppError("upload.not_found");
  if (status === 409) return new AppError("upload.offset_mismatch");
  if (status === 413) return new AppError("request.too_large");
  // The lock of an upload whose earlier request does not end.
  if (status === 500) return new AppError("service.unavailable", { cause: error });
  return new AppError("request.invalid", { message: body.trim() });
}

function isProtocolError(error: unknown): error is { status_code: number; body: string } {
  return typeof error === "object" && error !== null && "status_code" in error && "body" in error;
}
