import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../../shared/ui/controls/button.tsx";
import { IconButton } from "../../../../shared/ui/controls/icon-button.tsx";
import { ProgressBar } from "../../../../shared/ui/feedback/progress-bar.tsx";
import { t } from "../messages.ts";
import { RetryAll } from "./retry-uploads.tsx";
import { TrayLine } from "./tray-line.tsx";
import { measureSpeed, estimateSecondsLeft, isOutgoing } from "./upload-speed.ts";
import type { UploadsState } from "../uploads.ts";
import { getFailure, getFraction, isUnderWay } from "../uploads.ts";
import { useUploads } from "../uploads-provider.tsx";
import styles from "./upload-tray.module.css";

const leavesAfterMs = 4000;

/**
 * Docked at the bottom right while several files are being uploaded: one bar for all, one line for each. Uploads that failed
 * stay, so that they can be retried.
 */
export function UploadTray() {
  const { state, clear, cancelAll } = useUploads();
  const [open, setOpen] = useState(false);
  const { uploads } = state;
  const running = uploads.filter((upload) => isUnderWay(upload, state)).length;
  const failed = uploads.filter((upload) => getFailure(upload, state) !== null).length;
  const allWell = uploads.length > 0 && running === 0 && failed === 0;

  useEffect(() => {
    if (!allWell) return undefined;
    const timer = setTimeout(clear, leavesAfterMs);
    return () => clearTimeout(timer);
  }, [allWell, clear]);

  const refused = uploads.filter(({ phase }) => phase === "refused");
  if (uploads.length < 2 && refused.length === 0) return null;
  const shown = open ? uploads : refused;
  const whole =
    uploads.reduce((sum, upload) => sum + getFraction(upload, state), 0) / uploads.length;
  return (
    <section className={styles.tray} aria-label={t.uploads}>
      <header className={styles.head}>
        <div className={styles.title}>
          <p role="status">
            {refused.length === uploads.length
              ? t.notUploaded(refused.length)
              : summarize(uploads.length, running, failed)}
          </p>
          <UploadSpeed state={state} />
        </div>
        {uploads.some(isOutgoing) && (
          <Button look="quiet" onClick={cancelAll}>
            {t.cancelAll}
          </Button>
        )}
        {refused.length < uploads.length && (
          <IconButton
            title={open ? t.hideFiles : t.showFiles}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <ChevronDown size={16} aria-hidden="true" />
            ) : (
              <ChevronUp size={16} aria-hidden="true" />
            )}
          </IconButton>
        )}
        {running === 0 && (
          <IconButton title={t.close} onClick={clear}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </header>
      {running > 0 && (
        <div className={styles.whole}>
          <ProgressBar label={t.allUploads} fraction={whole} />
        </div>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((upload) => (
            <TrayLine key={upload.tempId} upload={upload} state={state} />
          ))}
        </ul>
      )}
      {refused.length > 1 && (
        <div className={styles.actions}>
          <RetryAll refused={refused} />
        </div>
      )}
    </section>
  );
}

function summarize(total: number, running: number, failed: number): string {
  if (running > 0) return t.done(total - running, total);
  if (failed > 0) return t.readyAndFailed(total - failed, total, failed);
  return t.ready(total);
}

/** The upload speed and the remaining time, while they can be estimated. */
function UploadSpeed({ state: { uploads, samples } }: { state: UploadsState }) {
  const sending = uploads.some(({ phase }) => phase === "sending");
  const speed = sending ? measureSpeed(samples) : null;
  if (speed === null) return null;
  const seconds = estimateSecondsLeft(uploads, speed);
  const left = seconds < 60 ? t.secondsLeft(seconds) : t.minutesLeft(Math.round(seconds / 60));
  return <p className={styles.pace}>{t.pace(Math.round(speed), left)}</p>;
}
