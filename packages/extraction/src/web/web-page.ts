import { openPage, readTitle, extractArticle } from "./page-document.ts";
import { hidesByAttribute, readElements } from "./read-elements.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";
import type { PageDocument, PageElement } from "./page-document.ts";

/** Elements of a page. Hostile markup nests and repeats; real pages have far fewer. */
const elementsMax = 60_000;

const skipped = new Set(
  "head script style template noscript svg iframe select button textarea nav dialog".split(" "),
);

/** A fetched page of the web: its article without navigation and advertisements; all of its text without an article. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const document = await openPage(file.path, elementsMax);
  const title = readTitle(document);
  yield* readElements(findText(document), { skipped, isHidden: hidesByAttribute });
  yield { type: "done", title, pages: null };
}

function findText(document: PageDocument): PageElement {
  const unread = document.querySelectorAll("script, style, template, noscript, svg, iframe");
  for (const element of unread) element.remove();
  const whole = document.cloneNode(true);
  return extractArticle(document) ?? whole.documentElement;
}
