import { type ToolId, toolIds } from "@footnote/contracts/chat/chat";
import { detectLanguage } from "@footnote/lexicon/language";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import type { ModelFailed } from "../../platform/models/models.ts";
import { timed } from "../../platform/metrics/metrics.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { nameFolders } from "../folders/folders.service.ts";
import { searchWeb } from "../web-search/web-search.service.ts";
import {
  listFiles,
  readBeginnings,
  readNeighbours,
  readDocument,
  readOpenings,
} from "../retrieval/reading.service.ts";
import { getCorpusStats, search } from "../retrieval/retrieval.service.ts";
import { type CorrectedTerm, listCorrections } from "../retrieval/query/corrections.rules.ts";
import type { Library, Tool } from "../citations/answer.rules.ts";
import { mayAskForSeveral } from "../citations/list-questions.rules.ts";

const passagesPerSearch = 10;
/** Where several documents may each answer and no model has to read them all. */
const passagesOfSeveral = 20;

/**
 * Opens the chosen tools, or the default one. The scope limits what they may read to the caller's rights.
 * @throws AppError tool.unavailable for one that is not set up on this server
 */
export function openTools(
  app: TenantApp<"db" | "models" | "log" | "web" | "metrics">,
  scope: SearchScope,
  { chosen, readStats }: { chosen: readonly ToolId[]; readStats: ReadStats },
): Tool[] {
  const ids = chosen.length > 0 ? [...new Set(chosen)] : [toolIds[0]];
  return ids.map((id) => {
    if (id === "search_file_knowledge") return openDocumentSearch(app, scope, readStats);
    return openWebTool(app);
  });
}

function openWebTool(app: Has<"web" | "log">): Tool {
  const id = "web_search";
  if (!app.web.search) {
    const message =
      "Web Search is not set up on this server. Choose Search Docs to ask your documents.";
    throw new AppError("tool.unavailable", { message, detail: { tool: id } });
  }
  return {
    id,
    step: "web_search",
    description: "Searches the web and returns the passages of its pages nearest to the query.",
    find: (query, signal) => searchWeb(app, query, { limit: passagesPerSearch, signal }),
  };
}

/** Reads the corpus statistics of a scope, once for one answer. */
export type ReadStats = () => ReturnType<typeof getCorpusStats>;

export function openStats(app: TenantApp<"db">, scope: SearchScope): ReadStats {
  let stats: ReturnType<ReadStats> | undefined;
  return () => (stats ??= getCorpusStats(app, scope));
}

/** Opens the files of the scope for reading them as a whole. */
export function openLibrary(
  app: TenantApp<"db">,
  scope: SearchScope,
  readStats: ReadStats,
): Library {
  const lists = new Map<string, ReturnType<Library["list"]>>();
  return {
    list(namePart = "") {
      const files = lists.get(namePart) ?? listFiles(app, scope, namePart);
      lists.set(namePart, files);
      return files;
    },
    read: (documentId, limit, skipped) => readDocument(app, scope, { documentId, limit, skipped }),
    beginnings: (documentIds, limit) => readBeginnings(app, scope, { documentIds, limit }),
    openings: (documentIds) => readOpenings(app, scope, documentIds),
    around: (wanted) => readNeighbours(app, scope, wanted),
    async facts() {
      const [{ languages }, folders] = await Promise.all([readStats(), nameFolders(app, scope)]);
      return { languages: languages.filter((code) => code !== null), folders };
    },
  };
}

function openDocumentSearch(
  app: TenantApp<"db" | "models" | "log" | "metrics">,
  scope: SearchScope,
  readStats: ReadStats,
): Tool {
  const ranking = app.models.embedding ? "hybrid" : "words";
  // Starts while the question is stored. Its failure is thrown when the tool searches.
  const corpusStats = readStats();
  corpusStats.catch(() => undefined);
  let byWordsOnly = false;
  const onEmbeddingFailed = (reason: ModelFailed) => {
    app.log.warn({ err: reason }, "searched by words alone: no vector for the question");
    // The answer's other searches, also those of the quotations in its place, do not wait for it again.
    byWordsOnly = true;
  };
  let { reranker } = app.models;
  const onRerankingFailed = (reason: ModelFailed) => {
    app.log.warn({ err: reason }, "search not reranked");
    // A model that is too slow once is too slow for the other searches of this answer.
    reranker = undefined;
  };
  return {
    id: "search_file_knowledge",
    step: "search",
    description:
      "Searches the documents the user has chosen and returns the passages nearest to the query.",
    async find(text, signal, onCorrected) {
      let terms: readonly CorrectedTerm[] = [];
      const spreads = mayAskForSeveral(text, detectLanguage([text]));
      const found = await timed(app.metrics.searches, { ranking }, () =>
        search(app, scope, {
          text,
          limit: spreads && !app.models.chat ? passagesOfSeveral : passagesPerSearch,
          foldsCopies: true,
          spreads,
          signal,
          corpusStats,
          onSearched: ({ byWords }) => {
            terms = byWords.terms;
            if (!byWords.isComplete) app.metrics.searchesCut.inc();
          },
          reranking: reranker && { reranker, onFailed: onRerankingFailed },
          byWordsOnly,
          onEmbeddingFailed,
        }),
      );
      onCorrected?.(listCorrections(terms, found, (await corpusStats).languages));
      return found;
    },
  };
}
