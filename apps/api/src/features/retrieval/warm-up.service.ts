import { openTenant } from "../../platform/database/tenant.ts";
import type { Has } from "../../platform/app.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { detectLanguage } from "@footnote/lexicon/language";
import { weighWords } from "./ranking.rules.ts";
import { rankByWords, selectFindable, selectPassages, selectTermCounts } from "./retrieval.repo.ts";
import { tokenizeQuery } from "./tokenization.rules.ts";

/** No organization has it: a search there goes all its way and finds nothing. */
const nobody = "00000000-0000-0000-0000-000000000000";
const question =
  "Which question takes the longest of all after the server has started, and why is that?";
/** What a question asks of the database at the same time. */
const connections = 3;

/**
 * Goes the way of a search once, so that the first question after a start does not wait for connections to be made,
 * statements to be prepared and code to be compiled.
 */
export async function warmUp(app: Has<"db">): Promise<void> {
  const db = openTenant(app.db, nobody);
  const scope = { organizationId: nobody, folderIds: [nobody] } as object as SearchScope;
  const groups = tokenizeQuery(question, [detectLanguage([question]), null]);
  const words = groups.map((terms) => ({ terms, found: 1 }));
  const asked = weighWords(words, { total: 1_000, share: 1 });
  const search = () =>
    db.$transaction(async (tx) => {
      await selectFindable(tx, scope);
      await selectTermCounts(tx, nobody, groups.flat());
      await selectPassages(tx, nobody, await rankByWords(tx, scope, { ...asked, limit: 1 }));
    });
  await Promise.all(Array.from({ length: connections }, search));
}
