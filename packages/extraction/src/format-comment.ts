/** "Comment on B4 by Ada: Check this."; "" for an empty comment. `cell` and `author` may be "". */
export function formatComment(
  text: string,
  { author, cell = "" }: { author: string; cell?: string },
) {
  const words = text.replace(/\s+/g, " ").trim();
  const [on, by] = [cell && ` on ${cell}`, author && ` by ${author}`];
  return words && `Comment${on}${by}: ${words}`;
}
