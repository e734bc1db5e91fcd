import { isProbablyReaderable, Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";

// What of a document is used here. The browser's own types would come with all of its globals, into code that runs
// where there are none.
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

export function openDocument(html: string): PageDocument {
  // The parser takes the first element for the document where the page leaves its frame out.
  const framed = /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
  const opened: unknown = parseHTML(framed);
  return (opened as { document: PageDocument }).document;
}

/** The page's article; undefined where it has none. Takes the document apart. */
export function extractArticle(document: PageDocument): PageElement | undefined {
  if (!isProbablyReaderable(document)) return undefined;
  const reader = new Readability<PageElement>(document, {
    serializer: (node: unknown) => node as PageElement,
  });
  return reader.parse()?.content ?? undefined;
}
