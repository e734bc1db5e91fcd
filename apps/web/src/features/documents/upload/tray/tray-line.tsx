import { CircleAlert, CircleCheck } from "lucide-react";
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
            {upload.phase !== "elsewhere" && (
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
