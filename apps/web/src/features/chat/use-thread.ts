import type { ToolId } from "@footnote/contracts/chat";
import type { Dispatch } from "react";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { hasCode, messageOf } from "../../shared/http/api-error.ts";
import { chatPath } from "../../shared/paths.ts";
import { ask, useHistory, useRefreshConversations, useRefreshFolders } from "./api.ts";
import type { Transcript, TranscriptEvent } from "./transcript.ts";
import { newChat, reduceTranscript } from "./transcript.ts";

const agentFailed = "I'm sorry, I encountered an error communicating with the agent.";

/** The conversation on the page: the one named in the address, or a new one, and how to go on with it. */
export function useThread(folderIds: readonly string[]) {
  const [search] = useSearchParams();
  const routedId = search.get("conversation");
  const [thread, dispatch] = useReducer(reduceTranscript, newChat);
  const awaited = useRef<string | null>(null);
  const navigate = useNavigate();
  const refreshConversations = useRefreshConversations();
  const refreshFolders = useRefreshFolders();
  useOpening(thread, dispatch);

  useEffect(() => {
    awaited.current = null;
    dispatch({ type: "routed", conversationId: routedId });
  }, [routedId]);

  async function send(text: string, again = false) {
    const askId = crypto.randomUUID();
    const { conversationId, tools } = thread;
    awaited.current = askId;
    dispatch({ type: "asked", askId, text, again });
    try {
      const results = await ask({ text, conversationId, tools, folderIds });
      if (!results) throw new Error(agentFailed);
      const { messages } = results;
      const answeredId = results.conversation_id ?? null;
      dispatch({ type: "answered", askId, conversationId: answeredId, messages });
      if (answeredId === null) console.warn("The answer names no conversation.");
      if (answeredId === null || answeredId === conversationId) return;
      refreshConversations();
      // A new conversation gets its address once named, unless the user has gone elsewhere meanwhile.
      if (awaited.current === askId) void navigate(chatPath(answeredId), { replace: true });
    } catch (error) {
      if (hasCode(error, "folder.not_found")) refreshFolders();
      dispatch({ type: "ask-failed", askId, ...describeFailure(error) });
    }
  }

  const startOver = useCallback(() => {
    dispatch({ type: "started-over" });
    void navigate(chatPath(null));
  }, [navigate]);

  const toggleTool = useCallback((tool: ToolId) => dispatch({ type: "tool-toggled", tool }), []);

  return { thread, send, startOver, toggleTool };
}

/** Reads the conversation that is being opened into the transcript. */
function useOpening({ phase, conversationId }: Transcript, dispatch: Dispatch<TranscriptEvent>) {
  const openingId = phase.name === "opening" ? conversationId : null;
  const { data, isError } = useHistory(openingId);

  useEffect(() => {
    if (openingId === null) return;
    if (isError) dispatch({ type: "opening-failed", conversationId: openingId });
    else if (data) dispatch({ type: "opened", conversationId: openingId, messages: data.messages });
  }, [openingId, data, isError, dispatch]);
}

/** A tool this server lacks explains itself; everything else is one sentence with the reason below. */
function describeFailure(error: unknown): { text: string; reason: string } {
  const reason = messageOf(error, "");
  if (hasCode(error, "tool.unavailable") && reason !== "") return { text: reason, reason: "" };
  return { text: agentFailed, reason: reason === agentFailed ? "" : reason };
}
