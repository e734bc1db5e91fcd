import type { ToolId } from "@footnote/contracts/chat/chat";
import type { Feedback } from "@footnote/contracts/chat/feedback";
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router-dom";
import { type ChatLocationState, chatPath } from "../../../shared/paths.ts";
import { rate, stopRun, switchVersion } from "../api.ts";
import { type SendQuestionOptions, useSendQuestion } from "./use-send-question.ts";
import { useLoadConversation } from "./use-load-conversation.ts";
import { useTranscript } from "./use-transcript.ts";

/** The conversation on the page, from the address or new, with the actions on it. */
export function useThread(
  asking: Pick<SendQuestionOptions, "drafts" | "picks" | "sourcesOf" | "model">,
) {
  const [search] = useSearchParams();
  const routedId = search.get("conversation");
  const [thread, transcript] = useTranscript(routedId);
  const { dispatch } = transcript;
  const navigate = useNavigate();
  const showAddress = useConversationAddress();
  const { send, resume } = useSendQuestion({ transcript, ...asking, showAddress });
  useLoadConversation(thread, dispatch, resume);

  // The page renders an address later than it was set: what was begun meanwhile must not end for one that the page has set.
  const isFollowed = useIsFollowed();
  useEffect(() => {
    if (isFollowed) dispatch({ type: "routed", conversationId: routedId });
  }, [isFollowed, routedId, dispatch]);

  const startOver = useCallback(() => {
    dispatch({ type: "started-over" });
    void navigate(chatPath(null), { state: own });
  }, [navigate, dispatch]);

  const openAgain = useCallback(() => dispatch({ type: "opened-again" }), [dispatch]);

  const toggleTool = useCallback(
    (tool: ToolId) => dispatch({ type: "tool-toggled", tool }),
    [dispatch],
  );

  const { phase } = thread;
  async function stop() {
    if (phase.name !== "asking" || phase.runId === null) return;
    const { askId, runId } = phase;
    dispatch({ type: "stopping", askId, stopping: true });
    // If the request failed, the user can press Stop again.
    await stopRun(runId).catch(() => dispatch({ type: "stopping", askId, stopping: false }));
  }

  /** Shows the rating at once and reverts it if it could not be stored. */
  const rateEntry = useCallback(
    async (rated: { key: string; id: string; before: Feedback | null }, next: Feedback | null) => {
      dispatch({ type: "rated", key: rated.key, feedback: next });
      try {
        await rate(rated.id, next);
      } catch (error) {
        dispatch({ type: "rated", key: rated.key, feedback: rated.before });
        throw error;
      }
    },
    [dispatch],
  );

  const showVersion = useCallback(
    async (from: string, versionId: string) => {
      const { conversation_id: conversationId, messages } = await switchVersion(versionId);
      dispatch({ type: "switched", conversationId, from, messages });
    },
    [dispatch],
  );

  return {
    thread,
    send,
    showVersion,
    startOver,
    openAgain,
    toggleTool,
    stop: () => void stop(),
    rateEntry,
  };
}

const own: ChatLocationState = { isOwn: true };

/** Whether the page has to show what the address names: a link or the browser's history has led to it. */
function useIsFollowed(): boolean {
  const { state } = useLocation() as { state: ChatLocationState | null };
  return useNavigationType() === "POP" || state?.isOwn !== true;
}

/** Puts the id of the conversation into the address and keeps the rest of the address. */
function useConversationAddress() {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  return useCallback(
    (conversationId: string) => {
      const next = new URLSearchParams(latest.current.search);
      next.set("conversation", conversationId);
      void navigate(
        { search: next.toString() },
        { replace: true, state: { ...(latest.current.state as ChatLocationState | null), ...own } },
      );
    },
    [navigate],
  );
}
