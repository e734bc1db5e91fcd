import type { ChatMessage } from "../../platform/models/models.ts";
import { estimateTokens } from "./usage.rules.ts";
import type { Reply } from "./reply.rules.ts";
import { presentUnchecked } from "../citations/presentation.rules.ts";
import { notesPrompt } from "./prompts.rules.ts";
import type { ModelConversation } from "./model-conversation.service.ts";
import type { ModelWork } from "./completion.service.ts";
import type { ReadFile } from "../quoting/document-reader.service.ts";
import { streamCompletion } from "./completion.service.ts";

/** Characters of passages that the model reads at once. */
const partLength = 24_000;
const temperature = 0.1;
/** Tokens reserved for writing the answer from the notes and for verifying it. */
const reserve = 12_000;

/**
 * Answers a question about whole files. The model reads them at once if they fit, or else part by part, taking notes, as
 * far as the token budget allows.
 */
export async function answerFromFiles(
  work: ModelWork,
  conversation: ModelConversation,
  files: readonly ReadFile[],
): Promise<Reply> {
  const parts = conversation.showWhole(
    files.flatMap(({ passages }) => passages),
    // Four letters are about a token; half of the context is left for the rest of the prompt and the reply.
    Math.min(partLength, (work.model.contextTokens ?? Infinity) * 2),
  );
  const { material, complete } =
    parts.length === 1
      ? { material: parts[0] ?? "", complete: true }
      : await takeNotes(work, conversation, parts);
  const names = files.map(({ name }) => name).join(", ");
  const unread = !complete || files.some((file) => !file.complete);
  const notice = unread ? "\n\nNot all of it could be read: begin with PARTLY and say so." : "";
  const content = `${conversation.asked.question}\n\nThis is what ${names} says:\n\n${material}${notice}`;
  const messages = [...conversation.messages.slice(0, -1), { role: "user" as const, content }];
  const reply = await streamCompletion(work, conversation, { messages });
  work.report.showText(() => presentUnchecked(reply.content, conversation.shown));
  return reply;
}

async function takeNotes(
  work: ModelWork,
  conversation: ModelConversation,
  parts: readonly string[],
): Promise<{ material: string; complete: boolean }> {
  const notes: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (work.budget.remaining() < reserve + estimateTokens(part)) {
      return { material: notes.join("\n"), complete: false };
    }
    const messages: ChatMessage[] = [
      ...conversation.messages.slice(0, 1),
      { role: "user", content: notesPrompt(conversation.asked.question, part) },
    ];
    const query = `${at + 1} / ${parts.length}`;
    const reply = await work.report.step({ kind: "read", query }, () =>
      work.model.complete({ messages, temperature }, work.signal),
    );
    notes.push(reply.content);
  }
  return { material: notes.join("\n"), complete: true };
}
