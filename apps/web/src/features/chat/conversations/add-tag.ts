import { conversationTagsMax } from "@footnote/contracts/chat/conversations";

/**
 * The tags with a typed one, unless it is among them or there is no room. A tag that the user has already keeps its
 * spelling, so that one word does not become two tags.
 */
export function addTag(
  tags: readonly string[],
  typed: string,
  known: readonly string[],
): readonly string[] {
  const clean = typed.replaceAll(/\s+/g, " ").trim();
  const same = (tag: string) => tag.toLowerCase() === clean.toLowerCase();
  if (clean === "" || tags.some(same) || tags.length >= conversationTagsMax) return tags;
  return [...tags, known.find(same) ?? clean];
}
