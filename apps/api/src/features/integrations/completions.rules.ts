import type { Citation } from "@footnote/contracts/chat/citations";
import { chatModels } from "@footnote/contracts/integrations";
import type { TokenUsage } from "../../platform/models/models.ts";
import type { AnswerSources, QuestionInContext } from "../agent/prepared-answer.rules.ts";
import type { Statement } from "./statements.rules.ts";
import { type Annotation, withoutSources } from "./source-links.rules.ts";

type Message = { readonly role: string; readonly content: string };
export type Completion = { readonly id: string; readonly model: string; readonly created: number };
/** An answer in the form of completions: `content` as it is sent, with or without its list of sources. */
export type CompletionAnswer = {
  readonly content: string;
  readonly citations: readonly Citation[];
  readonly annotations: readonly Annotation[];
  readonly outcome: string;
  readonly statements: readonly Statement[];
  readonly tokens: TokenUsage;
};

/** Parses the messages: the last one is the question, the user and assistant messages before it are its history. */
export function parseMessages(
  messages: readonly Message[],
  model: keyof typeof chatModels,
): QuestionInContext & Pick<AnswerSources, "tools"> {
  const history = messages.slice(0, -1).flatMap(({ role, content }) => {
    const isTurn = role === "user" || role === "assistant";
    const said = role === "assistant" ? withoutSources(content) : content;
    return isTurn && said.trim() !== "" ? [{ role, content: said } as const] : [];
  });
  return { text: messages.at(-1)?.content ?? "", history, tools: [chatModels[model]] };
}

/** Formats a whole completion. Its usage is that of the server's model; zero if sentences were quoted. */
export function formatCompletion(about: Completion, answer: CompletionAnswer) {
  const { content, annotations } = answer;
  const message = { role: "assistant", content, refusal: null, annotations };
  return {
    ...headOf(about, "chat.completion"),
    choices: [{ index: 0, message, logprobs: null, finish_reason: "stop" }],
    usage: usageOf(answer),
    citations: answer.citations,
    outcome: answer.outcome,
    statements: answer.statements,
  };
}

/** Formats a completion as chunks of a stream, with the sources in the last one, followed by the usage if requested. */
export function formatChunks(
  about: Completion,
  answer: CompletionAnswer,
  withUsage: boolean,
): unknown[] {
  const head = headOf(about, "chat.completion.chunk");
  const usage = withUsage ? { usage: null } : {};
  const chunk = (delta: object, end: string | null, more: object = {}) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: end }],
    ...usage,
    ...more,
  });
  const paragraphs = answer.content.split(/(?<=\n\n)/);
  const { annotations, citations, outcome, statements } = answer;
  return [
    chunk({ role: "assistant", content: "" }, null),
    ...paragraphs.map((text) => chunk({ content: text }, null)),
    chunk(annotations.length > 0 ? { annotations } : {}, "stop", {
      citations,
      outcome,
      statements,
    }),
    ...(withUsage ? [{ ...head, choices: [], usage: usageOf(answer) }] : []),
  ];
}

function usageOf({ tokens: { input, output } }: CompletionAnswer) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function headOf({ id, model, created }: Completion, object: string) {
  return { id, object, created, model };
}
