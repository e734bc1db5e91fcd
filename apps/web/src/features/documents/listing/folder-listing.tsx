import type { DocumentFile } from "@footnote/contracts/documents";
import type { Folder } from "@footnote/contracts/folders";
import type { UseQueryResult } from "@tanstack/react-query";
import { FolderOpen, FolderPlus, Folders, FolderX } from "lucide-react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { databasePath } from "../../../shared/paths.ts";
import { Button, ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { EmptyState } from "../../../shared/ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { t } from "../messages.ts";
import type { EntriesProps } from "./entries.tsx";
import { Entries } from "./entries.tsx";
import { NoMatch } from "../filters/no-match.tsx";

type FolderListingProps = EntriesProps & {
  atRoot: boolean;
  onNewFolder: () => void;
  /** There is no folder with the id in the address. */
  missing: boolean;
  folders: UseQueryResult<Folder[]>;
  files: UseQueryResult<DocumentFile[]>;
  /** Whether a filter narrows it. */
  isFiltered: boolean;
};

/** The folders, then the files, of the open folder, or its loading, failed or empty state. */
export function FolderListing(props: FolderListingProps) {
  const { atRoot, onNewFolder, missing, folders, files, isFiltered, ...entries } = props;
  if (missing) return <MissingFolder />;
  if (folders.isError) {
    return (
      <LoadFailure onRetry={folders.refetch}>
        {t.foldersFailed(getErrorMessage(folders.error))}
      </LoadFailure>
    );
  }
  if (files.isError) {
    return (
      <LoadFailure onRetry={files.refetch}>
        {t.filesFailed(getErrorMessage(files.error))}
      </LoadFailure>
    );
  }
  return (
    <>
      <Entries {...entries} />
      {!entries.loading &&
        entries.rows.length === 0 &&
        (isFiltered ? <NoMatch /> : <EmptyFolder onNewFolder={atRoot ? onNewFolder : null} />)}
    </>
  );
}

function MissingFolder() {
  return (
    <EmptyState
      icon={<FolderX size={32} />}
      title={t.folderMissing}
      wholePage
      action={<ButtonLink to={databasePath(null)}>{t.allFolders}</ButtonLink>}
    >
      {t.folderMissingWords}
    </EmptyState>
  );
}

/** `onNewFolder` is null inside a folder. */
function EmptyFolder({ onNewFolder }: { onNewFolder: (() => void) | null }) {
  if (onNewFolder) {
    return (
      <EmptyState
        icon={<Folders size={32} />}
        title={t.rootEmpty}
        action={
          <Button look="primary" onClick={onNewFolder}>
            <FolderPlus size={16} aria-hidden="true" />
            {t.firstFolder}
          </Button>
        }
      >
        {t.rootEmptyWords}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<FolderOpen size={32} />} title={t.folderEmpty}>
      {t.folderEmptyWords}
    </EmptyState>
  );
}
