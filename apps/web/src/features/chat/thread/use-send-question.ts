import type { Dispatch } from "react";
import { useCallback, useRef } from "react";
import { hasCode, getErrorMessage } from "../../../shared/http/api-error.ts";
import { ask, useRefreshConversations, useRefreshFolders } from "../api.ts";
import { followRun } from "../stream/follow-run.ts";
import { t } from "../messages.ts";
import type { AgentResults, Asked } from "../stream/stream-answer.ts";
import type { Transcript, TranscriptEvent } from "./transcript.ts";

type SendQuestionOptions = {
  thread: Transcript;
  folderIds: readonly string[];
  dispatch: Dispatch<TranscriptEvent>;
  /** Puts the id of a new conversation into the address. */
  showAddress: (conversationId: string) => void;
};

/** What a question replaces: an entry on the page and its message on the server. */
export type Replaced = { key: string; id: string | null };

/** Sends questions and adds their answers to the transcript, whether the server streams them or not. */
export function useSendQuestion({ thread, folderIds, dispatch, showAddress }: SendQuestionOptions) {
  /** The question whose answer is pending, and its conversation once known. */
  const awaited = useRef<{ askId: string; conversationId: string | null } | null>(null);
  const refreshConversations = useRefreshConversations();
  const refreshFolders = useRefreshFolders();

  const fail = useCallback(
    (askId: string, error: unknown) => {
      if (hasCode(error, "folder.not_found")) refreshFolders();
      dispatch({ type: "ask-failed", askId, ...describeFailure(error) });
    },
    [dispatch, refreshFolders],
  );

  /** Sets the address of a new conversation once its id is known, unless the user has navigated away. */
  const nameConversation = useCallback(
    (askId: string, conversationId: string) => {
      refreshConversations();
      if (awaited.current?.askId !== askId) return;
      awaited.current = { askId, conversationId };
      showAddress(conversationId);
    },
    [refreshConversations, showAddress],
  );

  const readEvents = useCallback(
    async (askId: string, start: Parameters<typeof followRun>[0], before: string | null) => {
      await followRun(start, {
        isWanted: () => awaited.current?.askId === askId,
        onEvents(events) {
          dispatch({ type: "streamed", askId, events });
          const named = events.find(({ type }) => type === "run");
          const id = named?.type === "run" ? named.conversation_id : before;
          if (id !== null && id !== before) nameConversation(askId, id);
        },
      });
    },
    [dispatch, nameConversation],
  );

  const resume = useCallback(
    (runId: string, conversationId: string) => {
      awaited.current = { askId: runId, conversationId };
      dispatch({ type: "resumed", askId: runId, runId });
      readEvents(runId, { runId, events: null }, conversationId).catch((error: unknown) =>
        fail(runId, error),
      );
    },
    [dispatch, readEvents, fail],
  );

  const detach = useCallback((conversationId: string | null) => {
    const stays = conversationId !== null && awaited.current?.conversationId === conversationId;
    if (!stays) awaited.current = null;
  }, []);

  function showResults(askId: string, results: AgentResults | undefined, before: string | null) {
    if (!results) throw new Error(t.agentFailed);
    const conversationId = results.conversation_id ?? null;
    dispatch({ type: "answered", askId, conversationId, messages: results.messages });
    if (conversationId === null) console.warn("The answer names no conversation.");
    else if (conversationId !== before) nameConversation(askId, conversationId);
  }

  async function send(text: string, replaced: Replaced | null = null) {
    const askId = crypto.randomUUID();
    const { conversationId, tools } = thread;
    awaited.current = { askId, conversationId };
    dispatch({ type: "asked", askId, text, from: replaced?.key ?? null });
    try {
      const replacesId = replaced?.id ?? null;
      const asked: Asked = await ask({ text, conversationId, tools, folderIds, replacesId });
      if (asked.kind === "results") showResults(askId, asked.results, conversationId);
      else await readEvents(askId, { runId: null, events: asked.events }, conversationId);
    } catch (error) {
      fail(askId, error);
    }
  }

  return { send, resume, detach };
}

/** Returns the same sentence for every failure, followed by the reason if there is one. */
function describeFailure(error: unknown): { text: string; reason: string } {
  const reason = getErrorMessage(error, "");
  return { text: t.agentFailed, reason: reason === t.agentFailed ? "" : reason };
}
