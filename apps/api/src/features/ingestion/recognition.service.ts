import type { RecognisedPagesStore } from "@footnote/extraction/extract";
import type { Has } from "../../platform/app.ts";
import {
  countAttemptsAnew,
  type DocumentLease,
  hasNewDocuments,
} from "../documents/states/document-states.service.ts";
import { findRecognisedPages, storeRecognisedPages } from "./recognised-pages.repo.ts";

/** An attempt recognises pages for this long before it makes way for documents that nobody has begun. */
const turnMs = 60_000;

/** The document makes way for others. Its next attempt goes on after the pages that are recognised. */
export class TurnOver extends Error {
  override readonly name = "TurnOver";
}

/**
 * Stores what is recognised on a document's pages, which takes seconds each: an attempt that follows an interruption
 * recognises only the rest. Saving throws TurnOver when the attempt has taken its time while new documents wait.
 */
export function openRecognisedPages(
  { db, config }: Has<"db" | "config">,
  lease: DocumentLease,
): RecognisedPagesStore {
  const { documentId, organizationId } = lease;
  const languages = config.extraction.ocrLanguages.join("+");
  const rangeOf = ({ from, to }: { from: number; to: number }) => ({
    documentId,
    languages,
    fromPage: from,
    toPage: to,
  });
  let turnEnd: number | undefined;
  return {
    find: (pages) => findRecognisedPages(db, rangeOf(pages)),
    async save(pages, blocks) {
      await storeRecognisedPages(db, organizationId, { ...rangeOf(pages), blocks });
      // An attempt that gets further is no failed one, even if its worker is killed later.
      await countAttemptsAnew(db, lease);
      turnEnd ??= Date.now() + turnMs;
      if (Date.now() >= turnEnd && (await hasNewDocuments(db))) throw new TurnOver();
    },
  };
}
