import { formatSize } from "@footnote/contracts/upload-checks";
import { Folder as FolderIcon, Pencil, Trash2 } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "../../../shared/language/format.ts";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { filePath } from "../../../shared/paths.ts";
import { useFolderTree } from "../../../shared/queries.ts";
import type { FileEntry } from "./file-entries.ts";
import type { ListRow } from "./list-rows.ts";
import { getItem, getName } from "./list-rows.ts";
import type { Item } from "../api.ts";
import { useDraggable, useDropTarget } from "../dragging/use-dragging.ts";
import { t } from "../messages.ts";
import { useFolderLink } from "../use-folder-link.ts";
import type { DeleteTarget } from "../components/delete-dialog.tsx";
import styles from "./entry-table.module.css";
import { FileIcon } from "./file-icon.tsx";
import { HiddenTextNotice } from "../hidden-text/hidden-text-notice.tsx";
import { FileNotices } from "../unpacked-files/file-notices.tsx";
import { VersionsNotice } from "../versions/versions-notice.tsx";
import { RenameField } from "./rename-field.tsx";
import { RetryButton } from "../components/retry-button.tsx";

export type RowActions = {
  /** The entries that dragging a row moves: all selected ones if it is selected. */
  dragged: (key: string) => readonly Item[];
  choose: (key: string) => void;
  chooseTo: (key: string) => void;
  remove: (target: DeleteTarget) => void;
  /** Starts to rename a row; null ends it. */
  rename: (key: string | null) => void;
  measure: (row: HTMLTableRowElement | null) => void;
};

export type EntryRowProps = {
  row: ListRow;
  /** Its index in the whole list, from 0. */
  index: number;
  chosen: boolean;
  renaming: boolean;
  actions: RowActions;
};

/** One file or folder of a list. Ctrl+click selects it, Shift+click selects all rows since the last one. */
export function EntryRow({ row, index, chosen, renaming, actions }: EntryRowProps) {
  const { choose, chooseTo, rename, measure } = actions;
  const item = getItem(row);
  const name = getName(row);
  const draggable = useDraggable(() => actions.dragged(row.key));
  const dropTarget = useDropTarget(row.kind === "folder" ? row.folder.id : undefined);

  function press(event: MouseEvent) {
    const { target, shiftKey, ctrlKey, metaKey } = event;
    const onControl =
      target instanceof Element && target.closest("a:not([data-file]), button, label");
    if (onControl || !item || !(shiftKey || ctrlKey || metaKey)) return;
    // Else the link of the file would open a window.
    event.preventDefault();
    if (shiftKey) chooseTo(row.key);
    else choose(row.key);
  }

  return (
    <tr
      ref={measure}
      data-index={index}
      data-chosen={chosen || undefined}
      aria-rowindex={index + 2}
      onClick={press}
      // Shift+click would select the text in between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      {...(item && !renaming && draggable)}
      {...dropTarget}
    >
      <td className={styles.check}>
        <label>
          <input
            type="checkbox"
            aria-label={t.select(name)}
            checked={chosen}
            disabled={!item}
            onChange={({ nativeEvent }) => {
              const range = nativeEvent instanceof PointerEvent && nativeEvent.shiftKey;
              if (range) chooseTo(row.key);
              else choose(row.key);
            }}
          />
        </label>
      </td>
      <td className={styles.name}>
        {renaming && item ? (
          <RenameField item={item} onDone={() => rename(null)} />
        ) : (
          <Name row={row} />
        )}
      </td>
      <td className={styles.state} data-failed={isFailed(row) || undefined}>
        {row.kind === "file" && formatState(row.entry)}
      </td>
      <td className={styles.size}>
        {row.kind === "folder" ? <FolderSize id={row.folder.id} /> : formatFileSize(row.entry)}
      </td>
      <td className={styles.date}>{formatDate(getDate(row), t.noDate)}</td>
      <td className={styles.actions}>
        {item && (
          <IconButton
            title={t.rename}
            label={t.renameOf(name)}
            className={styles.rename}
            onClick={() => rename(row.key)}
          >
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          title={t.delete}
          label={row.kind === "folder" ? t.deleteFolderOf(name) : t.deleteFileOf(name)}
          onClick={() => actions.remove(getDeleteTarget(row))}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

function Name({ row }: { row: ListRow }): ReactNode {
  return row.kind === "folder" ? <FolderName row={row} /> : <FileName row={row} />;
}

function FolderName({ row: { folder, path } }: { row: Extract<ListRow, { kind: "folder" }> }) {
  const link = useFolderLink();
  const { id, name, parent_collection_id: parentId } = folder;
  return (
    <>
      <span className={styles.line}>
        <FolderIcon size={18} aria-hidden="true" className={styles.folder} />
        <Link {...link({ id, name })} className={styles.open}>
          {name}
        </Link>
      </span>
      {path && path.length > 0 && <FolderLocation path={path} folderId={parentId} />}
    </>
  );
}

function FileName({ row: { entry, path } }: { row: Extract<ListRow, { kind: "file" }> }) {
  const { id, name, isProcessing, activity, failure } = entry;
  const reasonId = useId();
  return (
    <>
      <span className={styles.line}>
        <FileIcon entry={entry} reasonId={reasonId} />
        {id === null || entry.tempId !== null ? (
          <span className={styles.title}>{name}</span>
        ) : (
          <Link to={filePath(id)} data-file="" className={`${styles.title} ${styles.opens}`}>
            {name}
          </Link>
        )}
      </span>
      {path && <FolderLocation path={path} folderId={entry.folderId} />}
      {isProcessing && (
        <span className={styles.activity}>
          <span className={styles.stage}>{activity.text}</span>
          {activity.fraction !== null && (
            <ProgressBar label={t.progressOf(name)} fraction={activity.fraction} />
          )}
        </span>
      )}
      {id !== null && entry.hiddenPassages > 0 && (
        <HiddenTextNotice id={id} name={name} count={entry.hiddenPassages} />
      )}
      {id !== null && <FileNotices id={id} name={name} notices={entry.notices} />}
      {id !== null && entry.hasVersions && <VersionsNotice id={id} entry={entry} />}
      {failure !== null && (
        <span className={styles.failure}>
          <span id={reasonId}>{failure}</span>
          {entry.canRetry && id !== null && <RetryButton id={id} entry={entry} />}
        </span>
      )}
    </>
  );
}

/** A link to the folder of a search result. */
function FolderLocation({ path, folderId }: { path: readonly string[]; folderId: string | null }) {
  const link = useFolderLink();
  return (
    <span className={styles.location}>
      {t.inFolder}{" "}
      <Link {...link({ id: folderId, name: path.at(-1) ?? "" })}>{path.join(" / ")}</Link>
    </span>
  );
}

function FolderSize({ id }: { id: string }) {
  const { data: tree } = useFolderTree();
  const documents = tree?.find((folder) => folder.id === id)?.documents;
  return documents === undefined ? "" : t.countFiles(documents);
}

function formatState({ upload, isProcessing, failure }: FileEntry): string {
  if (upload !== null) return upload === "waiting" ? t.stateWaiting : t.stateUploading;
  if (isProcessing) return t.stateOf("processing");
  return t.stateOf(failure === null ? "ready" : "failed");
}

function isFailed(row: ListRow): boolean {
  return row.kind === "file" && row.entry.failure !== null;
}

function formatFileSize({ size }: FileEntry): string {
  return size === null ? "" : formatSize(size);
}

function getDate(row: ListRow): string | null {
  return row.kind === "folder" ? row.folder.created_at : row.entry.createdAt;
}

function getDeleteTarget(row: ListRow): DeleteTarget {
  if (row.kind === "folder") return { kind: "folder", id: row.folder.id, name: row.folder.name };
  const { id, tempId, name, isProcessing } = row.entry;
  return { kind: "file", id, tempId, name, isProcessing };
}
