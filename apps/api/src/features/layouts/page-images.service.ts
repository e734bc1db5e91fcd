import { ExtractionError } from "@footnote/extraction/located-text";
import {
  drawMarkedPages,
  type PageImage,
  type PageToDraw,
} from "@footnote/extraction/page-images/draw-marked-pages";
import pLimit from "p-limit";
import type { Has } from "../../platform/app.ts";
import { BlobMissing } from "../../platform/blobs/blobs.ts";
import type { StoredDocument } from "../documents/content.service.ts";

type Drawer = Has<"blobs" | "config" | "log">;

/** A process takes as much memory as one that reads a document: documents wait for each other. */
const oneAtATime = pLimit(1);

/** Whether a document has pages that can be drawn. */
export function hasDrawablePages({ extension }: StoredDocument): boolean {
  return extension === ".pdf";
}

/** Draws pages of a .pdf with their boxes marked, by page. Those that cannot be drawn, or not in time, are missing. */
export async function drawPages(
  app: Drawer,
  { id, blobKey }: StoredDocument,
  { pages, timeoutMs }: { pages: readonly PageToDraw[]; timeoutMs: number },
): Promise<ReadonlyMap<number, PageImage>> {
  const images = new Map<number, PageImage>();
  const report = (detail: string) => app.log.warn({ documentId: id, detail }, "page not drawn");
  try {
    await oneAtATime(async () => {
      for await (const drawn of readImages(app, blobKey, { pages, timeoutMs })) {
        if (drawn.type === "drawn") images.set(drawn.page, drawn);
        else report(drawn.detail);
      }
    });
  } catch (error) {
    if (!(error instanceof ExtractionError) && !(error instanceof BlobMissing)) throw error;
    report(error.message);
  }
  return images;
}

async function* readImages(
  app: Drawer,
  blobKey: string,
  { pages, timeoutMs }: { pages: readonly PageToDraw[]; timeoutMs: number },
) {
  const file = await app.blobs.openFile(blobKey);
  try {
    const { memoryMb } = app.config.extraction;
    yield* drawMarkedPages({ path: file.path, pages }, { memoryMb, timeoutMs });
  } finally {
    await file.release();
  }
}
