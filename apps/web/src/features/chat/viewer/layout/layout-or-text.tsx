import type { FileDetails } from "@footnote/contracts/document-content";
import { lazy, Suspense, useState } from "react";
import { formatSourceAddress } from "../../citations/source-address.ts";
import type { ViewedSource } from "../../citations/use-viewed-source.ts";
import { LoadingBody } from "../loading-body.tsx";
import { t } from "../messages.ts";
import sourceStyles from "../source-viewer.module.css";
import { TextView } from "../text-view.tsx";
import type { Layout } from "./find-layout.ts";
import { LayoutBoundary } from "./layout-boundary.tsx";
import styles from "./layout.module.css";
import { type ViewMode, ViewSwitch } from "./view-switch.tsx";

const PdfView = lazy(() => import("../pdf/pdf-view.tsx"));
const WordView = lazy(() => import("./word-view.tsx"));
const MarkdownView = lazy(() => import("./markdown-view.tsx"));

type LayoutOrTextProps = { file: FileDetails; layout: Layout; viewed: ViewedSource };

/**
 * Shows a document as it is laid out, or its text: when the reader wants it, the layout cannot be drawn, or it does not
 * have what is cited, such as the notes of a slide.
 */
export function LayoutOrText({ file, layout, viewed }: LayoutOrTextProps) {
  const [chosen, setChosen] = useState<ViewMode | null>(null);
  const [isDrawable, setDrawable] = useState(true);
  const [missing, setMissing] = useState<string | null>(null);
  const citation = formatSourceAddress(viewed);
  // A computed result is shown above the rows that it was computed from.
  const needsText = missing === citation || Boolean(viewed.source?.computation);
  const mode = chosen ?? (needsText ? "text" : "layout");
  if (!isDrawable) {
    const lead = layout === "pages" && <p className={sourceStyles.hint}>{t.pdfFailed}</p>;
    return <TextView file={file} viewed={viewed} lead={lead} />;
  }
  const isMarkup = layout === "markdown";
  const choice = <ViewSwitch mode={mode} isMarkup={isMarkup} onChange={setChosen} />;
  const reports = {
    onFailure: () => setDrawable(false),
    onMissing: () => setMissing(citation),
  };
  if (mode === "layout" && (layout === "pages" || layout === "pdf")) {
    const kind = layout === "pages" ? "file" : "layout";
    return (
      <LayoutBoundary onFailure={reports.onFailure}>
        <Suspense fallback={<LoadingBody />}>
          <PdfView viewed={viewed} kind={kind} lead={choice} {...reports} />
        </Suspense>
      </LayoutBoundary>
    );
  }
  return (
    <LayoutBoundary onFailure={reports.onFailure}>
      <div className={styles.bar}>{choice}</div>
      <Suspense fallback={<LoadingBody />}>
        {layout === "markdown" ? (
          <MarkdownView file={file} viewed={viewed} mode={mode} {...reports} />
        ) : mode === "text" ? (
          <TextView file={file} viewed={viewed} />
        ) : (
          <WordView file={file} viewed={viewed} {...reports} />
        )}
      </Suspense>
    </LayoutBoundary>
  );
}
