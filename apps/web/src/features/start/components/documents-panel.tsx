import { Folder } from "lucide-react";
import { Link } from "react-router-dom";
import { messageOf } from "../../../shared/http/api-error.ts";
import { databasePath, paths } from "../../../shared/paths.ts";
import { Banner } from "../../../shared/ui/banner.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { useFolders } from "../api.ts";
import type { LibrarySummary } from "../library-summary.ts";
import { countOf, summarizeLibrary } from "../library-summary.ts";
import { LoadingLines } from "./loading-lines.tsx";
import styles from "./home-list.module.css";

const shownAtMost = 6;

/** What there is to ask about, and what is still on its way. */
export function DocumentsPanel() {
  const { data, error, isPending, refetch } = useFolders();
  return (
    <Panel title="Documents">
      {isPending && <LoadingLines label="Loading folders" />}
      {error && (
        <Banner tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Failed to load folders. {messageOf(error, "Unknown error")}
        </Banner>
      )}
      {data && <Library summary={summarizeLibrary(data, shownAtMost)} />}
    </Panel>
  );
}

function Library({ summary: { documents, processing, folders } }: { summary: LibrarySummary }) {
  return (
    <>
      <p className={styles.words}>
        {countOf(documents, "file")}
        {documents === 0 ? ". Folders hold your documents and narrow a search." : " to ask about."}
      </p>
      {processing > 0 && (
        <p className={styles.working} role="status">
          <Spinner /> {countOf(processing, "file")} still being made searchable
        </p>
      )}
      <ul className={styles.list}>
        {folders.map((folder) => (
          <li key={folder.id}>
            <Link to={databasePath(folder.id)} className={styles.item}>
              <Folder size={16} aria-hidden="true" className={styles.icon} />
              <span className={styles.name}>{folder.name}</span>
              <span className={styles.aside}>
                {countOf(folder.documents, "file")}
                {folder.processing > 0 && `, ${folder.processing} processing`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.database} className={styles.all}>
        Open the database
      </Link>
    </>
  );
}
