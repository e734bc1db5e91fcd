import type { TenantApp } from "../../context/tenancy.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { narrowSearchScope } from "../folders/search-scope.service.ts";
import { failureSentence } from "./failures.rules.ts";
import {
  countFiltered,
  type DocumentCounts,
  type DocumentFilter,
  selectFiltered,
} from "./scope-listing.repo.ts";

export type { DocumentCounts } from "./scope-listing.repo.ts";

/** Conditions on documents of a scope; `folderIds` narrows the scope and never widens it. */
export type ScopeFilter = DocumentFilter & { readonly folderIds?: readonly string[] };

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
  return countFiltered(app.db, narrow(scope, filter), filter);
}

/** Lists the first documents of a scope that meet a filter, searchable or not. */
export async function listScopeDocuments(
  app: TenantApp<"db">,
  scope: SearchScope,
  wanted: WantedDocuments,
): Promise<ScopeDocument[]> {
  const rows = await selectFiltered(app.db, narrow(scope, wanted.filter), wanted);
  return rows.map(({ failureCode, ...row }) => ({
    ...row,
    failure: failureCode === null ? null : failureSentence(failureCode),
  }));
}

function narrow(scope: SearchScope, { folderIds }: ScopeFilter): SearchScope {
  return folderIds ? narrowSearchScope(scope, folderIds) : scope;
}
