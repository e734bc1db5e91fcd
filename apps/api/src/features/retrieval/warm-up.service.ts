import { openTenant } from "../../platform/database/tenant.ts";
import type { Has } from "../../platform/app.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { guessLanguage } from "@footnote/lexicon/language";
import type { CorpusStats } from "./corpus-stats.rules.ts";
import { weighTerms } from "./ranking.rules.ts";
import { selectFoundChunks } from "./reading.repo.ts";
import { rankByTerms, selectSearchableGroups, selectTermCounts } from "./retrieval.repo.ts";
import { tokenizeQuery } from "./tokenization.rules.ts";

/** The id of no organization: a search in it runs every statement and finds nothing. */
const noOrganization = "00000000-0000-0000-0000-000000000000";
const question =
  "Which question takes the longest of all after the server has started, and why is that?";
const someChunks: CorpusStats = {
  total: 1_000,
  averageLength: 200,
  chunks: 1_000,
  languages: [],
  models: new Map(),
};
/** How many connections a question uses at the same time. */
const connections = 3;

/**
 * Runs a search once, so that the first question after a start does not wait for connections to open, statements to be
 * prepared and code to be compiled.
 */
export async function warmUp(app: Has<"db">): Promise<void> {
  const db = openTenant(app.db, noOrganization);
  const scope = {
    organizationId: noOrganization,
    folderIds: [noOrganization],
    documentIds: [],
  } as object as SearchScope;
  const forms = tokenizeQuery(question, [guessLanguage(question), null]);
  const terms = forms.map((forms) => ({ forms, chunks: 1, count: 1, factor: 1 }));
  const query = weighTerms(terms, { total: 1_000 });
  const search = () =>
    db.$transaction(async (tx) => {
      await selectSearchableGroups(tx, scope);
      await selectTermCounts(tx, noOrganization, forms.flat());
      const { hits } = await rankByTerms(tx, scope, {
        ...query,
        required: "",
        stats: someChunks,
        limit: 1,
        certain: 1,
      });
      await selectFoundChunks(tx, noOrganization, hits);
    });
  await Promise.all(Array.from({ length: connections }, search));
}
