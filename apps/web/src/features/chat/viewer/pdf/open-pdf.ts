import { getDocument, GlobalWorkerOptions, version } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- the address of a file, which the build makes
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { getFileContent, getFileLayout } from "@footnote/contracts/document-content";
import { apiBasePath, fillPath } from "@footnote/contracts/endpoint";
import { readToken } from "../../../../shared/http/session-token.ts";

const assets = `/assets/pdfjs-${version}/`;

/** The largest image to decode: a small file may contain an image that takes gigabytes of memory. */
const largestPicture = 64 * 1024 * 1024;

/** The file itself, or what the server has made of it, which it sends only as a whole. */
export type PdfKind = "file" | "layout";

export type OpenedPdf = { pdf: Promise<PDFDocumentProxy>; close: () => void };

/**
 * Opens a document through range requests with the session's header. All resources for rendering come from this server;
 * scripts in the file are disabled, and no code is generated at run time.
 */
export function openPdf(documentId: string, kind: PdfKind): OpenedPdf {
  const { path } = kind === "file" ? getFileContent : getFileLayout;
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    url: new URL(apiBasePath + fillPath(path, { id: documentId }), location.href),
    httpHeaders: { Authorization: `Token ${readToken() ?? ""}` },
    rangeChunkSize: 256 * 1024,
    disableRange: kind === "layout",
    disableAutoFetch: true,
    disableStream: kind === "file",
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    iccUrl: `${assets}iccs/`,
    wasmUrl: `${assets}wasm/`,
    useWasm: false,
    useSystemFonts: false,
    maxImageSize: largestPicture,
    enableXfa: false,
    verbosity: 0,
  });
  return { pdf: task.promise, close: () => void task.destroy() };
}
