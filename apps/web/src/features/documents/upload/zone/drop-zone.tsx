import { FileUp, FolderUp, Upload } from "lucide-react";
import type { ChangeEvent, DragEvent, ReactNode } from "react";
import { useRef, useState } from "react";
import { Button } from "../../../../shared/ui/controls/button.tsx";
import { t } from "../../messages.ts";
import styles from "./drop-zone.module.css";
import type { FolderContent } from "../folder-content.ts";
import { acceptedTypes, readChosen } from "../folder-content.ts";
import { foldersUnreadable } from "../notice.ts";
import { readDropped } from "../read-dropped.ts";
import { selectFilesId } from "../../use-requested-task.ts";
import { useUploads } from "../uploads-provider.tsx";

type DropZoneProps = {
  /** Says what a drop does, while files are dragged over the zone. */
  dropHere: string;
  /** Without them, files can only be dropped. */
  hasPickers: boolean;
  onChosen: (content: FolderContent) => void;
  /** What accepts drops too. */
  children?: ReactNode;
};

/** Accepts files and folders by drag and drop or from the file dialog. */
export function DropZone({ dropHere, hasPickers, onChosen, children }: DropZoneProps) {
  const { notify } = useUploads();
  const [depth, setDepth] = useState(0);

  async function drop(event: DragEvent) {
    event.preventDefault();
    setDepth(0);
    const dropped = await readDropped(event.dataTransfer);
    if (dropped.kind === "unreadable-folders") notify(foldersUnreadable());
    else onChosen(dropped.content);
  }

  return (
    <div
      className={styles.area}
      onDragEnter={(event) => holdsFiles(event) && setDepth(depth + 1)}
      onDragLeave={(event) => holdsFiles(event) && setDepth(Math.max(0, depth - 1))}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={(event) => void drop(event)}
    >
      {hasPickers && <Pickers dropHere={dropHere} dragging={depth > 0} onChosen={onChosen} />}
      {children}
    </div>
  );
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

/** Not in React's types, though every browser has it. */
const wholeFolders = { webkitdirectory: "" };

type PickersProps = {
  dropHere: string;
  dragging: boolean;
  onChosen: (content: FolderContent) => void;
};

function Pickers({ dropHere, dragging, onChosen }: PickersProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const content = readChosen([...(target.files ?? [])]);
    // Selecting the same file again must fire a change event.
    target.value = "";
    onChosen(content);
  }

  return (
    <div className={styles.zone} data-dragging={dragging || undefined}>
      <Upload size={20} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{dragging ? dropHere : t.dragHere}</p>
      <div className={styles.buttons}>
        <Button id={selectFilesId} onClick={() => files.current?.click()}>
          <FileUp size={16} aria-hidden="true" />
          {t.selectFiles}
        </Button>
        <Button onClick={() => folder.current?.click()}>
          <FolderUp size={16} aria-hidden="true" />
          {t.selectFolder}
        </Button>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={acceptedTypes}
        aria-label={t.filesInput}
        onChange={choose}
      />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        {...wholeFolders}
        aria-label={t.folderInput}
        onChange={choose}
      />
    </div>
  );
}
