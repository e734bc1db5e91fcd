import { type DocumentFile, listVersions } from "@footnote/contracts/documents";
import { formatSize } from "@footnote/contracts/upload-checks";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { useDownload } from "../../../shared/http/use-download.ts";
import { formatMoment } from "../../../shared/language/format.ts";
import { documentPath } from "../../../shared/paths.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import list from "../hidden-text/hidden-text.module.css";
import { t } from "../messages.ts";
import styles from "./versions-dialog.module.css";

type VersionsDialogProps = { id: string; name: string; onClose: () => void };

/** Lists the versions of a file, the newest first: each can be opened and downloaded. */
export default function VersionsDialog({ id, name, onClose }: VersionsDialogProps) {
  const versions = useQuery(buildQuery(listVersions, { params: { id } }));
  return (
    <Dialog title={t.versionsTitle(name)} open onClose={onClose} description={t.versionsWords}>
      {versions.isPending && <Spinner label={t.loading} />}
      {versions.isError && <Banner tone="error">{getErrorMessage(versions.error)}</Banner>}
      {versions.data && (
        /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */
        <ul className={list.list} tabIndex={0} aria-label={t.versionsTitle(name)}>
          {versions.data.map((version) => (
            <Version key={version.id} version={version} />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t.closeHidden}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ version }: { version: DocumentFile }) {
  const { id, name, created_at: createdAt, size, state, failure } = version;
  const uploaded = formatMoment(createdAt);
  const { download, busy, failure: notDownloaded } = useDownload(id, t.downloadFailed);
  return (
    <li className={styles.version}>
      <span>
        <Link to={documentPath(id)} aria-label={t.openVersion(name, uploaded)}>
          {uploaded}
        </Link>
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
