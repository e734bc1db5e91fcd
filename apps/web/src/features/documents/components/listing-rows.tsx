import type { Folder } from "@footnote/contracts/folders";
import { formatSize } from "@footnote/contracts/limits";
import { Folder as FolderIcon, Trash2 } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "../../../shared/language/format.ts";
import { databasePath } from "../../../shared/paths.ts";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
import { ProgressBar } from "../../../shared/ui/progress-bar.tsx";
import { Skeleton } from "../../../shared/ui/skeleton.tsx";
import { useFolderTree } from "../api.ts";
import type { FileEntry } from "../file-entries.ts";
import type { Crumb } from "../folder-trail.ts";
import { pluralize } from "../folder-trail.ts";
import type { DeleteTarget } from "./delete-dialog.tsx";
import { FileSign } from "./file-sign.tsx";
import styles from "./folder-listing.module.css";
import { RetryButton } from "./retry-button.tsx";

type FolderRowProps = {
  folder: Folder;
  trail: readonly Crumb[];
  onDelete: (target: DeleteTarget) => void;
};

export function FolderRow({ folder: { id, name, created_at }, trail, onDelete }: FolderRowProps) {
  const { data: tree } = useFolderTree();
  const documents = tree?.find((folder) => folder.id === id)?.documents;
  return (
    <tr>
      <td className={styles.name}>
        <span className={styles.line}>
          <FolderIcon size={18} aria-hidden="true" className={styles.folder} />
          <Link
            to={databasePath(id)}
            state={{ trail: [...trail, { id, name }] }}
            className={styles.open}
          >
            {name}
          </Link>
        </span>
      </td>
      <td className={styles.size}>{documents === undefined ? "" : pluralize(documents, "file")}</td>
      <td className={styles.date}>{formatDate(created_at, "N/A")}</td>
      <td className={styles.actions}>
        <IconButton
          title="Delete"
          label={`Delete folder "${name}"`}
          onClick={() => onDelete({ kind: "folder", id, name })}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

type FileRowProps = { entry: FileEntry; onDelete: (target: DeleteTarget) => void };

export function FileRow({ entry, onDelete }: FileRowProps) {
  const { id, tempId, name, size, createdAt, isProcessing, activity, failure } = entry;
  const reasonId = useId();
  return (
    <tr>
      <td className={styles.name}>
        <span className={styles.line}>
          <FileSign entry={entry} reasonId={reasonId} />
          <span className={styles.title}>{name}</span>
        </span>
        {isProcessing && (
          <span className={styles.activity}>
            <span className={styles.stage}>{activity.words}</span>
            {activity.fraction !== null && (
              <ProgressBar label={`Progress of ${name}`} fraction={activity.fraction} />
            )}
          </span>
        )}
        {failure !== null && (
          <span className={styles.failure}>
            <span id={reasonId}>{failure}</span>
            {entry.canRetry && id !== null && <RetryButton id={id} entry={entry} />}
          </span>
        )}
      </td>
      <td className={styles.size}>{size === null ? "" : formatSize(size)}</td>
      <td className={styles.date}>{formatDate(createdAt, "N/A")}</td>
      <td className={styles.actions}>
        <IconButton
          title="Delete"
          label={`Delete file "${name}"`}
          onClick={() => onDelete({ kind: "file", id, tempId, name, isProcessing })}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

/** The shape of a listing to come. */
export function LoadingRows() {
  return (
    <>
      <tr>
        <td colSpan={4}>
          <span role="status" className={styles.loading}>
            Loading...
          </span>
        </td>
      </tr>
      {["42%", "58%", "34%"].map((width) => (
        <tr key={width}>
          <td className={styles.name}>
            <Skeleton width={width} />
          </td>
          <td className={styles.size}>
            <Skeleton width="56px" />
          </td>
          <td className={styles.date}>
            <Skeleton width="84px" />
          </td>
          <td className={styles.actions}>
            <Skeleton width="16px" />
          </td>
        </tr>
      ))}
    </>
  );
}
