import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ChatLocationState } from "../../../shared/paths.ts";
import { chatPath } from "../../../shared/paths.ts";

/** Asks the question that another page passed along, as soon as it can be sent, and only once. */
export function useInitialQuestion(ready: boolean, send: (text: string) => void) {
  const { state: arrival } = useLocation() as { state: ChatLocationState | null };
  const navigate = useNavigate();
  const asked = useRef(false);
  const question = arrival?.question ?? "";

  useEffect(() => {
    if (!ready || question === "" || asked.current) return;
    asked.current = true;
    // Remove it from the history, so that a reload does not ask again.
    void navigate(chatPath(null), { replace: true });
    send(question);
  }, [ready, question, send, navigate]);
}
