import { useEffect } from "react";
import { useHistory } from "../api.ts";
import type { Transcript } from "./transcript.ts";
import type { TranscriptStore } from "./use-transcript.ts";

/**
 * Loads the conversation that is being opened into the transcript and resumes the answer that is being written. It also
 * replays a run that failed, so that its passages, its reason and the retry button survive a reload.
 */
export function useLoadConversation(
  { phase, conversationId }: Transcript,
  dispatch: TranscriptStore["dispatch"],
  follow: (runId: string) => void,
): void {
  const openingId = phase.name === "opening" ? conversationId : null;
  const { data, isError } = useHistory(openingId);

  useEffect(() => {
    if (openingId === null) return;
    if (isError) dispatch({ type: "opening-failed", conversationId: openingId });
    if (!data) return;
    dispatch({ type: "opened", conversationId: openingId, messages: data.messages });
    const { run = null } = data as Partial<typeof data>;
    const unanswered = run?.state === "failed" && data.messages.at(-1)?.id === run.user_message_id;
    if (run && (run.state === "running" || unanswered)) follow(run.run_id);
  }, [openingId, data, isError, dispatch, follow]);
}
