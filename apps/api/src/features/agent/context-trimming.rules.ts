import type { ChatMessage } from "../../platform/models/models.ts";

/** What stands in the place of passages that were taken out. */
const left = "(More was found than can be shown.)";

/**
 * Takes the second half of the passages between these fences out of the messages, where the better ones come first; of the
 * earlier turns of the conversation the last two stay. Says whether there was more than one passage.
 */
export function trimPassages(fence: string, messages: ChatMessage[]): boolean {
  const block = new RegExp(`<${fence} n="\\d+"[\\s\\S]*?</${fence}>`, "g");
  const count = messages.reduce((sum, { content }) => sum + (content.match(block)?.length ?? 0), 0);
  if (count < 2) return false;
  let seen = 0;
  for (const [at, message] of messages.entries()) {
    let dropped = false;
    const content = message.content.replace(block, (passage) => {
      seen += 1;
      if (seen <= count / 2) return passage;
      dropped = true;
      return "";
    });
    const told = content.trimEnd().endsWith(left) ? content : `${content.trimEnd()}\n${left}`;
    if (dropped) messages[at] = { ...message, content: told };
  }
  const question = messages.findLastIndex(({ role }) => role === "user");
  messages.splice(1, Math.max(question - 3, 0));
  return true;
}
