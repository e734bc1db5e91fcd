import type { UnpackedFile } from "@footnote/contracts/unpacked-files";
import { listUnpackedFiles } from "@footnote/contracts/unpacked-files";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import styles from "../hidden-text/hidden-text.module.css";
import { t } from "../messages.ts";
import { useFolderLink } from "../use-folder-link.ts";

type UnpackedFilesDialogProps = { id: string; name: string; onClose: () => void };

/** Lists the files within a file: where they are in the database now, or why they are not. */
export default function UnpackedFilesDialog({ id, name, onClose }: UnpackedFilesDialogProps) {
  const files = useQuery(buildQuery(listUnpackedFiles, { params: { id } }));
  return (
    <Dialog title={t.unpackedTitle(name)} open onClose={onClose} description={t.unpackedWords}>
      {files.isPending && <Spinner label={t.loading} />}
      {files.isError && <Banner tone="error">{getErrorMessage(files.error)}</Banner>}
      {files.data && (
        /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */
        <ul className={styles.list} tabIndex={0} aria-label={t.unpackedTitle(name)}>
          {sortLeftOutFirst(files.data).map((file) => (
            <li key={`${file.path} ${file.left_out?.code}`}>
              <span className={styles.text}>{file.path}</span>
              <span className={styles.location}>
                <Outcome file={file} onOpen={onClose} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t.closeHidden}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Outcome({ file: { file, left_out }, onOpen }: { file: UnpackedFile; onOpen: () => void }) {
  const link = useFolderLink();
  if (left_out) return t.leftOut(left_out.message);
  if (!file) return t.deletedSince;
  const { name, collection_id: folderId, failure } = file;
  if (failure) return failure.message;
  return (
    <Link {...link({ id: folderId, name: "" })} onClick={onOpen}>
      {name}
    </Link>
  );
}

function sortLeftOutFirst(files: readonly UnpackedFile[]): UnpackedFile[] {
  return [
    ...files.filter(({ left_out }) => left_out),
    ...files.filter(({ left_out }) => !left_out),
  ];
}
