import type { FileDetails } from "@footnote/contracts/document-content";
import { Download, MessageCircleQuestionMark } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { useDownload } from "../../../shared/http/use-download.ts";
import { askAboutPath, filePath } from "../../../shared/paths.ts";
import { useFolderTree } from "../../../shared/queries.ts";
import { Button, ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { RetryButton } from "../components/retry-button.tsx";
import { findTrail } from "../folder-trail.ts";
import { Breadcrumb } from "../listing/breadcrumb.tsx";
import type { FileEntry } from "../listing/file-entries.ts";
import { FileIcon } from "../listing/file-icon.tsx";
import { t as shared } from "../messages.ts";
import styles from "./file-page.module.css";
import { t } from "./messages.ts";

type FileHeadProps = { file: FileDetails; entry: FileEntry };

/** Where a file lies, its name, what can be done with it, and what is wrong with it. */
export function FileHead({ file, entry }: FileHeadProps) {
  const { data: tree } = useFolderTree();
  const { download, busy, failure } = useDownload(file.id, shared.downloadFailed);
  const trail = findTrail(file.collection_id, tree ?? []) ?? [];
  const reasonId = useId();
  // An older version is searched where it is chosen itself.
  const isRead = file.state === "ready" || file.state === "outdated";
  return (
    <header className={styles.head}>
      <Breadcrumb trail={trail} unnamed={false} isAbove />
      <div className={styles.titleLine}>
        <span className={styles.icon}>
          <FileIcon entry={entry} reasonId={reasonId} />
        </span>
        <h1 className={styles.name}>{file.name}</h1>
        <div className={styles.actions}>
          <Button busy={busy} onClick={download}>
            {!busy && <Download size={16} aria-hidden="true" />}
            {t.download}
          </Button>
          {isRead && (
            <ButtonLink to={askAboutPath(file.id)} look="primary">
              <MessageCircleQuestionMark size={16} aria-hidden="true" />
              {t.ask}
            </ButtonLink>
          )}
        </div>
      </div>
      {failure !== "" && <Banner tone="error">{failure}</Banner>}
      <Status file={file} entry={entry} reasonId={reasonId} />
    </header>
  );
}

/** The progress of a file that is being read, why it failed, or that there is a newer version. */
function Status({ file, entry, reasonId }: FileHeadProps & { reasonId: string }) {
  const { id, name, isProcessing, activity, failure, canRetry } = entry;
  if (isProcessing) {
    return (
      <div className={styles.progress}>
        <p role="status">{activity.text}</p>
        {activity.fraction !== null && (
          <ProgressBar label={shared.progressOf(name)} fraction={activity.fraction} />
        )}
      </div>
    );
  }
  if (failure !== null) {
    const retry = canRetry && id !== null ? <RetryButton id={id} entry={entry} /> : undefined;
    return (
      <Banner tone="error" action={retry}>
        <span id={reasonId}>{failure}</span>
      </Banner>
    );
  }
  if (file.state !== "outdated") return null;
  return (
    <Banner tone="info">
      {t.outdated}{" "}
      {file.superseded_by && <Link to={filePath(file.superseded_by)}>{t.openNewest}</Link>}
    </Banner>
  );
}
