import { stopAnswer } from "@footnote/contracts/chat/answer-stream";
import type { ToolId } from "@footnote/contracts/chat/chat";
import {
  conversationHistory,
  recentConversations,
  showVersion,
} from "@footnote/contracts/chat/chat";
import {
  conversationFilters,
  deleteConversation,
  type ExportFormat,
  exportConversation,
  exportLanguages,
  rateAnswer,
  searchConversations,
} from "@footnote/contracts/chat/conversations";
import { suggestedQuestions } from "@footnote/contracts/chat/suggested-questions";
import { explainSearch } from "@footnote/contracts/chat/explain";
import type { Feedback } from "@footnote/contracts/chat/feedback";
import { listChatModels } from "@footnote/contracts/models/organization-models";
import { listAllFolders, listFolders } from "@footnote/contracts/folders";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { hasCode } from "../../shared/http/api-error.ts";
import { call } from "../../shared/http/call.ts";
import { buildQuery, refresh } from "../../shared/http/query.ts";
import { currentLocale, useLanguage } from "../../shared/language/language.ts";
import { downloadFile } from "../../shared/http/download-file.ts";
import { formatFilters, formatScopeQuery, type SearchedSources } from "./scope/searched-sources.ts";
import { askAgent } from "./stream/stream-answer.ts";

/** The folders at the root, with a null parent; the first is the current one. */
export function useRootFolders() {
  return useQuery({
    ...buildQuery(listFolders, { query: { parent_collection_id: undefined } }),
    meta: { logFailure: "The root folders could not be read." },
  });
}

/** A past conversation. Always loaded from the server, never from the cache. */
export function useHistory(conversationId: string | null) {
  return useQuery({
    ...buildQuery(conversationHistory, { params: { id: conversationId ?? "" } }),
    enabled: conversationId !== null,
    // Offline it fails and says so; it would wait without a word otherwise.
    networkMode: "always",
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The messages of a conversation that the server has stored. Rejects with ApiError. */
export function readHistory(conversationId: string) {
  return call(conversationHistory, { params: { id: conversationId } });
}

/** Shows a version of a message, and returns the conversation with it. Rejects with ApiError. */
export function switchVersion(messageId: string) {
  return call(showVersion, { params: { id: messageId } });
}

export type Question = {
  text: string;
  /** Null in a new chat. */
  conversationId: string | null;
  /** Empty means the default tool. */
  tools: readonly ToolId[];
  sources: SearchedSources;
  /** The message that this question replaces; null when it continues the conversation. */
  replacesId: string | null;
  /** The chat model that answers; null means the server's default. */
  model: string | null;
};

/** Asks a question. Rejects with ApiError. */
export function ask({ text, conversationId, tools, sources, replacesId, model }: Question) {
  const filters = formatFilters(sources);
  return askAgent({
    message: text,
    ...(conversationId !== null && { conversation_id: conversationId }),
    ...(replacesId !== null && { replaces_message_id: replacesId }),
    rag_tools: tools.length > 0 ? [...tools] : ["search_file_knowledge"],
    ...(filters && { search_settings: { filters } }),
    ...(model !== null && { model }),
  });
}

/** The names of the chat models that a question may choose from, the default first. */
export function useChatModels() {
  return useQuery({
    ...buildQuery(listChatModels, {}),
    select: ({ models }) => models.map(({ name }) => name),
    staleTime: 5 * 60_000,
    meta: { logFailure: "The chat models could not be read." },
  });
}

/** Stops an answer that is being written; the server keeps the text so far. */
export function stopRun(runId: string) {
  return call(stopAnswer, { params: { id: runId } });
}

/** Stores the rating of an answer; null removes it. */
export function rate(messageId: string, feedback: Feedback | null) {
  const body = feedback ?? { rating: null };
  return call(rateAnswer, { params: { id: messageId }, body });
}

/** The conversations that contain all the words; disabled while the search text is empty. */
export function useFoundConversations(words: string) {
  return useQuery({
    ...buildQuery(searchConversations, { query: { q: words } }),
    enabled: words !== "",
    placeholderData: keepPreviousData,
  });
}

/** What the search makes of a question. */
export function useExplanation(question: string, sources: SearchedSources) {
  const query = { q: question, ...formatScopeQuery(sources) };
  return useQuery(buildQuery(explainSearch, { query }));
}

/**
 * Questions that the sources answer. `isSettled`: nothing is being processed;
 * until then the questions that were found first stay.
 */
export function useSuggestedQuestions(sources: SearchedSources, isSettled: boolean) {
  // Answers without a model are written in English and German only.
  const language = useLanguage() === "de" ? "de" : "en";
  return useQuery({
    ...buildQuery(suggestedQuestions, { query: { language, ...formatScopeQuery(sources) } }),
    enabled: ({ state }) => isSettled || state.data === undefined,
    staleTime: 5 * 60_000,
    meta: { logFailure: "No questions could be suggested." },
  });
}

/** Downloads a conversation as a file in the language of the page, named by the server. Throws ApiError. */
export function downloadConversation(id: string, format: ExportFormat = "markdown") {
  const locale = currentLocale();
  const language = exportLanguages.find((one) => locale.startsWith(one)) ?? "en";
  return downloadFile(exportConversation, { params: { id }, query: { format, language } });
}

export function useDeleteConversation() {
  const refreshConversations = useRefreshConversations();
  return useMutation({
    mutationFn: (id: string) => call(deleteConversation, { params: { id } }),
    onSettled: refreshConversations,
  });
}

/** What is read again when a conversation has changed. */
export const conversationLists = [recentConversations, searchConversations, conversationFilters];

export function useRefreshConversations() {
  const queryClient = useQueryClient();
  return useCallback(() => void refresh(queryClient, ...conversationLists), [queryClient]);
}

/** Returns a handler of failed questions: it reloads the folders or the models if one that was sent no longer exists. */
export function useRefreshRefused() {
  const queryClient = useQueryClient();
  return useCallback(
    (error: unknown) => {
      if (hasCode(error, "folder.not_found"))
        void refresh(queryClient, listAllFolders, listFolders);
      if (hasCode(error, "model.unavailable")) void refresh(queryClient, listChatModels);
    },
    [queryClient],
  );
}
