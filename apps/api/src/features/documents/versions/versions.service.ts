import type { DocumentFile, SameNamedFile } from "@footnote/contracts/documents";
import type { Member } from "../../../context/caller.ts";
import type { TenantApp } from "../../../context/tenancy.ts";
import { AppError } from "../../../platform/errors.ts";
import { requireFolder } from "../../folders/folders.service.ts";
import type { StoredDocument } from "../content.repo.ts";
import { selectFilesById, selectVersions } from "../documents.repo.ts";
import { acceptName } from "../uploads.rules.ts";
import { findReadyVersion, selectSameNamed, selectSuperseded } from "./versions.repo.ts";

/**
 * Finds the files of a folder that uploads under these names could replace, the newest one for each name.
 * @throws AppError folder.not_found
 */
export async function findSameNamed(
  app: TenantApp<"db">,
  member: Member,
  { folderId, names }: { folderId: string; names: readonly string[] },
): Promise<SameNamedFile[]> {
  await requireFolder(app.db, member, folderId);
  const { organizationId } = member;
  // No file has a name that is not accepted.
  const stored = new Map(
    names.flatMap((name) => {
      const accepted = acceptName(name);
      return accepted ? [[name, accepted.name]] : [];
    }),
  );
  const at = { organizationId, folderId };
  const found = await selectSameNamed(app.db, at, [...new Set(stored.values())]);
  const ids = found.map(({ id }) => id);
  const files = new Map(
    (await selectFilesById(app.db, organizationId, ids)).map((file) => [file.id, file]),
  );
  const byName = new Map(found.map((row) => [row.name, row]));
  return [...stored].flatMap(([name, storedName]) => {
    const same = byName.get(storedName);
    const file = same && files.get(same.id);
    return file ? [{ name, file, sha256: same.sha256 }] : [];
  });
}

/**
 * Lists all versions of a file, the newest first.
 * @throws AppError document.not_found
 */
export async function listVersions(
  app: TenantApp<"db">,
  { organizationId }: Member,
  id: string,
): Promise<DocumentFile[]> {
  const versions = await selectVersions(app.db, organizationId, id);
  if (versions.length === 0) throw new AppError("document.not_found");
  return versions;
}

/** Finds the version that answers use instead of this one; null for one that is not superseded. */
export async function findSuccessor(
  app: TenantApp<"db">,
  { organizationId }: Member,
  { stage, versionGroupId }: Pick<StoredDocument, "stage" | "versionGroupId">,
): Promise<string | null> {
  if (stage !== "superseded" || versionGroupId === null) return null;
  return (await findReadyVersion(app.db, organizationId, versionGroupId)) ?? null;
}

/** Finds those of some documents that a newer version has superseded. */
export async function findSuperseded(
  app: TenantApp<"db">,
  { organizationId }: Member,
  ids: readonly string[],
): Promise<Set<string>> {
  return ids.length === 0 ? new Set() : selectSuperseded(app.db, organizationId, ids);
}
