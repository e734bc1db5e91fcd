import type { FileDetails } from "@footnote/contracts/document-content";
import { getErrorMessage, hasCode } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { CitedPassage } from "../citations/cited-passage.tsx";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { useFile } from "./api.ts";
import { findLayout } from "./layout/find-layout.ts";
import { LayoutOrText } from "./layout/layout-or-text.tsx";
import { LoadingBody } from "./loading-body.tsx";
import { MediaView } from "./media-view.tsx";
import { t } from "./messages.ts";
import { Picture } from "./picture.tsx";
import styles from "./source-viewer.module.css";
import { TextView } from "./text-view.tsx";

/** Renders the document in the view of its file type, or the reason why it cannot be shown. */
export function SourceBody({ viewed }: { viewed: ViewedSource }) {
  const file = useFile(viewed.documentId);
  if (file.data) return <Shown file={file.data} viewed={viewed} />;
  if (file.isPending) return <LoadingBody />;
  if (hasCode(file.error, "document.not_found")) return <Deleted viewed={viewed} />;
  return (
    <div className={styles.note}>
      <Banner tone="error">{getErrorMessage(file.error, t.failed)}</Banner>
      <Button onClick={() => void file.refetch()}>{t.tryAgain}</Button>
    </div>
  );
}

function Shown({ file, viewed }: { file: FileDetails; viewed: ViewedSource }) {
  if (file.view === "audio" || file.view === "video") {
    return <MediaView file={file} viewed={viewed} />;
  }
  const layout = findLayout(file);
  if (layout) return <LayoutOrText file={file} layout={layout} viewed={viewed} />;
  const lead = file.view === "picture" ? <Picture file={file} viewed={viewed} /> : undefined;
  return <TextView file={file} viewed={viewed} lead={lead} />;
}

/** Only the passage stored with the answer is available. */
function Deleted({ viewed: { source, cited } }: { viewed: ViewedSource }) {
  return (
    <div className={styles.note}>
      <p role="status">{source ? t.deleted : t.deletedUnknown}</p>
      {source && (
        <blockquote className={styles.kept} aria-label={t.citedPassage}>
          <CitedPassage source={source} cited={cited} />
        </blockquote>
      )}
    </div>
  );
}
