import type { ChatMessage } from "../../platform/models/models.ts";

/** Replaces the passages that were removed. */
const notice = "(More was found than can be shown.)";

/**
 * Removes the second, less relevant half of the fenced passages from the messages, and all but the last two earlier turns
 * of the conversation. Returns false if there is only one passage.
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
    const trimmed = content.trimEnd().endsWith(notice)
      ? content
      : `${content.trimEnd()}\n${notice}`;
    if (dropped) messages[at] = { ...message, content: trimmed };
  }
  const question = messages.findLastIndex(({ role }) => role === "user");
  messages.splice(1, Math.max(question - 3, 0));
  return true;
}
