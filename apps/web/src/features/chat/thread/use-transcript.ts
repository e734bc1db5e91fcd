import { useCallback, useMemo, useRef, useState } from "react";
import { newChat, reduceTranscript, type Transcript, type TranscriptEvent } from "./transcript.ts";

export type TranscriptStore = {
  /** The transcript with every event so far, also those that the page does not show yet. */
  read: () => Transcript;
  dispatch: (event: TranscriptEvent) => void;
};

/** The transcript that the page shows, and its store. A reducer's state could only be read after the next render. */
export function useTranscript(conversationId: string | null): [Transcript, TranscriptStore] {
  const [thread, show] = useState(() =>
    // A new chat that is replaced by a conversation would shift the layout of the first render.
    reduceTranscript(newChat, { type: "routed", conversationId }),
  );
  const latest = useRef(thread);
  const dispatch = useCallback((event: TranscriptEvent) => {
    latest.current = reduceTranscript(latest.current, event);
    show(latest.current);
  }, []);
  return [thread, useMemo(() => ({ read: () => latest.current, dispatch }), [dispatch])];
}
