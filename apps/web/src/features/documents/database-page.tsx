import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useTitle } from "../../shared/use-title.ts";
import { useCurrentOrganization, useFolderTree } from "../../shared/queries.ts";
import { AskLink } from "./components/ask-link.tsx";
import { Breadcrumb } from "./listing/breadcrumb.tsx";
import { DatabaseSidebar } from "./components/database-sidebar.tsx";
import type { DeleteTarget } from "./components/delete-dialog.tsx";
import { DraggingProvider } from "./dragging/dragging-provider.tsx";
import { DeleteDialog } from "./components/delete-dialog.tsx";
import { FileFilters } from "./filters/file-filters.tsx";
import { isActive } from "./filters/file-filter.ts";
import { FolderListing } from "./listing/folder-listing.tsx";
import { NewFolderDialog } from "./components/new-folder-dialog.tsx";
import { Notices } from "./components/notices.tsx";
import { SearchField } from "./components/search-field.tsx";
import { SearchResults } from "./listing/search-results.tsx";
import { SourcePanel } from "./source/source-panel.tsx";
import { UploadZone } from "./upload/zone/upload-zone.tsx";
import styles from "./database-page.module.css";
import { readTrail, findTrail } from "./folder-trail.ts";
import { t } from "./messages.ts";
import { useFolderRows } from "./listing/use-folder-rows.ts";
import { useRequestedTask } from "./use-requested-task.ts";
import { useDatabaseAddress } from "./use-database-address.ts";

export default function DatabasePage() {
  const { folderId, order, search, filter, ...address } = useDatabaseAddress();
  const location = useLocation();
  const tree = useFolderTree();
  // It decides whether the panel of the source stands above the files, which would move for it.
  const { isPending: isRolePending } = useCurrentOrganization();
  const shown = useFolderRows(folderId, { order, filter });
  const { folders, files, rows, missing, loading, counts } = shown;
  const isFiltered = isActive(filter);
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<DeleteTarget | null>(null);

  useRequestedTask(!loading, () => setCreating(true));

  const known = folderId === null ? [] : findTrail(folderId, tree.data ?? []);
  const trail = known ?? readTrail(location.state);
  const folderName = trail.at(-1)?.name;
  useTitle(folderName ?? t.database);

  const filters = <FileFilters filter={filter} onChange={address.setFilter} />;
  return (
    <div className={styles.page}>
      <DraggingProvider>
        <DatabaseSidebar
          loading={loading || missing}
          folderId={folderId}
          onNewFolder={() => setCreating(true)}
        />
        <section className={styles.main} aria-label={folderName ?? t.folders}>
          <div className={styles.head}>
            <Breadcrumb
              trail={trail}
              unnamed={folderId !== null && trail.length === 0}
              isPending={tree.isPending}
            />
            <SearchField searched={search} onSearch={address.setSearch} />
          </div>
          <Notices />
          {search === "" && folderId !== null && (known !== undefined || tree.isPending) && (
            <SourcePanel key={folderId} folderId={folderId} />
          )}
          {search !== "" && (
            <>
              {filters}
              <SearchResults text={search} filter={filter} onDelete={setDeleting} />
            </>
          )}
          {search === "" && !isRolePending && (
            <UploadZone folderId={missing ? null : folderId}>
              {(isFiltered || counts.files > 0) && !missing && filters}
              <FolderListing
                key={folderId}
                atRoot={folderId === null}
                onNewFolder={() => setCreating(true)}
                missing={missing}
                folders={folders}
                files={files}
                rows={rows}
                loading={loading}
                sorting={{ order, onOrder: address.setOrder }}
                summary={summarize(counts, loading)}
                next={<AskLink rows={rows} />}
                isFiltered={isFiltered}
                onDelete={setDeleting}
              />
            </UploadZone>
          )}
        </section>
        <NewFolderDialog open={creating} parentId={folderId} onClose={() => setCreating(false)} />
        <DeleteDialog target={deleting} onClose={() => setDeleting(null)} />
      </DraggingProvider>
    </div>
  );
}

type Counts = { folders: number; files: number; uploading: number };

function summarize({ folders, files, uploading }: Counts, loading: boolean): string {
  if (loading) return "";
  return [
    folders > 0 && t.countFolders(folders),
    files > 0 && t.countFiles(files),
    uploading > 0 && t.countUploading(uploading),
  ]
    .filter(Boolean)
    .join(" · ");
}
