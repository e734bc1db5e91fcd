import type { Citation } from "@footnote/contracts/chat/chat";
import { chatModels } from "@footnote/contracts/integrations";
import type { TokenUsage } from "../../platform/models/models.ts";
import type { AnswerSources, QuestionInContext } from "../agent/prepared-answer.rules.ts";
import { type Annotation, withoutSources } from "./source-links.rules.ts";

type Message = { readonly role: string; readonly content: string };
export type Completion = { readonly id: string; readonly model: string; readonly created: number };
/** What is told of an answer: `content` as it is sent, with or without its list of sources. */
export type Told = {
  readonly content: string;
  readonly citations: readonly Citation[];
  readonly annotations: readonly Annotation[];
  readonly outcome: string;
  readonly tokens: TokenUsage;
};

/** The last message is the question, those of people and assistants before it what it may refer to. */
export function readMessages(
  messages: readonly Message[],
  model: keyof typeof chatModels,
): QuestionInContext & Pick<AnswerSources, "tools"> {
  const history = messages.slice(0, -1).flatMap(({ role, content }) => {
    const spoken = role === "user" || role === "assistant";
    const said = role === "assistant" ? withoutSources(content) : content;
    return spoken && said.trim() !== "" ? [{ role, content: said } as const] : [];
  });
  return { text: messages.at(-1)?.content ?? "", history, tools: [chatModels[model]] };
}

/** A whole completion. Its tokens are those that a model of the server took; none where sentences were quoted. */
export function writeCompletion(about: Completion, told: Told) {
  const { content, annotations } = told;
  const message = { role: "assistant", content, refusal: null, annotations };
  return {
    ...headOf(about, "chat.completion"),
    choices: [{ index: 0, message, logprobs: null, finish_reason: "stop" }],
    usage: usageOf(told),
    citations: told.citations,
    outcome: told.outcome,
  };
}

/** The same as the chunks of a stream, the sources with the last of the text, and the usage behind it if asked for. */
export function writeChunks(about: Completion, told: Told, withUsage: boolean): unknown[] {
  const head = headOf(about, "chat.completion.chunk");
  const usage = withUsage ? { usage: null } : {};
  const chunk = (delta: object, end: string | null, more: object = {}) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: end }],
    ...usage,
    ...more,
  });
  const paragraphs = told.content.split(/(?<=\n\n)/);
  const { annotations, citations, outcome } = told;
  return [
    chunk({ role: "assistant", content: "" }, null),
    ...paragraphs.map((text) => chunk({ content: text }, null)),
    chunk(annotations.length > 0 ? { annotations } : {}, "stop", { citations, outcome }),
    ...(withUsage ? [{ ...head, choices: [], usage: usageOf(told) }] : []),
  ];
}

function usageOf({ tokens: { input, output } }: Told) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function headOf({ id, model, created }: Completion, object: string) {
  return { id, object, created, model };
}
