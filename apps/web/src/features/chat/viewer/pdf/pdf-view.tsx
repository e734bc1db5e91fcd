import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ViewedSource } from "../../citations/use-viewed-source.ts";
import { t } from "../messages.ts";
import { LoadingBody } from "../loading-body.tsx";
import { getCitedWords } from "../layout/cited-words.ts";
import { useCitedLocation } from "../use-cited-location.ts";
import type { PdfKind } from "./open-pdf.ts";
import { PdfPage } from "./pdf-page.tsx";
import { PdfToolbar } from "./pdf-toolbar.tsx";
import styles from "./pdf-view.module.css";
import { useDarkPages } from "./use-dark-pages.ts";
import { useFoundBoxes } from "./use-found-boxes.ts";
import { useMatchedBoxes } from "./use-matched-boxes.ts";
import { type Pdf, usePdf } from "./use-pdf.ts";
import { useSize } from "./use-size.ts";

type PdfViewProps = {
  viewed: ViewedSource;
  kind: PdfKind;
  /** Rendered at the beginning of the toolbar. */
  lead?: ReactNode;
  onFailure: () => void;
  /** Called when a layout does not have what is cited. */
  onMissing?: () => void;
};

const zooms = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3];
const margin = 16;
/** The margin above the marked location, in pixels. */
const marginAbove = 96;

/** Shows the pages of a PDF one below the other, with the cited location marked and scrolled into view. */
export default function PdfView({ viewed, kind, lead, onFailure, onMissing }: PdfViewProps) {
  const opened = usePdf(viewed.documentId, kind, onFailure);
  const scroller = useRef<HTMLDivElement>(null);
  const { width: available } = useSize(scroller);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const darkPages = useDarkPages();
  const cited = useCitedLocation(viewed);
  const matched = useMatchedBoxes(kind === "file" ? opened : null, {
    anchors: cited.anchors,
    passage: cited.text,
    claims: viewed.cited.claims,
  });
  const found = useFoundBoxes(kind === "layout" ? opened : null, {
    anchors: cited.anchors,
    words: getCitedWords(viewed, cited.text),
  });
  const located = kind === "file" ? matched : found;
  const isMissing = kind === "layout" && cited.text !== "" && located.state === "not-located";
  const reportMissing = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (isMissing) reportMissing();
  }, [isMissing]);
  const width = Math.max(120, Math.round((available - 2 * margin) * zoom));
  const firstAnchor = located.first;

  const showPage = useCallback((number: number, top = 0) => {
    const element = scroller.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    if (!element || !scroller.current) return;
    const offset = top > 0 ? top * element.clientHeight - marginAbove : -margin / 2;
    scroller.current.scrollTo({ top: element.offsetTop + offset });
  }, []);

  const [anchorPage, anchorTop] = [firstAnchor?.page ?? 0, firstAnchor?.boxes[0]?.[1] ?? 0];
  const showAnchor = useCallback(() => {
    if (anchorPage > 0) showPage(anchorPage, anchorTop);
  }, [anchorPage, anchorTop, showPage]);

  // The pages grow and shrink with the panel.
  const keepPage = useEffectEvent(() => showPage(page));
  useEffect(() => {
    if (available > 0) keepPage();
  }, [available]);

  // Scrolls once the pages have their size, and again for every other citation; zooming keeps the location in view.
  const ready = opened !== null && available > 0;
  useEffect(() => {
    if (ready) showAnchor();
  }, [ready, showAnchor]);

  function changeZoom(step: 1 | -1) {
    const next = step > 0 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom);
    if (next !== undefined) setZoomAround(next);
  }

  /** Zooms and keeps the current page in view. */
  function setZoomAround(next: number) {
    setZoom(next);
    requestAnimationFrame(() => showPage(page));
  }

  return (
    <>
      <PdfToolbar
        lead={lead}
        page={page}
        pages={opened?.pages ?? 0}
        zoom={zoom}
        onPage={showPage}
        onZoom={changeZoom}
        onFit={() => setZoomAround(1)}
        onReturn={firstAnchor && showAnchor}
        darkPages={darkPages}
      />
      {located.state === "not-located" && cited.text !== "" && (
        <p className={styles.notLocated} role="status">
          {t.notLocated}
        </p>
      )}
      <div
        ref={scroller}
        className={styles.scroller}
        data-dark={darkPages.on}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls: the keyboard must reach it
        tabIndex={0}
        role="region"
        aria-label={t.pages}
        onScroll={({ currentTarget }) => setPage(findVisiblePage(currentTarget))}
      >
        {opened === null && <LoadingBody />}
        {opened && available > 0 && <Sheets opened={opened} width={width} located={located} />}
      </div>
    </>
  );
}

type SheetsProps = { opened: Pdf; width: number; located: ReturnType<typeof useMatchedBoxes> };

function Sheets({ opened, width, located }: SheetsProps) {
  const anchors = located.state === "located" ? located.anchors : [];
  return Array.from({ length: opened.pages }, (_, at) => (
    <PdfPage
      key={at}
      opened={opened}
      number={at + 1}
      width={width}
      boxes={anchors.filter(({ page }) => page === at + 1).flatMap(getBoxes)}
    />
  ));
}

const getBoxes = ({ boxes }: { boxes: readonly (readonly [number, number, number, number])[] }) => [
  ...boxes,
];

/** Finds the page in the upper third of the viewport by binary search. */
function findVisiblePage(scroller: HTMLElement): number {
  const pages = scroller.querySelectorAll<HTMLElement>("[data-page]");
  const line = scroller.scrollTop + scroller.clientHeight / 3;
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pages[middle]?.offsetTop ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
