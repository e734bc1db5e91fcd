import type { TenantApp } from "../../context/tenancy.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { narrowSearchScope } from "../folders/folders.service.ts";
import { failureSentence } from "./failures.rules.ts";
import {
  countFiltered,
  type DocumentCounts,
  type DocumentFilter,
  selectFiltered,
} from "./scope-listing.repo.ts";

export type { DocumentCounts } from "./scope-listing.repo.ts";

/** Conditions on documents of a scope; `folderIds` narrows the scope and never widens it. */
export type ScopeFilter = Partial<DocumentFilter>;

export type WantedDocuments = {
  readonly filter: ScopeFilter;
  readonly order: "name" | "newest";
  readonly limit: number;
};

/** A document of a scope. `failure` says why it cannot be searched. */
export type ScopeDocument = {
  readonly id: string;
  readonly name: string;
  readonly folderId: string;
  readonly failure: string | null;
  readonly createdAt: Date;
};

/** Counts the documents of a scope that meet a filter, searchable or not. */
export function countScopeDocuments(
  app: TenantApp<"db">,
  scope: SearchScope,
  filter: ScopeFilter,
): Promise<DocumentCounts> {
  return countFiltered(app.db, scope.organizationId, narrow(scope, filter));
}

/** Lists the first documents of a scope that meet a filter, searchable or not. */
export async function listScopeDocuments(
  app: TenantApp<"db">,
  scope: SearchScope,
  wanted: WantedDocuments,
): Promise<ScopeDocument[]> {
  const filter = narrow(scope, wanted.filter);
  const rows = await selectFiltered(app.db, scope.organizationId, { ...wanted, filter });
  return rows.map(({ failureCode, ...row }) => ({
    ...row,
    failure: failureCode === null ? null : failureSentence(failureCode),
  }));
}

function narrow(scope: SearchScope, filter: ScopeFilter): DocumentFilter {
  const { folderIds } = narrowSearchScope(scope, filter.folderIds ?? scope.folderIds);
  return { ...filter, folderIds };
}
