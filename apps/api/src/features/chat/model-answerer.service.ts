import { z } from "zod";
import type { ChatMessage, ChatModel, ToolCall } from "../../platform/models/models.ts";
import { type Answer, type Answerer, answerNotFound, type Passage } from "./answer.rules.ts";
import { dropMarkers, issueCitations } from "./citations.rules.ts";
import { dropImages } from "./markdown.rules.ts";
import {
  answeringPrompt,
  citeAgainPrompt,
  condensingPrompt,
  outcomeLabels,
  recentTurns,
  searchTool,
  writeConversation,
  writePassages,
} from "./prompts.rules.ts";

/** Searches a model may ask for after the first, which is always made. */
const searchesMax = 4;
/** Characters of passages shown to the model for one answer. */
const passageBudget = 40_000;
const longestQuery = 500;
const temperature = 0.1;

type Asked = Parameters<Answerer>[0];
type Reading = {
  readonly asked: Asked;
  /** What the model was shown: passage n stands at n - 1. */
  readonly shown: Passage[];
  readonly messages: ChatMessage[];
};

/** Answers through a chat model that sees found passages and may search again. */
export function openModelAnswerer(model: ChatModel): Answerer {
  return async (asked, signal) => {
    const standalone = await condense(model, asked, signal);
    const reading: Reading = {
      asked,
      shown: [],
      messages: [
        { role: "system", content: answeringPrompt },
        ...recentTurns(asked.history),
        { role: "user", content: asked.question },
      ],
    };
    // The first search is not the model's to decide: with Search Docs on, documents are always read.
    const first = {
      id: "search_0",
      name: searchTool.name,
      arguments: JSON.stringify({ query: standalone }),
    };
    reading.messages.push({ role: "assistant", content: "", toolCalls: [first] });
    reading.messages.push(await answerCall(reading, first));
    const written = await converse(model, reading, signal);
    return await settle(model, reading, { written, signal });
  };
}

async function condense(model: ChatModel, asked: Asked, signal: AbortSignal): Promise<string> {
  if (asked.history.length === 0) return asked.question;
  const content = writeConversation(recentTurns(asked.history), asked.question);
  const reply = await model.complete(
    {
      messages: [
        { role: "system", content: condensingPrompt },
        { role: "user", content },
      ],
      temperature,
    },
    signal,
  );
  return reply.content.slice(0, longestQuery) || asked.question;
}

/** Lets the model search until it answers or has searched enough; then it must answer. */
async function converse(model: ChatModel, reading: Reading, signal: AbortSignal): Promise<string> {
  let left = searchesMax;
  for (;;) {
    const tools = left > 0 ? { tools: [searchTool] } : {};
    const reply = await model.complete(
      { messages: reading.messages, ...tools, temperature },
      signal,
    );
    const calls = reply.toolCalls.slice(0, left);
    if (calls.length === 0) return reply.content;
    left -= calls.length;
    reading.messages.push({ role: "assistant", content: reply.content, toolCalls: calls });
    for (const call of calls) reading.messages.push(await answerCall(reading, call));
  }
}

const searchArguments = z.object({ query: z.string().trim().min(1) });

async function answerCall(reading: Reading, call: ToolCall): Promise<ChatMessage> {
  const answer = (content: string): ChatMessage => ({ role: "tool", toolCallId: call.id, content });
  if (call.name !== searchTool.name) return answer(`There is no tool ${call.name.slice(0, 64)}.`);
  const args = parseArguments(call.arguments);
  if (!args) return answer('The arguments cannot be read. Pass {"query": "..."}.');
  const found = await reading.asked.search(args.query.slice(0, longestQuery));
  return answer(writePassages(show(reading.shown, found)));
}

function parseArguments(text: string): z.infer<typeof searchArguments> | undefined {
  try {
    return searchArguments.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Numbers the passages that are new, as far as the budget goes. */
function show(shown: Passage[], found: readonly Passage[]): { number: number; passage: Passage }[] {
  const added: { number: number; passage: Passage }[] = [];
  let spent = shown.reduce((sum, { text }) => sum + text.length, 0);
  for (const passage of found) {
    if (shown.some(({ chunkId }) => chunkId === passage.chunkId)) continue;
    spent += passage.text.length;
    if (spent > passageBudget) break;
    shown.push(passage);
    added.push({ number: shown.length, passage });
  }
  return added;
}

/**
 * What the model wrote, with issued citations. An answer without any is asked for once more; what then still names no
 * passage is passed on as partly answered, since nothing shows where it comes from. Without passages there is nothing
 * to answer from, whatever the model says.
 */
async function settle(
  model: ChatModel,
  reading: Reading,
  { written, signal }: { written: string; signal: AbortSignal },
): Promise<Answer> {
  if (reading.shown.length === 0) return answerNotFound(model.name);
  const first = readAnswer(model.name, reading, written);
  if (first.outcome === "not_found" || first.citations.length > 0) return first;
  const messages: ChatMessage[] = [
    ...reading.messages,
    { role: "assistant", content: written },
    { role: "user", content: citeAgainPrompt },
  ];
  const again = await model.complete({ messages, temperature }, signal);
  return readAnswer(model.name, reading, again.content || written);
}

function readAnswer(model: string, reading: Reading, written: string): Answer {
  const label = /^[\s*_`"]*(NOT_FOUND|PARTLY)\b[\s*_`"]*[:.]?\s*/.exec(written);
  const text = dropImages(written.slice(label?.[0].length ?? 0));
  if (label?.[1] === outcomeLabels.notFound) {
    const own = dropMarkers(text);
    return own ? { ...answerNotFound(model), content: own } : answerNotFound(model);
  }
  const { content, citations } = issueCitations(text, reading.shown);
  if (content === "") return answerNotFound(model);
  const partly = label?.[1] === outcomeLabels.partly || citations.length === 0;
  return { content, citations, outcome: partly ? "partly" : "answered", model };
}
