import type { ToolId } from "@footnote/contracts/chat/chat";
import type { Feedback } from "@footnote/contracts/chat/feedback";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { chatPath } from "../../../shared/paths.ts";
import { rate, stopRun } from "../api.ts";
import { newChat, reduceTranscript } from "./transcript.ts";
import { useSendQuestion } from "./use-send-question.ts";
import { useLoadConversation } from "./use-load-conversation.ts";

/** The conversation on the page, from the address or new, with the actions on it. */
export function useThread(folderIds: readonly string[]) {
  const [search] = useSearchParams();
  const routedId = search.get("conversation");
  // Set for the first render: a new chat that is replaced by a conversation would shift the layout.
  const [thread, dispatch] = useReducer(reduceTranscript, routedId, (conversationId) =>
    reduceTranscript(newChat, { type: "routed", conversationId }),
  );
  const navigate = useNavigate();
  const showAddress = useConversationAddress();
  const { send, resume, detach } = useSendQuestion({ thread, folderIds, dispatch, showAddress });
  useLoadConversation(thread, dispatch, resume);

  useEffect(() => {
    // The address of the conversation whose answer is being written is not a navigation.
    detach(routedId);
    dispatch({ type: "routed", conversationId: routedId });
  }, [routedId, detach]);

  const startOver = useCallback(() => {
    detach(null);
    dispatch({ type: "started-over" });
    void navigate(chatPath(null));
  }, [navigate, detach]);

  const toggleTool = useCallback((tool: ToolId) => dispatch({ type: "tool-toggled", tool }), []);

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
    [],
  );

  return { thread, send, startOver, toggleTool, stop: () => void stop(), rateEntry };
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
        { replace: true, state: latest.current.state as unknown },
      );
    },
    [navigate],
  );
}
