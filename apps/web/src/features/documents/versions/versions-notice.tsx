import { History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import styles from "../hidden-text/hidden-text.module.css";
import { t } from "../messages.ts";

const VersionsDialog = lazy(() => import("./versions-dialog.tsx"));

/** Says that a file has other versions, and opens a list of them. */
export function VersionsNotice({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.notice}>
      <History size={14} aria-hidden="true" />
      <span>{t.hasVersions}</span>{" "}
      <button
        type="button"
        className={styles.look}
        aria-label={t.showVersionsOf(name)}
        onClick={() => setOpen(true)}
      >
        {t.showHidden}
      </button>
      {open && (
        <Suspense>
          <VersionsDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
