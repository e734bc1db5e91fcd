import { useEffect } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { t } from "../messages.ts";
import { hasFailedToOpen, type Transcript } from "../thread/transcript.ts";

type HistoryFailureProps = { thread: Transcript; onRetry: () => void };

/** Below a conversation that could not be loaded: why, and again by hand or once the connection is back. */
export function HistoryFailure({ thread, onRetry }: HistoryFailureProps) {
  const hasFailed = hasFailedToOpen(thread);
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [hasFailed, onRetry]);
  if (!hasFailed) return null;
  return (
    <Banner tone="error" action={<Button onClick={onRetry}>{t.openAgain}</Button>}>
      {navigator.onLine ? t.historyUnreachable : t.historyOffline}
    </Banner>
  );
}
