import { Check, Copy, Download, RotateCcw, ThumbsDown, ThumbsUp } from "lucide-react";
import { use, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { AnotherModel } from "../models/another-model.tsx";
import { formatWithSources } from "../thread/copy-text.ts";
import type { Entry } from "../thread/entry.ts";
import { t } from "../messages.ts";
import { TimeStamp } from "../components/time-stamp.tsx";
import { VersionSwitcher } from "../components/version-switcher.tsx";
import { BusyContext, useThreadActions } from "../thread/thread-actions.ts";
import { useCopied } from "../use-copied.ts";
import styles from "./answer-actions.module.css";
import { ReadAloud } from "../speech/read-aloud.tsx";
import { FeedbackForm } from "./feedback-form.tsx";

/** The actions of an answer: always visible for the last answer, on hover or focus for the others. */
export function AnswerActions({ entry, last }: { entry: Entry; last: boolean }) {
  const { askAgain, rate, exportConversation } = useThreadActions();
  const busy = use(BusyContext);
  const { copied, copy } = useCopied();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState("");
  const rating = entry.feedback?.rating ?? null;

  async function attempt(work: Promise<void>, fallback: string) {
    setFailure("");
    await work.catch((error: unknown) => setFailure(getErrorMessage(error, fallback)));
  }

  function press(pressed: "up" | "down") {
    const next = rating === pressed ? null : { rating: pressed, reason: null, comment: null };
    setAsking(next?.rating === "down");
    void attempt(rate(entry, next), t.feedbackFailed);
  }

  return (
    <div className={styles.foot}>
      <div className={styles.bar}>
        <VersionSwitcher entry={entry} />
        <div className={styles.actions} data-last={last || undefined}>
          <IconButton
            title={copied === "yes" ? t.copied : t.copy}
            onClick={() => copy(formatWithSources(entry))}
          >
            {copied === "yes" ? (
              <Check size={16} aria-hidden="true" />
            ) : (
              <Copy size={16} aria-hidden="true" />
            )}
          </IconButton>
          <ReadAloud entry={entry} />
          <IconButton title={t.regenerate} disabled={busy} onClick={() => askAgain(entry)}>
            <RotateCcw size={16} aria-hidden="true" />
          </IconButton>
          <AnotherModel entry={entry} />
          {entry.id !== null && (
            <>
              <IconButton
                title={t.helpful}
                aria-pressed={rating === "up"}
                onClick={() => press("up")}
              >
                <ThumbsUp size={16} aria-hidden="true" />
              </IconButton>
              <IconButton
                title={t.notHelpful}
                aria-pressed={rating === "down"}
                onClick={() => press("down")}
              >
                <ThumbsDown size={16} aria-hidden="true" />
              </IconButton>
            </>
          )}
          <IconButton
            title={t.exportAnswer}
            onClick={() => void attempt(exportConversation(), t.exportFailed)}
          >
            <Download size={16} aria-hidden="true" />
          </IconButton>
          <TimeStamp at={entry.at} />
        </div>
      </div>
      {asking && (
        <FeedbackForm
          onSend={(feedback) => attempt(rate(entry, feedback), t.feedbackFailed)}
          onClose={() => setAsking(false)}
        />
      )}
      {copied === "failed" && <p role="alert">{t.copyFailed}</p>}
      {failure !== "" && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
