import { formatSize } from "@footnote/contracts/upload-checks";
import { Folder as FolderIcon, Pencil, Trash2 } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "../../../shared/language/format.ts";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { ProgressBar } from "../../../shared/ui/feedback/progress-bar.tsx";
import { useFolderTree } from "../api.ts";
import type { FileEntry } from "./file-entries.ts";
import type { Line } from "./lines.ts";
import { itemOf, nameOf } from "./lines.ts";
import { t } from "../messages.ts";
import { useFolderLink } from "../use-folder-link.ts";
import type { DeleteTarget } from "../components/delete-dialog.tsx";
import styles from "./entry-table.module.css";
import { FileSign } from "./file-icon.tsx";
import { HiddenTextNotice } from "../hidden-text/hidden-text-notice.tsx";
import { RenameField } from "./rename-field.tsx";
import { RetryButton } from "../components/retry-button.tsx";

export type RowActions = {
  choose: (key: string) => void;
  chooseTo: (key: string) => void;
  remove: (target: DeleteTarget) => void;
  /** The line whose name is being changed; null ends it. */
  rename: (key: string | null) => void;
  measure: (row: HTMLTableRowElement | null) => void;
};

export type EntryRowProps = {
  line: Line;
  /** Its place in the whole list, from 0. */
  index: number;
  chosen: boolean;
  renaming: boolean;
  actions: RowActions;
};

/** One file or folder of a list. Ctrl and a press chooses it, shift and a press all since the last one. */
export function EntryRow({ line, index, chosen, renaming, actions }: EntryRowProps) {
  const { choose, chooseTo, rename, measure } = actions;
  const item = itemOf(line);
  const name = nameOf(line);

  function press(event: MouseEvent) {
    const onControl = event.target instanceof Element && event.target.closest("a, button, label");
    if (onControl || !item) return;
    if (event.shiftKey) chooseTo(line.key);
    else if (event.ctrlKey || event.metaKey) choose(line.key);
  }

  return (
    <tr
      ref={measure}
      data-index={index}
      data-chosen={chosen || undefined}
      aria-rowindex={index + 2}
      onClick={press}
      // Pressing with shift would mark the text between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
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
              if (range) chooseTo(line.key);
              else choose(line.key);
            }}
          />
        </label>
      </td>
      <td className={styles.name}>
        {renaming && item ? (
          <RenameField item={item} onDone={() => rename(null)} />
        ) : (
          <Name line={line} />
        )}
      </td>
      <td className={styles.size}>
        {line.kind === "folder" ? <FolderSize id={line.folder.id} /> : sizeOf(line.entry)}
      </td>
      <td className={styles.date}>{formatDate(dateOf(line), t.noDate)}</td>
      <td className={styles.actions}>
        {item && (
          <IconButton
            title={t.rename}
            label={t.renameOf(name)}
            className={styles.rename}
            onClick={() => rename(line.key)}
          >
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          title={t.delete}
          label={line.kind === "folder" ? t.deleteFolderOf(name) : t.deleteFileOf(name)}
          onClick={() => actions.remove(targetOf(line))}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

function Name({ line }: { line: Line }): ReactNode {
  return line.kind === "folder" ? <FolderName line={line} /> : <FileName line={line} />;
}

function FolderName({ line: { folder, path } }: { line: Extract<Line, { kind: "folder" }> }) {
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
      {path && path.length > 0 && <Place path={path} folderId={parentId} />}
    </>
  );
}

function FileName({ line: { entry, path } }: { line: Extract<Line, { kind: "file" }> }) {
  const { id, name, isProcessing, activity, failure } = entry;
  const reasonId = useId();
  return (
    <>
      <span className={styles.line}>
        <FileSign entry={entry} reasonId={reasonId} />
        <span className={styles.title}>{name}</span>
      </span>
      {path && <Place path={path} folderId={entry.folderId} />}
      {isProcessing && (
        <span className={styles.activity}>
          <span className={styles.stage}>{activity.words}</span>
          {activity.fraction !== null && (
            <ProgressBar label={t.progressOf(name)} fraction={activity.fraction} />
          )}
        </span>
      )}
      {id !== null && entry.hiddenPassages > 0 && (
        <HiddenTextNotice id={id} name={name} count={entry.hiddenPassages} />
      )}
      {failure !== null && (
        <span className={styles.failure}>
          <span id={reasonId}>{failure}</span>
          {entry.canRetry && id !== null && <RetryButton id={id} entry={entry} />}
        </span>
      )}
    </>
  );
}

/** Where a found thing is, as a link to its folder. */
function Place({ path, folderId }: { path: readonly string[]; folderId: string | null }) {
  const link = useFolderLink();
  return (
    <span className={styles.place}>
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

function sizeOf({ size }: FileEntry): string {
  return size === null ? "" : formatSize(size);
}

function dateOf(line: Line): string | null {
  return line.kind === "folder" ? line.folder.created_at : line.entry.createdAt;
}

function targetOf(line: Line): DeleteTarget {
  if (line.kind === "folder") return { kind: "folder", id: line.folder.id, name: line.folder.name };
  const { id, tempId, name, isProcessing } = line.entry;
  return { kind: "file", id, tempId, name, isProcessing };
}
