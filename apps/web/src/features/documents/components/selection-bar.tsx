import { FolderInput, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
import { t } from "../messages.ts";
import styles from "./selection-bar.module.css";

type SelectionBarProps = {
  count: number;
  /** What stands here while nothing is chosen. */
  summary: ReactNode;
  onMove: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** Above a list, always as high: what is in it, or what can be done with what is chosen. */
export function SelectionBar({ count, summary, onMove, onDelete, onClear }: SelectionBarProps) {
  return (
    <div className={styles.bar} data-chosen={count > 0 || undefined}>
      <p role="status" className={styles.words}>
        {count > 0 ? t.selected(count) : summary}
      </p>
      {count > 0 && (
        <>
          <Button className={styles.action} onClick={onMove}>
            <FolderInput size={16} aria-hidden="true" />
            {t.move}
          </Button>
          <Button className={styles.action} onClick={onDelete}>
            <Trash2 size={16} aria-hidden="true" />
            {t.delete}
          </Button>
          <IconButton title={t.clearSelection} onClick={onClear}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}
