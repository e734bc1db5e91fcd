import type { PageImage, PageToDraw } from "@footnote/extraction/page-images/draw-marked-pages";
import type { ExportedConversation } from "./exported-conversation.rules.ts";

/** Pages that one export shows: with 100 to 500 kB each it stays below 10 MB. */
export const pagesMax = 20;

/** The pages of one document that a conversation cites, in the order of their first citation. */
export type CitedDocument = {
  readonly id: string;
  readonly name: string;
  readonly pages: (PageToDraw & { readonly notes: readonly number[] })[];
};

/** Why a page is not shown. */
export type LeftOutReason = "deleted" | "unreadable" | "too_many";

export type CitedPage = {
  readonly name: string;
  readonly page: number;
  /** The numbers of the notes that cite it. */
  readonly notes: readonly number[];
  readonly image: PageImage | LeftOutReason;
};

/** Lists the pages that a conversation cites by document, each page once with all of its cited places. */
export function listCitedDocuments({ turns }: ExportedConversation): CitedDocument[] {
  const documents = new Map<string, CitedDocument>();
  for (const { number, citation } of turns.flatMap(({ notes }) => [...notes.values()])) {
    const { filename: name, anchors, url } = citation.metadata;
    if (url !== undefined) continue;
    for (const anchor of anchors) {
      if (anchor.kind !== "page") continue;
      const id = citation.document_id;
      const document = documents.get(id) ?? { id, name, pages: [] };
      documents.set(id, document);
      const at = document.pages.findIndex(({ page }) => page === anchor.page);
      const known = document.pages[at] ?? { page: anchor.page, boxes: [], notes: [] };
      document.pages[at === -1 ? document.pages.length : at] = {
        page: anchor.page,
        boxes: joinBoxes(known.boxes, anchor.boxes),
        notes: [...new Set([...known.notes, number])],
      };
    }
  }
  return [...documents.values()];
}

/** Without boxes that are there already: the mark would get darker. */
function joinBoxes(known: PageToDraw["boxes"], further: PageToDraw["boxes"]): PageToDraw["boxes"] {
  const keys = new Set(known.map((box) => box.join()));
  return [...known, ...further.filter((box) => !keys.has(box.join()))];
}
