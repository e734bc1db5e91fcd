import { createServer } from "node:http";
import { json } from "node:stream/consumers";

export type ChatRequest = {
  stream?: boolean;
  messages: { role: string; content?: string | null }[];
  tools?: object[];
};

/**
 * An OpenAI-compatible server on a local port whose model answers at once with the sentence of the passages that shares
 * most words with the question, or says that there is none. Every fifth answer names the wrong passage.
 */
export async function startEmulatedModel(): Promise<{
  baseUrl: string;
  /** Everything that was asked of it. */
  requests: ChatRequest[];
  /** What it answered with. */
  choices: Choice[];
  /** From now on it takes questions and says nothing. */
  hold(): void;
  close(): void;
}> {
  let asked = 0;
  let held = false;
  const requests: ChatRequest[] = [];
  const choices: Choice[] = [];
  const server = createServer((incoming, outgoing) => {
    void json(incoming).then((body) => {
      if (held) return;
      const request = body as ChatRequest;
      requests.push(request);
      const { content, choice } = answer(request, ++asked);
      if (choice) choices.push(choice);
      if (!request.stream) {
        outgoing.writeHead(200, { "content-type": "application/json" });
        outgoing.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
        return;
      }
      outgoing.writeHead(200, { "content-type": "text/event-stream" });
      for (const piece of content.match(/\S+\s*/g) ?? []) chunk({ delta: { content: piece } });
      chunk({ delta: {}, finish_reason: "stop" });
      outgoing.end("data: [DONE]\n\n");
      function chunk(choice: object): void {
        outgoing.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    choices,
    hold() {
      held = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const passage = /<(passage-[0-9a-f]+) n="(\d+)" from="([^">]*)[^>]*>\n([\s\S]*?)\n<\/\1>/g;
const leastShare = 0.45;

/** Which files it was shown, whose sentence it chose, if any, and whether it named that one. */
export type Choice = {
  readonly shown: readonly string[];
  readonly chosen: string | undefined;
  readonly named: boolean;
};

function answer({ messages }: ChatRequest, asked: number): { content: string; choice?: Choice } {
  const system = messages.find(({ role }) => role === "system")?.content ?? "";
  // It judges nothing: what the rules leave open stays open.
  if (system.startsWith("You check")) return { content: "-" };
  const last = messages.at(-1)?.content ?? "";
  if (messages.at(-1)?.role === "user" && last.startsWith("These sentences")) {
    return { content: "NOT_FOUND" };
  }
  const question = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const wanted = wordsOf(question);
  const shown = messages
    .filter(({ role }) => role === "tool")
    .flatMap(({ content }) => [...(content ?? "").matchAll(passage)]);
  const files = shown.map(([, , , from = ""]) => from.split(" ")[0] ?? "");
  const sentences = shown.flatMap(([, , number = "", , text = ""]) =>
    // A heading above it is no part of a sentence.
    text.split(/\n+|(?<=[.!?])\s+|(?<=[。！？])/u).map((sentence) => {
      const said = wordsOf(sentence);
      const hits = [...wanted].filter((word) => said.has(word)).length;
      return { number: Number(number), sentence: sentence.trim(), share: hits / wanted.size };
    }),
  );
  const best = sentences.toSorted((a, b) => b.share - a.share)[0];
  if (!best || best.share < leastShare) {
    return { content: "NOT_FOUND", choice: { shown: files, chosen: undefined, named: true } };
  }
  const number = asked % 5 === 0 ? (best.number % shown.length) + 1 : best.number;
  const chosen = files[best.number - 1];
  return {
    content: `${best.sentence} [${number}]`,
    choice: { shown: files, chosen, named: number === best.number },
  };
}

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

function wordsOf(text: string): Set<string> {
  const words = Array.from(segmenter.segment(text.toLowerCase()));
  return new Set(
    words.flatMap(({ segment, isWordLike }) => {
      const isIndicative = isWordLike && (segment.length > 3 || /[\p{sc=Han}\p{N}]/u.test(segment));
      return isIndicative ? [segment.slice(0, 6)] : [];
    }),
  );
}
