import { ExtractionError } from "../located-text.ts";
import {
  openDocument,
  type PageDocument,
  type PageElement,
  extractArticle,
} from "./page-document.ts";
import { readHtml } from "./read-html.ts";
import { readElements } from "./read-elements.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";

/** Elements of a page. Hostile markup nests and repeats; real pages have far fewer. */
const elementsMax = 60_000;

/**
 * A page of the web: its article without navigation, advertisements and what is hidden; all of its text where it is
 * no article. Blocks are numbered from 1 as paragraphs.
 */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const document = openDocument(await readHtml(file.path));
  if (document.querySelectorAll("*").length > elementsMax) {
    throw new ExtractionError("too_large_unpacked", "elements");
  }
  const title = document.querySelector("title")?.textContent?.replace(/\s+/g, " ").trim();
  yield* readElements(findText(document));
  yield { type: "done", title: title === "" ? null : (title ?? null), pages: null };
}

function findText(document: PageDocument): PageElement {
  const unread = document.querySelectorAll("script, style, template, noscript, svg, iframe");
  for (const element of unread) element.remove();
  const whole = document.cloneNode(true);
  return extractArticle(document) ?? whole.documentElement;
}
