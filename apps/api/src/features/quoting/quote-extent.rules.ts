/** A word at the beginning that stands for something said before. */
export const refersBack =
  /^(he|she|it|they|his|her|its|their|this|that|these|those|such|there|however|er|sie|es|dies\p{L}*|il|elle|ils|elles|él|ella|он|она|они|оно|это|他|她|它|这|该)(?=[\s,']|\p{sc=Han})/iu;

/** How an item of a list begins. */
export const item = /^\s*(?:[-*•·‣–]|\(?\p{N}{1,3}[.)]|\(?\p{L}[.)])\s/u;
const itemsMax = 8;
const headingWords = 8;

/** A sentence with the one before that it leans on, and what it only announces. */
export function withContext(sentences: readonly string[], index: number): string[] {
  return [...withOpening(sentences, index), ...announced(sentences, index)];
}

/** A sentence that leans on the one before it ("It was ...") is quoted together with that one. */
function withOpening(sentences: readonly string[], index: number): string[] {
  const sentence = sentences[index] ?? "";
  const before = sentences[index - 1];
  return before !== undefined && refersBack.test(sentence) ? [before, sentence] : [sentence];
}

/** What a sentence only announces: the list after its colon, the first sentence below a heading. */
function announced(sentences: readonly string[], index: number): string[] {
  const sentence = sentences[index] ?? "";
  const after = sentences.slice(index + 1);
  const listed = after.findIndex((one) => !item.test(one));
  const items = after.slice(0, Math.min(listed < 0 ? after.length : listed, itemsMax));
  if (/[:：]$/u.test(sentence)) return items.length > 0 ? items : after.slice(0, 1);
  const heading =
    !/[\p{P}\p{S}]\s*$|\p{N}|[;|]/u.test(sentence) && sentence.split(" ").length <= headingWords;
  return heading ? after.slice(0, 1) : [];
}
