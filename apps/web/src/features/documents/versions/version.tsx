import type { DocumentFile } from "@footnote/contracts/documents";
import { formatSize } from "@footnote/contracts/upload-checks";
import { Download } from "lucide-react";
import { Link } from "react-router-dom";
import { useDownload } from "../../../shared/http/use-download.ts";
import { formatMoment } from "../../../shared/language/format.ts";
import { filePath } from "../../../shared/paths.ts";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import list from "../hidden-text/hidden-text.module.css";
import { t } from "../messages.ts";
import styles from "./version.module.css";

type VersionProps = {
  version: DocumentFile;
  /** Whether the page shows this version, so that it is no link. */
  current?: boolean;
};

/** One version in a list: when it was uploaded, whether it is used, and a download. */
export function Version({ version, current = false }: VersionProps) {
  const { id, name, created_at: createdAt, size, state, failure } = version;
  const uploaded = formatMoment(createdAt);
  const { download, busy, failure: notDownloaded } = useDownload(id, t.downloadFailed);
  return (
    <li className={styles.version}>
      <span>
        {current ? (
          <span aria-current="page">{uploaded}</span>
        ) : (
          <Link to={filePath(id)} aria-label={t.openVersion(name, uploaded)}>
            {uploaded}
          </Link>
        )}
        <span className={list.location}>
          {formatSize(size)} · {failure ? failure.message : t.versionState(state)}
        </span>
        {notDownloaded !== "" && (
          <span className={list.location} role="alert">
            {notDownloaded}
          </span>
        )}
      </span>
      <IconButton
        title={t.download}
        label={t.downloadVersion(name, uploaded)}
        disabled={busy}
        onClick={download}
      >
        <Download size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
