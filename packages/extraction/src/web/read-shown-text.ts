import type { ExtractionEvent } from "../extraction-event.ts";
import type { PageDocument, PageElement } from "./page-document.ts";
import { hidesByAttribute, readElements } from "./read-elements.ts";
import { findHiddenByStyleSheets } from "./style-sheets.ts";

/** The tree of this many takes about 400 MB, within the sandbox's usual 512. */
export const elementsMax = 150_000;

/** Code, and what a browser puts the content of another file in place of. */
const skipped = new Set("head script style iframe object title desc metadata".split(" "));

/** All of a document's text, with what a browser does not show marked as hidden. */
export function* readShownText(document: PageDocument): Generator<ExtractionEvent> {
  const hiddenByStyle = findHiddenByStyleSheets(document);
  yield* readElements(document.documentElement, {
    skipped,
    isHidden: (element) =>
      isInactive(element) || hidesByAttribute(element) || hiddenByStyle.has(element),
  });
}

/** Content that a script may show, or that is shown where no scripts run. */
function isInactive(element: PageElement): boolean {
  const name = element.localName;
  return (
    name === "template" ||
    name === "noscript" ||
    (name === "dialog" && !element.hasAttribute("open"))
  );
}
