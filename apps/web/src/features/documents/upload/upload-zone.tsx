import { FileUp, FolderUp, Upload } from "lucide-react";
import type { ChangeEvent, DragEvent, ReactNode } from "react";
import { useRef, useState } from "react";
import { useCapabilities } from "../../../shared/queries.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { t } from "../messages.ts";
import type { FolderContent } from "./folder-content.ts";
import {
  acceptedTypes,
  countFiles,
  readChosen,
  validateContent,
  removeSystemFiles,
} from "./folder-content.ts";
import { readDropped } from "./read-dropped.ts";
import {
  describeRejections,
  foldersUnreadable,
  nothingToUpload,
  selectFolderFirst,
} from "./notice.ts";
import { useUploads } from "./uploads-provider.tsx";
import styles from "./upload-zone.module.css";

type UploadZoneProps = {
  /** The target folder; null at the root, which contains folders only. */
  folderId: string | null;
  /** The listing, which accepts drops too. */
  children: ReactNode;
};

/** Accepts files and folders by drag and drop or from the file dialog, and checks them before they are sent. */
export function UploadZone({ folderId, children }: UploadZoneProps) {
  const { upload, notify } = useUploads();
  const { data: capabilities } = useCapabilities();
  const [depth, setDepth] = useState(0);

  function take(chosen: FolderContent) {
    if (folderId === null) return notify(selectFolderFirst());
    const content = removeSystemFiles(chosen);
    const total = countFiles(content);
    if (total === 0) return notify(nothingToUpload());
    const { accepted, rejected } = validateContent(content, {
      transcribes: capabilities?.transcription.available !== false,
    });
    if (rejected.length > 0) notify(describeRejections(rejected, total));
    if (countFiles(accepted) > 0) upload(accepted, folderId);
  }

  async function drop(event: DragEvent) {
    event.preventDefault();
    setDepth(0);
    const dropped = await readDropped(event.dataTransfer);
    if (dropped.kind === "unreadable-folders") notify(foldersUnreadable());
    else take(dropped.content);
  }

  return (
    <div
      className={styles.area}
      onDragEnter={(event) => holdsFiles(event) && setDepth(depth + 1)}
      onDragLeave={(event) => holdsFiles(event) && setDepth(Math.max(0, depth - 1))}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={(event) => void drop(event)}
    >
      {folderId !== null && <Pickers dragging={depth > 0} onChosen={take} />}
      {children}
    </div>
  );
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

/** Not in React's types, though every browser has it. */
const wholeFolders = { webkitdirectory: "" };

type PickersProps = { dragging: boolean; onChosen: (content: FolderContent) => void };

function Pickers({ dragging, onChosen }: PickersProps) {
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
      <p className={styles.text}>{dragging ? t.dropHere : t.dragHere}</p>
      <div className={styles.buttons}>
        <Button onClick={() => files.current?.click()}>
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
