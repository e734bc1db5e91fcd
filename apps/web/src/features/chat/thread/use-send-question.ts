import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";
import { useCallback } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { ask, readHistory, useRefreshConversations, useRefreshRefused } from "../api.ts";
import { followRun } from "../stream/follow-run.ts";
import { t } from "../messages.ts";
import type { AgentResults, Asked } from "../stream/stream-answer.ts";
import type { Picks } from "../scope/picks.ts";
import { everything, type SearchedSources } from "../scope/searched-sources.ts";
import type { Drafts } from "./drafts.ts";
import { isAwaiting, type Transcript } from "./transcript.ts";
import type { TranscriptStore } from "./use-transcript.ts";

export type SendQuestionOptions = {
  transcript: TranscriptStore;
  drafts: Drafts;
  /** What the questions of a conversation search. */
  sourcesOf: (conversationId: string | null) => SearchedSources;
  picks: Picks;
  /** The chat model that is chosen; null for the server's default. */
  model: string | null;
  /** Puts the id of a new conversation into the address. */
  showAddress: (conversationId: string) => void;
};

/** What a question replaces: an entry on the page and its message on the server. */
export type Replaced = { key: string; id: string | null };

type SendOptions = {
  replaced?: Replaced | null;
  /** Searches all folders, whichever are chosen. */
  everywhere?: boolean;
  /** Answers this question only, whichever is chosen. */
  model?: string | undefined;
};

/**
 * Sends questions and adds their answers to the transcript, whether the server streams them or not. The transcript says
 * which answer is pending: the page stops reading an answer when the user opens another conversation.
 */
export function useSendQuestion({
  transcript,
  drafts,
  sourcesOf,
  picks,
  model: chosenModel,
  showAddress,
}: SendQuestionOptions) {
  const { read, dispatch } = transcript;
  const refreshConversations = useRefreshConversations();
  const refreshRefused = useRefreshRefused();

  const fail = useCallback(
    (askId: string, error: unknown) => {
      refreshRefused(error);
      dispatch({ type: "ask-failed", askId, ...describeFailure(error) });
    },
    [dispatch, refreshRefused],
  );

  /** The server has the question: a new conversation gets its address, unless the user has opened another one. */
  const acceptQuestion = useCallback(
    (before: Transcript, askId: string, conversationId: string) => {
      const question = before.entries.find(({ key }) => key === askId);
      if (!isAwaiting(before, askId) || !question) return;
      drafts.settle({ text: question.text, from: before.conversationId, to: conversationId });
      picks.settle({ from: before.conversationId, to: conversationId });
      if (conversationId !== before.conversationId) showAddress(conversationId);
    },
    [drafts, picks, showAddress],
  );

  const showEvents = useCallback(
    (askId: string, events: readonly AnswerEvent[]) => {
      const before = read();
      const started = events.find((event) => event.type === "run");
      if (started) acceptQuestion(before, askId, started.conversation_id);
      dispatch({ type: "streamed", askId, events });
      // A new conversation joins the list; another one moves to its top, also out of the archive.
      if (started) refreshConversations();
    },
    [read, dispatch, acceptQuestion, refreshConversations],
  );

  const readEvents = useCallback(
    async (askId: string, start: Parameters<typeof followRun>[0]) => {
      try {
        await followRun(start, {
          isWanted: () => isAwaiting(read(), askId),
          onEvents: (events) => showEvents(askId, events),
        });
      } catch (error) {
        const stored = await readStoredAnswer(read()).catch(() => null);
        if (stored) dispatch({ type: "answered", askId, conversationId: null, messages: [stored] });
        else fail(askId, error);
      }
    },
    [read, dispatch, showEvents, fail],
  );

  const resume = useCallback(
    (runId: string) => {
      dispatch({ type: "resumed", askId: runId, runId });
      void readEvents(runId, { runId, events: null });
    },
    [dispatch, readEvents],
  );

  function showResults(askId: string, results: AgentResults | undefined) {
    if (!results) throw new Error(t.agentFailed);
    const before = read();
    const conversationId = results.conversation_id ?? null;
    if (conversationId === null) console.warn("The answer names no conversation.");
    else acceptQuestion(before, askId, conversationId);
    dispatch({ type: "answered", askId, conversationId, messages: results.messages });
    refreshConversations();
  }

  async function send(text: string, options: SendOptions = {}) {
    const { replaced = null, everywhere = false, model = chosenModel } = options;
    const askId = crypto.randomUUID();
    const { conversationId, tools, entries } = read();
    const former = entries.find(({ key }) => key === replaced?.key)?.text ?? text;
    if (former !== text) drafts.settle({ text: former, from: conversationId, to: conversationId });
    const at = new Date().toISOString();
    dispatch({ type: "asked", askId, text, from: replaced?.key ?? null, at });
    try {
      const replacesId = replaced?.id ?? null;
      const sources = everywhere ? everything : sourcesOf(conversationId);
      const question = { text, conversationId, tools, sources, replacesId, model };
      const asked: Asked = await ask(question);
      if (asked.kind === "results") showResults(askId, asked.results);
      else await readEvents(askId, { runId: null, events: asked.events });
    } catch (error) {
      fail(askId, error);
      return;
    }
    if (replaced !== null) await showVersions(transcript);
  }

  return { send, resume };
}

/** Reads which versions there are, after a question has replaced another. */
async function showVersions({ read, dispatch }: TranscriptStore) {
  const { conversationId } = read();
  if (conversationId === null) return;
  try {
    const { messages } = await readHistory(conversationId);
    dispatch({ type: "versions-read", messages });
  } catch (error) {
    console.warn("The versions of the question could not be read.", error);
  }
}

/** Returns the stored answer to the last question, if the server has one although its events ended early. */
async function readStoredAnswer({ conversationId, entries }: Transcript) {
  const question = entries.findLast(({ role }) => role === "user");
  if (conversationId === null || !question?.id) return null;
  const { messages } = await readHistory(conversationId);
  const at = messages.findIndex(({ id }) => id === question.id);
  const next = at === -1 ? undefined : messages[at + 1];
  return next?.role === "assistant" ? next : null;
}

/** Returns the same sentence for every failure, followed by the reason if there is one. */
function describeFailure(error: unknown): { text: string; reason: string } {
  const reason = getErrorMessage(error, "");
  return { text: t.agentFailed, reason: reason === t.agentFailed ? "" : reason };
}
