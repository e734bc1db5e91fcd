import type { DocumentNotice } from "@footnote/contracts/documents";
import { Info } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import styles from "../hidden-text/hidden-text.module.css";
import { t } from "../messages.ts";

const UnpackedFilesDialog = lazy(() => import("./unpacked-files-dialog.tsx"));

type FileNoticesProps = { id: string; name: string; notices: readonly DocumentNotice[] };

/** What a person should know about a file that is ready, with a list of the files that came out of it. */
export function FileNotices({ id, name, notices }: FileNoticesProps) {
  const [open, setOpen] = useState(false);
  return notices.map(({ code, message }) => (
    <span key={code} className={styles.notice}>
      <Info size={14} aria-hidden="true" />
      <span>{message}</span>{" "}
      {code === "files_unpacked" && (
        <button
          type="button"
          className={styles.look}
          aria-label={t.showUnpackedOf(name)}
          onClick={() => setOpen(true)}
        >
          {t.showHidden}
        </button>
      )}
      {open && code === "files_unpacked" && (
        <Suspense>
          <UnpackedFilesDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  ));
}
