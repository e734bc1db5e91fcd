import { memo, useEffect, useRef, useState } from "react";
import { MarkedBox } from "../marked-box.tsx";
import { t } from "../messages.ts";
import { drawPage } from "./draw-page.ts";
import type { Box } from "./match-boxes.ts";
import styles from "./pdf-view.module.css";
import type { PageSize, Pdf } from "./use-pdf.ts";

type PdfPageProps = {
  opened: Pdf;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** The marked boxes, as fractions of the page. */
  boxes: readonly Box[];
};

/** Pages within this distance of the viewport are rendered ahead and kept. */
const ahead = "800px 0px";

/** One page: an empty placeholder of its size until it comes near the viewport. */
export const PdfPage = memo(
  function PdfPage({ opened, number, width, boxes }: PdfPageProps) {
    const sheet = useRef<HTMLDivElement>(null);
    const near = useNear(sheet);
    const size = usePageSize(opened, number, near);
    return (
      <div
        ref={sheet}
        className={styles.sheet}
        data-page={number}
        role="group"
        aria-label={t.page(number)}
        style={{ width, height: (width * size.height) / size.width }}
      >
        {near && <Drawing opened={opened} number={number} width={width} />}
        {boxes.map((box) => (
          <MarkedBox key={box.join()} box={box} />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.opened === after.opened &&
    before.number === after.number &&
    before.width === after.width &&
    before.boxes.join() === after.boxes.join(),
);

function Drawing({ opened: { pdf }, number, width }: Omit<PdfPageProps, "boxes">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!canvas.current || !text.current) return undefined;
    return drawPage(pdf, number, { canvas: canvas.current, text: text.current, width });
  }, [pdf, number, width]);
  // A canvas takes one render task at a time, so each width gets a new canvas.
  return (
    <>
      <canvas key={width} ref={canvas} className={styles.canvas} aria-hidden="true" />
      <div ref={text} className={styles.textLayer} />
    </>
  );
}

/** Whether an element is near the viewport. */
function useNear(element: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: watched.parentElement, rootMargin: ahead },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

/** Most pages have the size of the first one; a page's own size is read when it comes near the viewport. */
function usePageSize({ pdf, firstSize }: Pdf, number: number, near: boolean): PageSize {
  const [size, setSize] = useState<PageSize>(firstSize);
  useEffect(() => {
    if (!near) return undefined;
    let current = true;
    pdf.getPage(number).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        if (current) setSize({ width, height });
      },
      // Rendering reports the error; the placeholder keeps the size of the first page.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pdf, number, near]);
  return size;
}
