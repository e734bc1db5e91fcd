import { Tooltip } from "@base-ui/react/tooltip";
import { findFileType, type FileType } from "@footnote/contracts/file-types";
import { extensionOf } from "@footnote/contracts/upload-checks";
import {
  Clock,
  FileArchive,
  FileCode,
  FileHeadphone,
  FilePlay,
  FileSpreadsheet,
  FileText,
  FileType as FilePages,
  FileVideoCamera,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { useState } from "react";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import type { FileEntry } from "./file-entries.ts";
import { t } from "../messages.ts";
import styles from "./file-icon.module.css";

type FileIconProps = {
  entry: Pick<FileEntry, "name" | "isProcessing" | "upload" | "failure">;
  /** The id of the element with the reason of the failure. */
  reasonId: string;
};

const typeIcons: Readonly<Record<FileType["icon"], LucideIcon>> = {
  text: FileText,
  code: FileCode,
  table: FileSpreadsheet,
  slides: FilePlay,
  page: FilePages,
  archive: FileArchive,
  audio: FileHeadphone,
  video: FileVideoCamera,
};

/** The icon of a file's type, or its status while it is not ready. */
export function FileIcon({ entry, reasonId }: FileIconProps) {
  const { name, isProcessing, upload, failure } = entry;
  // The text below it says the same.
  if (upload === "waiting") return <Clock size={18} aria-hidden="true" className={styles.file} />;
  if (isProcessing) {
    return (
      <span className={styles.spinner}>
        <Spinner label={t.processing} />
      </span>
    );
  }
  if (failure !== null) return <FailureIcon reason={failure} reasonId={reasonId} />;
  const TypeIcon = typeIcons[findFileType(extensionOf(name))?.icon ?? "text"];
  return <TypeIcon size={18} aria-hidden="true" className={styles.file} />;
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
        // The browser's own tooltip would cover this one.
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
