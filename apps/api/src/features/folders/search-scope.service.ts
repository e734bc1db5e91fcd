import type { SearchGroup } from "@footnote/contracts/chat/search-filters";
import type { Member } from "../../context/caller.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { AppError } from "../../platform/errors.ts";
import type { SearchScope } from "./folder-scope.rules.ts";
import { selectAllFolderIds, selectDocumentFolders, selectSubtree } from "./folders.repo.ts";

/** What a search may read: folders as a whole, and single documents, with the folders they are in. */
type Reach = { folders: ReadonlySet<string>; documents: ReadonlyMap<string, string> };

/**
 * What a search may read: that which every chosen group reaches (its folders with everything below them, and its documents),
 * or everything when there is no group.
 * @throws AppError folder.not_found or document.not_found when a chosen one is not the caller's, never a wider search
 */
export async function requireSearchScope(
  sql: TenantSql,
  member: Member,
  chosen: readonly SearchGroup[],
): Promise<SearchScope> {
  const { organizationId } = member;
  const [first, ...others] = await Promise.all(
    chosen.map((group) => requireReach(sql, organizationId, group)),
  );
  if (!first) return proveScope(organizationId, await selectAllFolderIds(sql, organizationId), []);
  const { folders, documents } = others.reduce(intersect, first);
  return proveScope(organizationId, [...folders], [...documents.keys()]);
}

async function requireReach(
  sql: TenantSql,
  organizationId: string,
  group: SearchGroup,
): Promise<Reach> {
  const folders = new Set(await selectSubtree(sql, organizationId, group.folders));
  if (!group.folders.every((id) => folders.has(id))) throw new AppError("folder.not_found");
  if (group.documents.length === 0) return { folders, documents: new Map() };
  const documents = await selectDocumentFolders(sql, organizationId, group.documents);
  if (!group.documents.every((id) => documents.has(id))) throw new AppError("document.not_found");
  return { folders, documents };
}

function intersect(left: Reach, right: Reach): Reach {
  const isIn = ({ folders, documents }: Reach, [id, folderId]: [string, string]) =>
    folders.has(folderId) || documents.has(id);
  return {
    folders: left.folders.intersection(right.folders),
    documents: new Map([
      ...[...left.documents].filter((document) => isIn(right, document)),
      ...[...right.documents].filter((document) => isIn(left, document)),
    ]),
  };
}

/** A part of a scope: of the given folders those that it reaches, without single documents of others. */
export function narrowSearchScope(scope: SearchScope, folderIds: readonly string[]): SearchScope {
  const reached = new Set(scope.folderIds);
  return proveScope(
    scope.organizationId,
    folderIds.filter((id) => reached.has(id)),
    [],
  );
}

function proveScope(
  organizationId: string,
  folderIds: readonly string[],
  documentIds: readonly string[],
): SearchScope {
  return { organizationId, folderIds, documentIds } as object as SearchScope;
}
