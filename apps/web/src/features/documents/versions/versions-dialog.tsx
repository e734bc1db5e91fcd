import { listVersions } from "@footnote/contracts/documents";
import { useQuery } from "@tanstack/react-query";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import list from "../hidden-text/hidden-text.module.css";
import { t } from "../messages.ts";
import { Version } from "./version.tsx";

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
