import { FolderInput, Pencil, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { t } from "../messages.ts";
import styles from "./selection-bar.module.css";

type SelectionBarProps = {
  count: number;
  /** The content while nothing is selected. */
  summary: ReactNode;
  /** The next action, shown while nothing is selected. */
  next?: ReactNode;
  /** Undefined unless exactly one row is selected. */
  onRename: (() => void) | undefined;
  onMove: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** A bar of fixed height above a list: a summary of the list, or the actions on the selected rows. */
export function SelectionBar({ count, summary, next, ...on }: SelectionBarProps) {
  return (
    <div className={styles.bar} data-chosen={count > 0 || undefined}>
      <p role="status" className={styles.text}>
        {count > 0 ? t.selected(count) : summary}
      </p>
      {count === 0 && next}
      {count > 0 && (
        <>
          {on.onRename && (
            <IconButton title={t.rename} className={styles.rename} onClick={on.onRename}>
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
          )}
          <Button className={styles.action} onClick={on.onMove}>
            <FolderInput size={16} aria-hidden="true" />
            {t.move}
          </Button>
          <Button className={styles.action} onClick={on.onDelete}>
            <Trash2 size={16} aria-hidden="true" />
            {t.delete}
          </Button>
          <IconButton title={t.clearSelection} onClick={on.onClear}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}
