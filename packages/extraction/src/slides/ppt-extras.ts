import { formatComment } from "../format-comment.ts";
import { childrenOf, findAll, type Record, recordType } from "./records.ts";
import type { Anchor, Block } from "../located-text.ts";

/** Slides have headers and footers of one number, notes of another. */
const ofSlides = 3;
const [hasFooter, footerText] = [0x20, 2];
const hiddenFlag = 0x04;
const [authorText, commentText] = [0, 1];

/** Whether the slide is passed over when the presentation is shown. */
export function isHiddenSlide(slide: Record): boolean {
  const atom = [...childrenOf(slide)].find(({ type }) => type === recordType.slideShowAtom);
  return ((atom?.body[10] ?? 0) & hiddenFlag) !== 0;
}

/** What is said about a slide, beside its text; newer editions of the program keep it in data of their own. */
export function readOldComments(slide: Record, anchor: Anchor): Block[] {
  const comments = [...findAll(slide, recordType.taggedData)].flatMap((data) =>
    [...childrenOf(data)].filter(({ type }) => type === recordType.comment),
  );
  return comments.flatMap((comment): Block[] => {
    const author = stringIn(comment, authorText);
    const text = formatComment(stringIn(comment, commentText), { author });
    return text === "" ? [] : [{ kind: "paragraph", text, anchor, annotation: true }];
  });
}

/** What stands at the foot of all slides. */
export function readOldFooter(document: Record): Block[] {
  const all = [...findAll(document, recordType.headersFooters)];
  const its = all.find(({ instance }) => instance === ofSlides);
  const atom =
    its && [...childrenOf(its)].find(({ type }) => type === recordType.headersFootersAtom);
  const isShown = ((atom?.body[2] ?? 0) & hasFooter) !== 0;
  const text = its === undefined || !isShown ? "" : stringIn(its, footerText);
  return text === ""
    ? []
    : [{ kind: "paragraph", text, anchor: { kind: "footer" }, annotation: true }];
}

function stringIn(container: Record, instance: number): string {
  const found = [...childrenOf(container)].find(
    (record) => record.type === recordType.string && record.instance === instance,
  );
  return (found?.body.toString("utf16le") ?? "").replace(/\s+/g, " ").trim();
}
