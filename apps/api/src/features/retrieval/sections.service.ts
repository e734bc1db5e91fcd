import type { TenantApp } from "../../context/tenancy.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import type { Section } from "./found-chunk.rules.ts";
import { selectSections } from "./sections.repo.ts";

const latestDocuments = 30;
const sectionsOfEach = 8;
/** A document of many short chunks is not read to its end. */
const chunksOfEach = 100;

/** Lists the first sections of the latest documents of the scope, the latest document first. */
export function listSections(app: TenantApp<"db">, scope: SearchScope): Promise<Section[]> {
  const limits = { documents: latestDocuments, sections: sectionsOfEach, chunks: chunksOfEach };
  return selectSections(app.db, scope, limits);
}
