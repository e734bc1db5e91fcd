import { Folder } from "lucide-react";
import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { databasePath, paths } from "../../../shared/paths.ts";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { useFolders } from "../api.ts";
import type { LibrarySummary } from "../library-summary.ts";
import { summarizeLibrary } from "../library-summary.ts";
import { LoadingLines } from "./loading-lines.tsx";
import { t } from "./messages.ts";
import styles from "./home-list.module.css";

const shownAtMost = 6;

/** What there is to ask about, and what is still on its way. */
export function DocumentsPanel() {
  const { data, error, isPending, refetch } = useFolders();
  return (
    <Panel title={t.folders}>
      <div className={styles.body}>
        {isPending && <LoadingLines label={t.loadingFolders} />}
        {error && (
          <LoadFailure onRetry={refetch}>{t.foldersFailed(getErrorMessage(error))}</LoadFailure>
        )}
        {data && <Library summary={summarizeLibrary(data, shownAtMost)} />}
      </div>
    </Panel>
  );
}

function Library({ summary: { documents, processing, folders } }: { summary: LibrarySummary }) {
  return (
    <>
      <p className={styles.text}>{documents === 0 ? t.noFiles : t.toAskAbout(documents)}</p>
      {processing > 0 && (
        <p className={styles.working} role="status">
          <Spinner /> {t.stillProcessing(processing)}
        </p>
      )}
      <ul className={`${styles.list} ${styles.wide}`}>
        {folders.map((folder) => (
          <li key={folder.id}>
            <Link to={databasePath(folder.id)} className={styles.item}>
              <Folder size={16} aria-hidden="true" className={styles.icon} />
              <span className={styles.name}>{folder.name}</span>
              <span className={styles.detail}>{formatCount(folder)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.database} className={styles.all}>
        {t.openDatabase}
      </Link>
    </>
  );
}

function formatCount({ documents, processing }: { documents: number; processing: number }): string {
  const files = t.files(documents);
  return processing > 0 ? t.withProcessing(files, processing) : files;
}
