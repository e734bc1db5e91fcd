import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { describeUpload } from "./activity.ts";
import { t } from "./messages.ts";
import { measureSpeed, estimateSecondsLeft } from "./upload-speed.ts";
import type { Upload, UploadsState } from "./uploads.ts";
import { getFailure, getFraction, isUnderWay } from "./uploads.ts";
import { useUploads } from "./uploads-provider.tsx";
import styles from "./upload-tray.module.css";

const leavesAfterMs = 4000;

/** Docked at the bottom right while several files are being uploaded: one bar for all, one line for each. */
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

  if (uploads.length < 2) return null;
  const whole =
    uploads.reduce((sum, upload) => sum + getFraction(upload, state), 0) / uploads.length;
  return (
    <section className={styles.tray} aria-label={t.uploads}>
      <header className={styles.head}>
        <p role="status" className={styles.title}>
          {summarize(uploads.length, running, failed)}
        </p>
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
        {running === 0 && (
          <IconButton title={t.close} onClick={clear}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </header>
      <ProgressBar label={t.allUploads} fraction={whole} />
      {open && (
        <ul className={styles.list}>
          {uploads.map((upload) => (
            <TrayLine key={upload.tempId} upload={upload} state={state} />
          ))}
        </ul>
      )}
      <UploadSpeed state={state} />
      {uploads.some(({ phase }) => phase === "waiting" || phase === "sending") && (
        <Button look="quiet" className={styles.cancel} onClick={cancelAll}>
          {t.cancelAll}
        </Button>
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

function TrayLine({ upload, state }: { upload: Upload; state: UploadsState }) {
  const failure = getFailure(upload, state);
  const running = isUnderWay(upload, state);
  return (
    <li className={styles.line}>
      {running && <Spinner label={t.inProgress} />}
      {!running && failure === null && (
        <CircleCheck size={16} role="img" aria-label={t.isReady} className={styles.ready} />
      )}
      {failure !== null && (
        <CircleAlert size={16} role="img" aria-label={t.hasFailed} className={styles.failed} />
      )}
      <span className={styles.text}>
        <span className={styles.name}>{upload.name}</span>
        {running && (
          <>
            <span className={styles.stage}>{describeUpload(upload, state).text}</span>
            <ProgressBar label={t.uploadOf(upload.name)} fraction={getFraction(upload, state)} />
          </>
        )}
        {failure !== null && <span className={styles.reason}>{failure}</span>}
      </span>
    </li>
  );
}
