import { CircleAlert, CircleCheck, Clock, WifiOff } from "lucide-react";
import { ProgressBar } from "../../../../shared/ui/feedback/progress-bar.tsx";
import { Spinner } from "../../../../shared/ui/feedback/spinner.tsx";
import { describeUpload } from "../activity.ts";
import { t } from "../messages.ts";
import type { Upload, UploadsState } from "../uploads.ts";
import { getFailure, getFraction, isUnderWay } from "../uploads.ts";
import { RetryUpload } from "./retry-uploads.tsx";
import styles from "./upload-tray.module.css";

/** One upload with its progress or the reason of its failure. */
export function TrayLine({ upload, state }: { upload: Upload; state: UploadsState }) {
  const failure = getFailure(upload, state);
  const running = isUnderWay(upload, state);
  return (
    <li className={styles.line}>
      {running && <RunningIcon phase={upload.phase} />}
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
            {upload.phase !== "waiting" && upload.phase !== "elsewhere" && (
              <ProgressBar label={t.uploadOf(upload.name)} fraction={getFraction(upload, state)} />
            )}
          </>
        )}
        {failure !== null && <span className={styles.reason}>{failure}</span>}
      </span>
      {upload.phase === "refused" && <RetryUpload upload={upload} />}
    </li>
  );
}

/** The text beside it says the same of an upload that waits. */
function RunningIcon({ phase }: Pick<Upload, "phase">) {
  if (phase === "waiting") {
    return <Clock size={16} aria-hidden="true" className={styles.waiting} />;
  }
  if (phase === "disconnected") {
    return <WifiOff size={16} aria-hidden="true" className={styles.disconnected} />;
  }
  return <Spinner label={t.inProgress} />;
}
