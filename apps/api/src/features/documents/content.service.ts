import type { FileDetails } from "@footnote/contracts/document-content";
import { id } from "@footnote/contracts/fields";
import type { Readable } from "node:stream";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { BlobMissing, type ByteRange } from "../../platform/blobs/blobs.ts";
import { AppError } from "../../platform/errors.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { describePaths } from "../folders/listing.service.ts";
import { countUnits, listChunks, type ChunkPage } from "../retrieval/chunks.service.ts";
import {
  findStoredDocument,
  selectHashes,
  type StoredDocument,
  updateReadsHidden,
} from "./content.repo.ts";
import { describeContent } from "./content.rules.ts";
import { findFile, selectFilesById } from "./documents.repo.ts";
import { findSuccessor } from "./versions/versions.service.ts";

export type { StoredDocument } from "./content.repo.ts";

/** @throws AppError document.not_found for one that is not there or another organization's */
export async function requireStoredDocument(
  app: TenantApp<"db">,
  member: Member,
  id: string,
): Promise<StoredDocument> {
  const document = await findDocument(app, member, id);
  if (!document) throw new AppError("document.not_found");
  return document;
}

/** Returns undefined for one that is not there or another organization's. */
export function findDocument(
  app: TenantApp<"db">,
  { organizationId }: Member,
  id: string,
): Promise<StoredDocument | undefined> {
  return findStoredDocument(app.db, organizationId, id);
}

/** Those of some ids that are documents which the member may open. */
export async function findReadable(
  app: TenantApp<"db">,
  { organizationId }: Member,
  ids: readonly string[],
): Promise<Set<string>> {
  // A web page has its address in place of an id.
  const known = ids.filter((one) => id.safeParse(one).success);
  if (known.length === 0) return new Set();
  return new Set((await selectFilesById(app.db, organizationId, known)).map((file) => file.id));
}

/** The SHA-256 hashes of those of some ids that are documents, by their ids. */
export async function findHashes(
  app: TenantApp<"db">,
  { organizationId }: Member,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const known = ids.filter((one) => id.safeParse(one).success);
  return known.length === 0 ? new Map() : selectHashes(app.db, organizationId, known);
}

/** What is known of a file; its uploader is a user, whom the app of one organization does not see. */
export type DescribedFile = Omit<FileDetails, "uploaded_by"> & { createdBy: number | null };

/** @throws AppError document.not_found */
export async function describeFile(
  app: TenantApp<"db">,
  member: Member,
  id: string,
): Promise<DescribedFile> {
  const document = await requireStoredDocument(app, member, id);
  const file = await findFile(app.db, member.organizationId, id);
  if (!file) throw new AppError("document.not_found");
  const { mediaType, view } = describeContent(document);
  const { folderId, chunkCount, sha256, language, readsHidden, createdBy } = document;
  const paths = await describePaths(app.db, member, [folderId]);
  const { organizationId } = member;
  const hasPassages = file.state === "ready" || file.state === "outdated";
  return {
    ...file,
    collection_id: folderId,
    path: paths.get(folderId) ?? [],
    media_type: mediaType,
    view,
    passages: chunkCount,
    units: hasPassages ? await countUnits(app.db, { organizationId, documentId: id }) : null,
    sha256,
    language,
    createdBy,
    reads_hidden: readsHidden,
    superseded_by: await findSuccessor(app, member, document),
  };
}

/**
 * Lets answers use the text that a reader of the document does not see, or keeps it out again.
 * @throws AppError document.not_found
 */
export async function setReadsHidden(
  app: TenantApp<"db">,
  member: Member,
  change: { id: string; readsHidden: boolean },
): Promise<DescribedFile> {
  const { id, name } = await requireStoredDocument(app, member, change.id);
  await app.db.$transaction(async (tx) => {
    if (!(await updateReadsHidden(tx, member.organizationId, change))) return;
    const target = { kind: "document" as const, id, name };
    const detail = { reads_hidden: change.readsHidden };
    await recordEvent(tx, { action: "document.hidden_text_changed", by: member, target, detail });
  });
  return describeFile(app, member, id);
}

/** @throws AppError document.not_found when it was deleted since it was found */
export async function readContent(
  app: Has<"blobs">,
  { blobKey }: StoredDocument,
  range: ByteRange | undefined,
): Promise<Readable> {
  try {
    return await app.blobs.read(blobKey, range);
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error;
    throw new AppError("document.not_found", { cause: error });
  }
}

/** @throws AppError document.not_found */
export async function readChunks(
  app: TenantApp<"db">,
  member: Member,
  wanted: { id: string; around: string | undefined; cursor: string | undefined; limit: number },
): Promise<ChunkPage> {
  const { id, chunkCount } = await requireStoredDocument(app, member, wanted.id);
  const { organizationId } = member;
  return listChunks(app.db, { organizationId, documentId: id, total: chunkCount }, wanted);
}
