import { CircleAlert, CircleCheck } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { describeUpload } from "./activity.ts";
import { t } from "./messages.ts";
import { createFailure } from "./notice.ts";
import { getFingerprint } from "./unfinished-uploads.ts";
import type { Upload, UploadsState } from "./uploads.ts";
import { getFailure, getFraction, isUnderWay } from "./uploads.ts";
import { useUploads } from "./uploads-provider.tsx";
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
            <ProgressBar label={t.uploadOf(upload.name)} fraction={getFraction(upload, state)} />
          </>
        )}
        {failure !== null && <span className={styles.reason}>{failure}</span>}
      </span>
      {upload.phase === "refused" && <RetryUpload upload={upload} />}
    </li>
  );
}

/** Sends the file again. After a reload the browser no longer has it, and it has to be chosen again. */
function RetryUpload({ upload: { tempId, folderId, name } }: { upload: Upload }) {
  const { retry, remove, upload, notify } = useUploads();
  const picker = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file || folderId === null) return;
    if (file.name !== name) return notify(createFailure(t.otherFile(name, file.name)));
    upload({ files: [file], folders: [] }, folderId);
    // The same file has continued under its fingerprint; of a changed one the old bytes are of no use.
    if (getFingerprint(file, folderId) !== tempId) remove(tempId);
  }

  return (
    <>
      <Button
        look="quiet"
        aria-label={t.retryUpload(name)}
        onClick={() => retry(tempId) || picker.current?.click()}
      >
        {t.retry}
      </Button>
      <input ref={picker} type="file" hidden aria-label={t.chooseAgain(name)} onChange={choose} />
    </>
  );
}
