import { isProbablyReaderable, Readability } from "@mozilla/readability";
import { Parser } from "htmlparser2";
import { parseHTML } from "linkedom";
import { ExtractionError } from "../located-text.ts";
import { readHtml } from "./read-html.ts";

// The part of the DOM that is used here. The browser's own types would declare all of its globals.
export type PageNode = { readonly nodeType: number; readonly textContent: string | null };

export type PageElement = PageNode & {
  readonly localName: string;
  readonly childNodes: Iterable<PageNode>;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  remove(): void;
};

export type PageDocument = {
  readonly documentElement: PageElement;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): { readonly length: number } & Iterable<PageElement>;
  cloneNode(deep: true): PageDocument;
};

/** Elements within each other. A page whose author closes nothing nests by the hundred; more is made to overflow. */
const depthMax = 2_000;

/** The elements of a page. Throws "too_large_unpacked" when there are more than this, and "corrupt" when they are nested too deep. */
export async function openPage(path: string, elementsMax: number): Promise<PageDocument> {
  return openHtml(await readHtml(path), elementsMax);
}

/** The same for markup that is decoded. */
export function openHtml(html: string, elementsMax: number): PageDocument {
  requireBuildable(html, elementsMax);
  return openDocument(html);
}

/** Counts before a tree is built: that of a megabyte of nested elements takes half a minute. */
function requireBuildable(html: string, elementsMax: number): void {
  let elements = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname() {
      if (++elements > elementsMax) throw new ExtractionError("too_large_unpacked", "elements");
      if (++depth > depthMax) throw new ExtractionError("corrupt", "elements nested too deep");
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
}

export function readTitle(document: PageDocument): string | null {
  const title = document.querySelector("title")?.textContent ?? "";
  return title.replace(/\s+/g, " ").trim() || null;
}

function openDocument(html: string): PageDocument {
  // Without an html element the parser would take the first element for the document.
  const framed = /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
  const opened: unknown = parseHTML(framed);
  return (opened as { document: PageDocument }).document;
}

/** The page's article; undefined where it has none. Modifies the document. */
export function extractArticle(document: PageDocument): PageElement | undefined {
  if (!isProbablyReaderable(document)) return undefined;
  const reader = new Readability<PageElement>(document, {
    serializer: (node: unknown) => node as PageElement,
  });
  return reader.parse()?.content ?? undefined;
}
