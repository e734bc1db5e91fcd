import { wordVector } from "../model-emulator.ts";
import type { AskedBody } from "./asked.ts";

/** What a model writes: text, and calls of the tools that it was offered. */
export type Written = {
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly arguments: object }[];
};

/** What it writes where there is nothing to find. */
export const plainText = "One, two, three, four, five and so on to twenty.";

/** The model of every emulated server. It reads the conversation, so that what a server drops is missed in its answer. */
export function writeReply({ messages, tools, tool_choice: choice }: AskedBody): Written {
  const last = messages.at(-1);
  const text = last?.content ?? "";
  if (last?.role === "tool") return { text: `The notices say: ${text}`, calls: [] };
  const [offered] = tools;
  const forced = typeof choice === "object" || choice === "required";
  if (offered && (forced || text.includes("Search the notices"))) {
    const name = offered.function.name;
    const queries = text.includes("Provoked: two calls") ? ["hours", "tides"] : ["opening hours"];
    return { text: "", calls: queries.map((query) => ({ name, arguments: { query } })) };
  }
  if (text.includes("code word")) {
    const word = /code word is ([\w-]+)\./.exec(text)?.[1];
    return { text: word ?? "The text names none.", calls: [] };
  }
  return { text: plainText, calls: [] };
}

/** About four letters each, as a provider counts them. */
export function countTokens(body: AskedBody): number {
  const letters = body.messages.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
  return Math.ceil(letters / 4);
}

export const embedText = wordVector;
