import type { DocumentFile } from "@footnote/contracts/documents";
import type { PlacedFile, PlacedFolder } from "@footnote/contracts/library";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Listing } from "../../platform/database/listing.ts";
import { requireFolder } from "../folders/folders.service.ts";
import { describePaths, findFolders } from "../folders/listing.service.ts";
import type { FolderedFile } from "./documents.repo.ts";
import { type FileFilter, selectListedFiles } from "./listing.repo.ts";

/** The files directly in a folder, as the listing asks for them. */
export async function listFilesAs(
  app: TenantApp<"db">,
  member: Member,
  { folderId, listing, filter }: { folderId: string; listing: Listing; filter?: FileFilter },
): Promise<{ files: DocumentFile[]; nextCursor: string | null; total: number }> {
  await requireFolder(app.db, member, folderId);
  const { organizationId } = member;
  return selectListedFiles(
    app.db,
    { organizationId, folderId, ...(filter && { filter }) },
    listing,
  );
}

/** Whether a filter leaves anything out. */
export function isNarrowed(filter: FileFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

type Found = {
  folders: PlacedFolder[];
  files: PlacedFile[];
  next_cursor: string | null;
  total: number;
};

/** Files, and on the first page folders, anywhere whose name contains the text. */
export async function searchEntries(
  app: TenantApp<"db">,
  member: Member,
  wanted: { search: string; limit: number; cursor: string | undefined; filter: FileFilter },
): Promise<Found> {
  const { organizationId } = member;
  const { filter, ...asked } = wanted;
  const listing = { ...asked, sort: "name" } as const;
  const at = { organizationId, filter };
  const { files, nextCursor, total } = await selectListedFiles(app.db, at, listing);
  const withFolders = wanted.cursor === undefined && !isNarrowed(filter);
  return {
    folders: withFolders ? await findFolders(app, member, wanted.search) : [],
    files: await placeFiles(app, member, files),
    next_cursor: nextCursor,
    total,
  };
}

/** The files added last, in any folder, the newest first. */
export async function listRecentFiles(
  app: TenantApp<"db">,
  member: Member,
  limit: number,
): Promise<PlacedFile[]> {
  const { organizationId } = member;
  const listing = { sort: "-created_at", limit } as const;
  const { files } = await selectListedFiles(app.db, { organizationId }, listing);
  return placeFiles(app, member, files);
}

async function placeFiles(
  app: TenantApp<"db">,
  member: Member,
  files: readonly FolderedFile[],
): Promise<PlacedFile[]> {
  const folderIds = [...new Set(files.map(({ collection_id }) => collection_id))];
  const paths = await describePaths(app.db, member, folderIds);
  return files.map((file) => ({ ...file, path: paths.get(file.collection_id) ?? [] }));
}
