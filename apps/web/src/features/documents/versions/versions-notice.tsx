import { History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { FileEntry } from "../listing/file-entries.ts";
import styles from "../hidden-text/hidden-text.module.css";
import { t } from "../messages.ts";

const VersionsDialog = lazy(() => import("./versions-dialog.tsx"));

/** Says that a file has other versions, and opens a list of them. */
export function VersionsNotice({ id, entry }: { id: string; entry: FileEntry }) {
  const { name, replacement } = entry;
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.notice}>
      <History size={14} aria-hidden="true" />
      <span>{describe(replacement)}</span>{" "}
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

function describe(replacement: FileEntry["replacement"]): string {
  if (replacement === null) return t.hasVersions;
  return replacement === "replaces" ? t.replaces : t.isReplaced;
}
