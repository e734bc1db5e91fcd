import { chatModels } from "@footnote/contracts/programs";
import type { Citation } from "@footnote/contracts/chat";
import type { ProgramQuestion } from "../chat/question-asked.rules.ts";

type Message = { readonly role: string; readonly content: string };
export type Completion = { readonly id: string; readonly model: string; readonly created: number };
type Told = {
  readonly content: string;
  readonly citations: readonly Citation[];
  readonly outcome: string;
};

/** The last message is the question, those of people and assistants before it what it may refer to. */
export function readMessages(
  messages: readonly Message[],
  model: keyof typeof chatModels,
): Omit<ProgramQuestion, "folders"> {
  const history = messages.slice(0, -1).flatMap(({ role, content }) => {
    const spoken = role === "user" || role === "assistant";
    return spoken && content.trim() !== "" ? [{ role, content } as const] : [];
  });
  return { text: messages.at(-1)?.content ?? "", history, tools: [chatModels[model]] };
}

/** An answer as it stands in a window that shows text only: its sources below it. */
export function withSources({ content, citations }: Told): string {
  if (citations.length === 0) return content;
  const lines = citations.map(({ id, payload }) => {
    const { filename, url } = payload.metadata;
    return `[${id}] ${url === undefined ? filename : `${filename}, ${url}`}`;
  });
  return `${content}\n\nSources:\n${lines.join("\n")}`;
}

/** A whole completion. The tokens a model took are the server's affair and told as none. */
export function writeCompletion(about: Completion, told: Told, content: string) {
  return {
    ...headOf(about, "chat.completion"),
    choices: [
      { index: 0, message: { role: "assistant", content }, logprobs: null, finish_reason: "stop" },
    ],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    citations: told.citations,
    outcome: told.outcome,
  };
}

/** The same as the chunks of a stream, the sources with the last. */
export function writeChunks(about: Completion, told: Told, content: string): unknown[] {
  const head = headOf(about, "chat.completion.chunk");
  const chunk = (delta: object, end: string | null, more: object = {}) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: end }],
    ...more,
  });
  const paragraphs = content.split(/(?<=\n\n)/);
  return [
    chunk({ role: "assistant", content: "" }, null),
    ...paragraphs.map((text) => chunk({ content: text }, null)),
    chunk({}, "stop", { citations: told.citations, outcome: told.outcome }),
  ];
}

function headOf({ id, model, created }: Completion, object: string) {
  return { id, object, created, model };
}
