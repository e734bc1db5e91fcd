import type { PlacedFile } from "@footnote/contracts/library";
import { CircleAlert, FileText } from "lucide-react";
import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { databasePath } from "../../../shared/paths.ts";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { useRecentFiles } from "../api.ts";
import { useLiveProgress } from "../use-live-progress.ts";
import { LoadingLines } from "./loading-lines.tsx";
import { t } from "./messages.ts";
import styles from "./home-list.module.css";

const shownAtMost = 6;

/** What was added last, wherever it is, and how far it has come. */
export function RecentDocuments() {
  const { data, error, isPending, refetch } = useRecentFiles(shownAtMost);
  const progress = useLiveProgress(data ?? []);
  return (
    <Panel title={t.recent}>
      <div className={styles.body}>
        {isPending && <LoadingLines label={t.loadingRecent} />}
        {error && (
          <LoadFailure onRetry={refetch}>{t.recentFailed(getErrorMessage(error))}</LoadFailure>
        )}
        {data?.length === 0 && <p className={styles.text}>{t.noRecent}</p>}
        <ul className={styles.list}>
          {data?.map((file) => (
            <RecentDocument key={file.id} file={file} fraction={progress[file.task_id ?? ""]} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

type RecentDocumentProps = { file: PlacedFile; fraction: number | undefined };

function RecentDocument({ file, fraction }: RecentDocumentProps) {
  const { name, state, failure, collection_id: folderId, created_at: created } = file;
  const processing = state === "processing";
  return (
    <li>
      <Link to={databasePath(folderId)} className={styles.item}>
        {processing && <Spinner />}
        {state === "ready" && <FileText size={16} aria-hidden="true" className={styles.icon} />}
        {state === "failed" && (
          <CircleAlert size={16} aria-hidden="true" className={styles.failed} />
        )}
        <span className={styles.name} title={failure?.message}>
          {name}
        </span>
        <span className={styles.detail}>
          {processing && (fraction ? t.percent(Math.round(fraction * 100)) : t.waiting)}
          {state === "failed" && t.failed}
          {state === "ready" && formatDate(created, t.noDate)}
        </span>
      </Link>
      {processing && fraction !== undefined && fraction > 0 && (
        <ProgressBar label={t.progressOf(name)} fraction={fraction} />
      )}
    </li>
  );
}
