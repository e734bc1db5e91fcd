import type { DocumentFile } from "@footnote/contracts/documents";
import type { Folder } from "@footnote/contracts/folders";
import type { UseQueryResult } from "@tanstack/react-query";
import { FolderOpen, Folders } from "lucide-react";
import { messageOf } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/banner.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import type { FileEntry } from "../file-entries.ts";
import type { Crumb } from "../folder-trail.ts";
import type { DeleteTarget } from "./delete-dialog.tsx";
import styles from "./folder-listing.module.css";
import { FileRow, FolderRow, LoadingRows } from "./listing-rows.tsx";

type FolderListingProps = {
  trail: readonly Crumb[];
  atRoot: boolean;
  folders: UseQueryResult<Folder[]>;
  files: UseQueryResult<DocumentFile[]>;
  entries: readonly FileEntry[];
  loading: boolean;
  onDelete: (target: DeleteTarget) => void;
};

/** The folders, then the files, of the open folder; or what stands in their place. */
export function FolderListing(props: FolderListingProps) {
  const { atRoot, folders, files, entries, loading } = props;
  const failed = folders.isError || files.isError;
  const empty = folders.data?.length === 0 && entries.length === 0;
  return (
    <>
      <LoadFailure words="Failed to load folders." query={folders} />
      {!folders.isError && <LoadFailure words="Failed to load files." query={files} />}
      {!failed && !loading && empty && <EmptyFolder atRoot={atRoot} />}
      {!failed && (loading || !empty) && <ListingTable {...props} />}
    </>
  );
}

function LoadFailure({ words, query }: { words: string; query: UseQueryResult }) {
  if (!query.isError) return null;
  return (
    <Banner tone="error" action={<Button onClick={() => void query.refetch()}>Try again</Button>}>
      {words} {messageOf(query.error, "Unknown error")}
    </Banner>
  );
}

function EmptyFolder({ atRoot }: { atRoot: boolean }) {
  if (atRoot) {
    return (
      <EmptyState icon={<Folders size={32} />} title="Select or create a folder.">
        Folders hold your documents and narrow a search. Make the first one with New Folder.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<FolderOpen size={32} />} title="This folder is empty.">
      Drop documents here. Each becomes searchable within moments, and you can ask about it in the
      chat.
    </EmptyState>
  );
}

function ListingTable({ trail, folders, entries, loading, onDelete }: FolderListingProps) {
  return (
    <table className={styles.table} aria-busy={loading}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className={styles.size}>
            Size
          </th>
          <th scope="col" className={styles.date}>
            Date Added
          </th>
          <th scope="col" className={styles.actions}>
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {loading && <LoadingRows />}
        {!loading &&
          folders.data?.map((folder) => (
            <FolderRow key={folder.id} folder={folder} trail={trail} onDelete={onDelete} />
          ))}
        {!loading &&
          entries.map((entry) => <FileRow key={entry.key} entry={entry} onDelete={onDelete} />)}
      </tbody>
    </table>
  );
}
