import type { ToolId } from "@footnote/contracts/chat/chat";
import type { Feedback } from "@footnote/contracts/chat/feedback";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { chatPath } from "../../../shared/paths.ts";
import { rate, stopRun } from "../api.ts";
import { newChat, reduceTranscript } from "./transcript.ts";
import { useSendQuestion } from "./use-send-question.ts";
import { useLoadConversation } from "./use-load-conversation.ts";

/** The conversation on the page: the one named in the address, or a new one, and how to go on with it. */
export function useThread(folderIds: readonly string[]) {
  const [search] = useSearchParams();
  const routedId = search.get("conversation");
  // From the first drawing on: a new chat that gives way to a conversation would jump.
  const [thread, dispatch] = useReducer(reduceTranscript, routedId, (conversationId) =>
    reduceTranscript(newChat, { type: "routed", conversationId }),
  );
  const navigate = useNavigate();
  const showAddress = useConversationAddress();
  const { send, resume, detach } = useSendQuestion({ thread, folderIds, dispatch, showAddress });
  useLoadConversation(thread, dispatch, resume);

  useEffect(() => {
    // The address of the answer that is being written is no other place.
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
    // A stop that did not get through can be pressed again.
    await stopRun(runId).catch(() => dispatch({ type: "stopping", askId, stopping: false }));
  }

  /** Shows the rating at once and takes it back when it could not be stored. */
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

/** Gives the page the address of its conversation and leaves the rest of the address as it is. */
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
