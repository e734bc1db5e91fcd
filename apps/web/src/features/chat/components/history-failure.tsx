import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { t } from "../messages.ts";
import type { Transcript } from "../thread/transcript.ts";

type HistoryFailureProps = {
  thread: Transcript;
  onRetry: () => void;
  /** Gets the focus when the button that was pressed is gone. */
  input: RefObject<HTMLElement | null>;
};

/** Below a conversation that could not be loaded: why, and again by hand or once the connection is back. */
export function HistoryFailure({ thread, onRetry, input }: HistoryFailureProps) {
  const { openingFailed: hasFailed, phase } = thread;
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [hasFailed, onRetry]);
  const pressed = useRef(false);
  useEffect(() => {
    if (hasFailed || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [hasFailed, input]);
  if (!hasFailed) return null;
  function press() {
    pressed.current = true;
    onRetry();
  }
  // A disabled button would lose the focus.
  const retry = (
    <Button aria-disabled={phase.name !== "idle"} onClick={press}>
      {phase.name === "opening" && <Spinner />}
      {t.openAgain}
    </Button>
  );
  return (
    <Banner tone="error" action={retry}>
      <p>{t.historyFailed}</p>
      {!navigator.onLine && <p>{t.historyOffline}</p>}
    </Banner>
  );
}
