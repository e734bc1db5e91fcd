import { EyeOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { t } from "../messages.ts";
import styles from "./hidden-text.module.css";

const HiddenTextDialog = lazy(() => import("./hidden-text-dialog.tsx"));

/** Warns that a file contains text hidden from its readers, and opens a list of that text. */
export function HiddenTextNotice({ id, name, count }: { id: string; name: string; count: number }) {
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.notice}>
      <EyeOff size={14} aria-hidden="true" />
      <span>{t.hiddenText(count)}</span>{" "}
      <button
        type="button"
        className={styles.look}
        aria-label={t.showHiddenOf(name)}
        onClick={() => setOpen(true)}
      >
        {t.showHidden}
      </button>
      {open && (
        <Suspense>
          <HiddenTextDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
