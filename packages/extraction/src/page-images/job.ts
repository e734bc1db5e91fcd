import type { Box } from "@footnote/contracts/anchors";
import { z } from "zod";

/** A page of a .pdf, from 1, and the boxes to mark on it. */
export type PageToDraw = { readonly page: number; readonly boxes: readonly Box[] };

/** The input of the process that draws pages: one line of JSON. */
export type PageImagesJob = { readonly path: string; readonly pages: readonly PageToDraw[] };

/** Its output, a line of JSON for each page. */
export const pageImage = z.discriminatedUnion("type", [
  /** A JPEG in base64; its size is in pixels. */
  z.object({
    type: z.literal("drawn"),
    page: z.int(),
    jpeg: z.base64(),
    width: z.int(),
    height: z.int(),
  }),
  /** A page that is not there or cannot be drawn. */
  z.object({ type: z.literal("failed"), page: z.int(), detail: z.string() }),
]);
