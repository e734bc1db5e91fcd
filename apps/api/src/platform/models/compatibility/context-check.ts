import { ContextExceeded } from "../models.ts";
import { openChatModel } from "../openai-chat.ts";
import { type Check, openAccess } from "./check.ts";

/** Passages, question and answer of the product need about 16,000 tokens; this many leave room for the answer. */
const promptTokens = 14_000;
const codeWord = "heron-4821";
const line = "The ferry leaves pier three when the tide allows, and the notice board says so. ";

/** A long prompt with a word at its beginning: some servers drop the beginning without an error. */
function longPrompt(): string {
  // About four letters a token, in every tokenizer's English.
  const filling = line.repeat(Math.ceil((promptTokens * 4) / line.length));
  return `The code word is ${codeWord}.\n\n${filling}\n\nWhat is the code word that the beginning of this text names? Reply with it alone.`;
}

export const contextCheck: Check = {
  name: "long_context",
  role: "chat",
  after: "chat",
  async run(tried) {
    const chat = openChatModel(openAccess(tried, 0));
    const messages = [{ role: "user" as const, content: longPrompt() }];
    try {
      const { content } = await chat.complete({ messages, maxTokens: 1_000 }, tried.signal);
      const read = content.includes(codeWord);
      return read
        ? { outcome: "works", detail: "read_whole" }
        : { outcome: "fails", detail: "truncated" };
    } catch (error) {
      // The product drops passages until the rest fits.
      if (!(error instanceof ContextExceeded)) throw error;
      return { outcome: "limited", detail: "context_exceeded", message: error.message };
    }
  },
};
