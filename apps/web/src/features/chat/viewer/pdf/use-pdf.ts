import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useEffectEvent, useState } from "react";
import { openPdf, type PdfKind } from "./open-pdf.ts";

export type PageSize = { width: number; height: number };
export type Pdf = { pdf: PDFDocumentProxy; pages: number; firstSize: PageSize };

/** Returns the open document; null while it loads. Calls `onFailure` if it cannot be opened. */
export function usePdf(documentId: string, kind: PdfKind, onFailure: () => void): Pdf | null {
  const [opened, setOpened] = useState<Pdf | null>(null);
  // A caller may pass a new function with every render: that must not open the document again.
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    const { pdf, close } = openPdf(documentId, kind);
    let gone = false;
    async function open() {
      const document = await pdf;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (gone) return;
      setOpened({ pdf: document, pages: document.numPages, firstSize: { width, height } });
    }
    open().catch((error: unknown) => {
      if (gone) return;
      console.warn("The PDF could not be opened.", error);
      fail();
    });
    return () => {
      gone = true;
      // No page may be asked of a document that is closed.
      setOpened(null);
      close();
    };
  }, [documentId, kind]);

  return opened;
}
