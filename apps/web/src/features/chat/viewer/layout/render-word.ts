import { parseAsync, renderDocument } from "docx-preview";
import { type CitedWords, locateCited, splitRanges } from "./locate-cited.ts";

/** The pages of a Word document, and the style sheets they need. */
export type WordPages = { body: DocumentFragment; styles: string };

/**
 * Lays out a Word document. Nothing of it runs or is fetched: embedded pages, scripts and event handlers are removed,
 * pictures come from the file only, and links lead to web sites and mail addresses only.
 */
export async function renderWord(file: Blob): Promise<WordPages> {
  const options = {
    inWrapper: true,
    ignoreFonts: true,
    renderAltChunks: false,
    renderComments: false,
    // Pictures as addresses of their own bytes: nothing has to be released when the page is left.
    useBase64URL: true,
  };
  const nodes = await renderDocument(await parseAsync(file, options), options);
  const body = document.createDocumentFragment();
  const styles: string[] = [];
  for (const node of nodes) {
    if (node instanceof HTMLStyleElement) styles.push(node.textContent);
    else body.append(node);
  }
  removeActiveContent(body);
  return { body, styles: styles.join("\n") };
}

const active =
  "script, iframe, object, embed, link, style, base, meta, form, audio, video, foreignObject";
const addresses = new Set(["href", "xlink:href", "src", "srcset", "action", "formaction", "data"]);

export function removeActiveContent(root: ParentNode): void {
  for (const element of root.querySelectorAll(active)) element.remove();
  for (const element of root.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? "";
      const isForbidden = addresses.has(name) && !isAllowed(element, value);
      if (name.startsWith("on") || isForbidden) element.removeAttribute(name);
    }
    if (element.matches("a[href]")) {
      element.setAttribute("target", "_blank");
      element.setAttribute("rel", "noopener noreferrer nofollow");
    }
  }
}

function isAllowed(element: Element, value: string): boolean {
  if (element.localName === "a") return /^(?:https?|mailto):/i.test(value);
  return /^(?:data:image\/|blob:)/i.test(value);
}

/** Marks what is cited in the text of the pages; false if they do not have it. */
export function markCited(root: ParentNode & Node, words: CitedWords): boolean {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const pieces = texts.map(({ data }) => data);
  const covered = splitRanges(pieces, locateCited(pieces.join(""), words));
  for (const [at, parts] of covered) {
    // From the last one on: splitting leaves the positions before it as they are.
    for (const { start, end } of parts.toReversed()) wrap(texts[at], start, end);
  }
  return covered.size > 0;
}

function wrap(text: Text | undefined, start: number, end: number): void {
  if (!text) return;
  const part = text.splitText(start);
  part.splitText(end - start);
  const mark = document.createElement("mark");
  mark.dataset["sentence"] = "true";
  part.replaceWith(mark);
  mark.append(part);
}

/** Removes the marks again. */
export function unmark(root: ParentNode): void {
  for (const mark of root.querySelectorAll("mark[data-sentence]")) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}
