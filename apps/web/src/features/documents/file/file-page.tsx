import type { FileDetails } from "@footnote/contracts/document-content";
import { FileX } from "lucide-react";
import type { ComponentType } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { getErrorMessage, hasCode } from "../../../shared/http/api-error.ts";
import { databasePath, filePath, fileViews } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { EmptyState } from "../../../shared/ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { SectionNav } from "../../../shared/ui/layout/section-nav.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import { Notices } from "../components/notices.tsx";
import { useFile, useFreshPassages } from "./api.ts";
import { FileFacts } from "./file-facts.tsx";
import { FileHead } from "./file-head.tsx";
import styles from "./file-page.module.css";
import { FileVersions } from "./file-versions.tsx";
import { LoadingFile } from "./loading-file.tsx";
import { t } from "./messages.ts";
import { Passages } from "./passages.tsx";
import { useFileEntry } from "./use-file-entry.ts";

type FilePageProps = {
  /** Shows the content of a document. */
  preview: ComponentType<{ documentId: string }>;
};

/** The page of one document: its content, its passages, its details and its versions. */
export default function FilePage({ preview }: FilePageProps) {
  const { id = "" } = useParams();
  const file = useFile(id);
  useTitle(file.data?.name ?? t.document);
  useFreshPassages(id, file.data?.state);
  return (
    <div className={styles.page}>
      <Notices />
      {file.data && <LoadedFile key={id} file={file.data} preview={preview} />}
      {file.isPending && <LoadingFile />}
      {file.isLoadingError && <Unavailable error={file.error} onRetry={file.refetch} />}
    </div>
  );
}

function LoadedFile({ file, preview: Preview }: FilePageProps & { file: FileDetails }) {
  const [search] = useSearchParams();
  const view = fileViews.find((name) => name === search.get("view")) ?? "document";
  const entry = useFileEntry(file);
  return (
    <>
      <FileHead file={file} entry={entry} />
      <div className={styles.columns}>
        <div className={styles.content}>
          <SectionNav
            label={t.views}
            links={fileViews.map((name) => ({
              to: filePath(file.id, name),
              label: name === "document" ? t.document : t.passagesOf(file.passages),
              open: name === view,
            }))}
          />
          {entry.isProcessing ? (
            <p className={styles.waiting}>{t.notYet}</p>
          ) : view === "passages" ? (
            <Passages file={file} />
          ) : (
            <div className={styles.preview} data-empty={isUnreadable(file) || undefined}>
              <Preview documentId={file.id} />
            </div>
          )}
        </div>
        <aside className={styles.about} aria-label={t.details}>
          <FileFacts file={file} entry={entry} />
          {file.has_versions && <FileVersions file={file} />}
        </aside>
      </div>
    </>
  );
}

/** Whether nothing can be shown of a file: it has no view but its text, which could not be read. */
function isUnreadable({ state, view }: FileDetails): boolean {
  return state === "failed" && view === "text";
}

function Unavailable({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  if (!hasCode(error, "document.not_found") && !hasCode(error, "request.invalid")) {
    return <LoadFailure onRetry={onRetry}>{t.failed(getErrorMessage(error))}</LoadFailure>;
  }
  return (
    <EmptyState
      icon={<FileX size={32} />}
      title={t.missing}
      wholePage
      action={<ButtonLink to={databasePath(null)}>{t.allFolders}</ButtonLink>}
    >
      {t.missingWords}
    </EmptyState>
  );
}
