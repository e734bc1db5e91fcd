import type { LeftOutReason, UnpackedFile } from "@footnote/contracts/unpacked-files";
import type { Member } from "../../../context/caller.ts";
import type { TenantApp } from "../../../context/tenancy.ts";
import type { TenantSql } from "../../../platform/database/tenant.ts";
import { requireStoredDocument } from "../content.service.ts";
import { selectFolderedFiles } from "../documents.repo.ts";
import { addSupersededVersions } from "../versions/versions.repo.ts";
import { addAttachedFiles, selectUnpackedFiles } from "./unpacked-files.repo.ts";
import { leftOutSentence } from "./unpacked-files.rules.ts";

// What the feature that unpacks documents may do with the records of it.
export {
  countUnpacked,
  findSameFile,
  insertUnpackedFile,
  selectContainerExtensions,
  selectFormerFiles,
  selectUnpackedOrdinals,
} from "./unpacked-files.repo.ts";

/**
 * Lists the files that a document contains, with the documents that they became.
 * @throws AppError document.not_found
 */
export async function listUnpackedFiles(
  app: TenantApp<"db">,
  member: Member,
  id: string,
): Promise<UnpackedFile[]> {
  const { organizationId } = member;
  await requireStoredDocument(app, member, id);
  const found = await selectUnpackedFiles(app.db, organizationId, id);
  const ids = found.flatMap(({ documentId }) => documentId ?? []);
  const files = await selectFolderedFiles(app.db, organizationId, ids);
  return found.map(({ path, documentId, leftOut }) => ({
    path,
    file: files.get(documentId ?? "") ?? null,
    left_out: leftOut === null ? null : formatLeftOut(leftOut as LeftOutReason, path),
  }));
}

function formatLeftOut(code: LeftOutReason, path: string) {
  return { code, message: leftOutSentence(code, path) };
}

/** Adds to some documents what is moved and deleted with them: their superseded versions, and their attachments. */
export async function addDependents(
  tx: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  const versions = await addSupersededVersions(tx, organizationId, ids);
  return addAttachedFiles(tx, organizationId, versions);
}
