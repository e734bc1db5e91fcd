import { Tooltip } from "@base-ui/react/tooltip";
import { FileText, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import type { FileEntry } from "./file-entries.ts";
import { t } from "../messages.ts";
import styles from "./file-icon.module.css";

type FileIconProps = {
  entry: Pick<FileEntry, "isProcessing" | "failure">;
  /** The element that says why the file failed. */
  reasonId: string;
};

/** How a file stands, as a sign before its name. */
export function FileIcon({ entry: { isProcessing, failure }, reasonId }: FileIconProps) {
  if (isProcessing) {
    return (
      <span className={styles.spinner}>
        <Spinner label={t.processing} />
      </span>
    );
  }
  if (failure !== null) return <FailureIcon reason={failure} reasonId={reasonId} />;
  return <FileText size={18} aria-hidden="true" className={styles.file} />;
}

function FailureIcon({ reason, reasonId }: { reason: string; reasonId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        delay={100}
        closeOnClick={false}
        className={styles.warning}
        aria-label={t.processingFailed}
        aria-describedby={reasonId}
        // The browser's own tooltip would come on top of this one.
        title={open ? undefined : t.processingFailed}
      >
        <TriangleAlert size={18} aria-hidden="true" />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner side="top" align="start" sideOffset={4} className={styles.positioner}>
          <Tooltip.Popup className={styles.card} role="tooltip">
            <strong>{t.processingFailed}</strong>
            <span>{reason}</span>
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
