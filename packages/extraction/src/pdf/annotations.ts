import { formatComment } from "../format-comment.ts";
import { toBox } from "./to-box.ts";
import type { Block } from "../located-text.ts";
import type { Run } from "./run.ts";
import type { PageViewport, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

type Annotation = Readonly<Record<string, unknown>>;

/** Comments of one page beyond this number are left out. */
const mostComments = 1_000;
const mark = "\u2612";

/** Annotations that people write. Links and pictures have an alternative text, which is no comment. */
const commented =
  /^(?:Text|Highlight|Underline|Squiggly|StrikeOut|Line|Square|Circle|Polygon|PolyLine|Ink|Stamp|Caret|FileAttachment)$/;

/**
 * The annotations of a page: `fields` are form values and typewriter text, which read like the page's own text;
 * `comments` are notes about a location.
 */
export async function readAnnotations(
  page: PDFPageProxy,
  viewport: PageViewport,
): Promise<{ fields: Run[]; comments: Block[] }> {
  const all = (await page.getAnnotations().catch(() => [])) as Annotation[];
  const shown = all.filter(isShown);
  const comments = shown.flatMap((one) => formatAnnotation(one, page.pageNumber, viewport));
  return {
    fields: shown.flatMap((one) => readField(one, viewport)),
    comments: comments.slice(0, mostComments),
  };
}

/** The second flag hides an annotation, the sixth keeps it off the screen. */
function isShown({ annotationFlags: flags }: Annotation): boolean {
  return typeof flags !== "number" || (flags & 0b100010) === 0;
}

function readField(annotation: Annotation, viewport: PageViewport): Run[] {
  const text = fieldText(annotation);
  const rect = text === "" ? undefined : rectOf(annotation, viewport);
  if (rect === undefined) return [];
  const { top, bottom } = rect;
  const size = Math.max(4, Math.min(11, (bottom - top) * 0.8));
  const base = (top + bottom) / 2 + size * 0.3;
  return [{ ...rect, text, base, size, rtl: false, spaced: true }];
}

function fieldText(annotation: Annotation): string {
  const { subtype, fieldType, fieldValue } = annotation;
  if (subtype === "FreeText") return textOf(annotation["contentsObj"]);
  if (subtype !== "Widget") return "";
  if (fieldType === "Btn") return isTicked(annotation) ? mark : "";
  if (fieldType !== "Tx" && fieldType !== "Ch") return "";
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values
    .filter((value) => typeof value === "string")
    .join(", ")
    .trim();
}

/** A box has a value of its own, and the field has that value while the box is ticked. */
function isTicked({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: Annotation) {
  const own = checkBox === true ? exportValue : buttonValue;
  const isBox = checkBox === true || radioButton === true;
  return isBox && typeof own === "string" && own !== "Off" && fieldValue === own;
}

/** A comment as a block of its own. The state that somebody set for a comment ("Accepted") is no comment. */
function formatAnnotation(annotation: Annotation, page: number, viewport: PageViewport): Block[] {
  const { subtype, stateModel } = annotation;
  if (typeof subtype !== "string" || !commented.test(subtype) || stateModel) return [];
  const author = textOf(annotation["titleObj"]);
  const text = formatComment(textOf(annotation["contentsObj"]), { author });
  const rect = text === "" ? undefined : rectOf(annotation, viewport);
  if (rect === undefined) return [];
  const { width, height } = viewport;
  const { left, top, right, bottom } = rect;
  const box = toBox([left / width, top / height, right / width, bottom / height]);
  const anchor = { kind: "page" as const, page, boxes: [box] };
  return [{ kind: "paragraph", text, anchor, annotation: true }];
}

function textOf(value: unknown): string {
  const { str } = (value ?? {}) as { str?: unknown };
  return typeof str === "string" ? str.trim() : "";
}

/** Points from the top left corner of the displayed page. */
function rectOf({ rect }: Annotation, viewport: PageViewport) {
  if (!Array.isArray(rect)) return undefined;
  const [left = 0, low = 0, right = 0, high = 0] = rect as number[];
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, low) as number[];
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, high) as number[];
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top, bottom };
}
