import type { FileDetails } from "@footnote/contracts/document-content";
import * as calls from "@footnote/contracts/document-content";
import { apiBasePath, fillPath, keyScopeOf } from "@footnote/contracts/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { requireSignedIn } from "../../http/authentication.ts";
import type { Authenticator, Member } from "../../context/caller.ts";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { issueTicket } from "../accounts/tickets.service.ts";
import { describeMember } from "../organizations/members.service.ts";
import type { StoredDocument } from "./content.repo.ts";
import { attachmentNamed, describeContent, namesTag, rangeOf } from "./content.rules.ts";
import {
  type DescribedFile,
  describeFile,
  readContent,
  readChunks,
  requireStoredDocument,
  setReadsHidden,
} from "./content.service.ts";

/** What a document holds: the file itself, and the passages that were found in it. */
export function mountContent(
  mount: Mount,
  authenticator: Authenticator,
  installation: Has<"db">,
): void {
  const nameUploader = async (
    { organizationId }: Member,
    { createdBy, ...file }: DescribedFile,
  ): Promise<FileDetails> => {
    const uploader = createdBy === null ? null : { organizationId, userPk: createdBy };
    return { ...file, uploaded_by: uploader && (await describeMember(installation, uploader)) };
  };
  mount(calls.getFile, async ({ app, caller, params }) =>
    nameUploader(caller, await describeFile(app, caller, params.id)),
  );
  mount(calls.readHidden, async ({ app, caller, params, body }) => {
    const change = { id: params.id, readsHidden: body.reads_hidden };
    return nameUploader(caller, await setReadsHidden(app, caller, change));
  });
  mount(calls.getFileContent, async ({ app, caller, params, request, reply }) => {
    const document = await requireStoredDocument(app, caller, params.id);
    return sendContent(app, document, { request, reply });
  });
  mount(calls.makeContentTicket, async ({ app, caller, params, request }) => {
    await requireStoredDocument(app, caller, params.id);
    const user = await requireSignedIn(authenticator, request, keyScopeOf(calls.makeContentTicket));
    const path = apiBasePath + fillPath(calls.getFileContent.path, params);
    const { ticket, expiresAt } = await issueTicket(installation, user, path);
    return { url: `${path}?ticket=${ticket}`, expires_at: expiresAt.toISOString() };
  });
  mount(calls.listPassages, async ({ app, caller, params, query }) => {
    const { around, cursor, limit } = query;
    const wanted = { id: params.id, around, cursor, limit };
    const page = await readChunks(app, caller, wanted);
    const { chunks, total, previousCursor, nextCursor } = page;
    return { passages: chunks, total, previous_cursor: previousCursor, next_cursor: nextCursor };
  });
}

/** Sends the bytes, or the part of them that is asked for, so that a browser can save and play but never show them. */
async function sendContent(
  app: Has<"blobs">,
  document: StoredDocument,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const { size, name } = document;
  const etag = `"${document.sha256}"`;
  reply.header("etag", etag);
  // May be kept, but who asks is checked every time.
  reply.header("cache-control", "private, no-cache");
  reply.header("accept-ranges", "bytes");
  if (namesTag(request.headers["if-none-match"], etag)) {
    reply.status(304);
    return null;
  }
  const conditional = request.headers["if-range"];
  const wanted = conditional === undefined || conditional === etag;
  const range = wanted ? rangeOf(request.headers.range, size) : undefined;
  if (range === "none") {
    reply.header("content-range", `bytes */${size}`);
    throw new AppError("document.range_unsatisfiable");
  }
  const bytes = await readContent(app, document, range);
  reply.headers({
    "content-type": describeContent(document).sentAs,
    "content-length": range ? range.last - range.first + 1 : size,
    "content-disposition": attachmentNamed(name),
    "content-security-policy": "sandbox",
    "x-content-type-options": "nosniff",
  });
  if (range) {
    reply.status(206).header("content-range", `bytes ${range.first}-${range.last}/${size}`);
  }
  return bytes;
}
