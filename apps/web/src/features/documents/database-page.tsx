import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useTitle } from "../../shared/use-title.ts";
import { useFiles, useFolders, useFolderTree } from "./api.ts";
import { Breadcrumb } from "./components/breadcrumb.tsx";
import { DatabaseSidebar } from "./components/database-sidebar.tsx";
import type { DeleteTarget } from "./components/delete-dialog.tsx";
import { DeleteDialog } from "./components/delete-dialog.tsx";
import { FolderListing } from "./components/folder-listing.tsx";
import { NewFolderDialog } from "./components/new-folder-dialog.tsx";
import { Notices } from "./components/notices.tsx";
import { UploadZone } from "./components/upload-zone.tsx";
import styles from "./database-page.module.css";
import { listEntries } from "./file-entries.ts";
import { readTrail, trailTo } from "./folder-trail.ts";
import { useUploads } from "./uploads-provider.tsx";

export default function DatabasePage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const folderId = search.get("folder");
  const tree = useFolderTree();
  const folders = useFolders(folderId);
  const files = useFiles(folderId);
  const { state, follow } = useUploads();
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<DeleteTarget | null>(null);

  const known = folderId === null ? [] : trailTo(folderId, tree.data ?? []);
  const trail = known ?? readTrail(location.state);
  const folderName = trail.at(-1)?.name;
  const loading = folders.isPending || (folderId !== null && files.isPending);
  useTitle(folderName ?? "Database");

  useEffect(() => {
    if (folderId === null) return;
    for (const file of files.data ?? []) {
      if (file.state === "processing" && file.task_id) follow(file.task_id, folderId);
    }
  }, [files.data, folderId, follow]);

  const entries = folderId === null ? [] : listEntries(folderId, files.data ?? [], state);
  return (
    <div className={styles.page}>
      <DatabaseSidebar loading={loading} onNewFolder={() => setCreating(true)} />
      <section className={styles.main} aria-label={folderName ?? "Folders"}>
        <Breadcrumb trail={trail} unnamed={folderId !== null && trail.length === 0} />
        <Notices />
        <UploadZone folderId={folderId}>
          <FolderListing
            key={folderId}
            trail={trail}
            atRoot={folderId === null}
            folders={folders}
            files={files}
            entries={entries}
            loading={loading}
            onDelete={setDeleting}
          />
        </UploadZone>
      </section>
      <NewFolderDialog open={creating} parentId={folderId} onClose={() => setCreating(false)} />
      <DeleteDialog target={deleting} parentName={folderName} onClose={() => setDeleting(null)} />
    </div>
  );
}
