import type { FileDetails } from "@footnote/contracts/document-content";
import { lazy, Suspense, useState } from "react";
import { hasCode, getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { CitedPassage } from "../citations/cited-passage.tsx";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { useFile } from "./api.ts";
import { LoadingBody } from "./loading-body.tsx";
import { MediaView } from "./media-view.tsx";
import { t } from "./messages.ts";
import { Picture } from "./picture.tsx";
import styles from "./source-viewer.module.css";
import { TextView } from "./text-view.tsx";

const PdfView = lazy(() => import("./pdf/pdf-view.tsx"));

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
  const [drawable, setDrawable] = useState(true);
  if (file.view === "pages" && drawable) {
    return (
      <Suspense fallback={<LoadingBody />}>
        <PdfView viewed={viewed} onFailure={() => setDrawable(false)} />
      </Suspense>
    );
  }
  if (file.view === "audio" || file.view === "video") {
    return <MediaView file={file} viewed={viewed} />;
  }
  return (
    <TextView
      file={file}
      viewed={viewed}
      {...(file.view === "picture" && { lead: <Picture file={file} viewed={viewed} /> })}
      {...(!drawable && { lead: <p className={styles.hint}>{t.pdfFailed}</p> })}
    />
  );
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
