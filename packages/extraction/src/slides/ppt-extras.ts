import { formatComment } from "../format-comment.ts";
import { childrenOf, findAll, type Record, recordType } from "./records.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";

/** The instance number of the headers and footers of slides; those of notes have another one. */
const ofSlides = 3;
const [hasFooter, footerText] = [0x20, 2];
const hiddenFlag = 0x04;
const [authorText, commentText] = [0, 1];

/** Whether the slide is skipped when the presentation is shown. */
export function isHiddenSlide(slide: Record): boolean {
  const atom = [...childrenOf(slide)].find(({ type }) => type === recordType.slideShowAtom);
  return ((atom?.body[10] ?? 0) & hiddenFlag) !== 0;
}

/** The comments on a slide as blocks of their own. Newer editions of the program store them in tagged data. */
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

/** The footer of all slides. */
export function readOldFooter(document: Record): Block[] {
  const all = [...findAll(document, recordType.headersFooters)];
  const ofAllSlides = all.find(({ instance }) => instance === ofSlides);
  const atom =
    ofAllSlides &&
    [...childrenOf(ofAllSlides)].find(({ type }) => type === recordType.headersFootersAtom);
  const isShown = ((atom?.body[2] ?? 0) & hasFooter) !== 0;
  const text = ofAllSlides === undefined || !isShown ? "" : stringIn(ofAllSlides, footerText);
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
