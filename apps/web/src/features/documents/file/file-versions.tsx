import type { FileDetails } from "@footnote/contracts/document-content";
import { listVersions } from "@footnote/contracts/documents";
import { useQuery } from "@tanstack/react-query";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { t as shared } from "../messages.ts";
import { Version } from "../versions/version.tsx";
import styles from "./file-page.module.css";
import { t } from "./messages.ts";

/** The versions of a file, the newest first; the one on the page is marked. */
export function FileVersions({ file: { id } }: { file: FileDetails }) {
  const versions = useQuery(buildQuery(listVersions, { params: { id } }));
  return (
    <Panel title={t.versions} lead={shared.versionsWords}>
      {versions.isPending && <Spinner label={shared.loading} />}
      {versions.isError && (
        <LoadFailure onRetry={versions.refetch}>{getErrorMessage(versions.error)}</LoadFailure>
      )}
      {versions.data && (
        <ul className={styles.versions} aria-label={t.versions}>
          {versions.data.map((version) => (
            <Version key={version.id} version={version} current={version.id === id} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
