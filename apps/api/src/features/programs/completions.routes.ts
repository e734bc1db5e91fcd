import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { setInterval } from "node:timers/promises";
import * as calls from "@footnote/contracts/programs";
import { foldersOf } from "@footnote/contracts/search-filters";
import type { FastifyReply } from "fastify";
import type { Mount } from "../../http/mount.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import type { Answer } from "../answers/answer.rules.ts";
import { answerOnce } from "../chat/single-answer.service.ts";
import { readMessages, withSources, writeChunks, writeCompletion } from "./completions.rules.ts";

type CompletionsApp = Has<"db" | "models" | "log" | "config" | "web" | "metrics">;

/** Clients and proxies give up on a stream that stays silent. */
const heartbeatMs = 10_000;
/** Clients want to know since when a model is there; these came with the product. */
const modelsSince = 1_780_000_000;

export function mountCompletions(mount: Mount, app: CompletionsApp): void {
  mount(calls.chatCompletions, async ({ caller, body, reply }) => {
    const folders = foldersOf(body.search_settings);
    const question = { ...readMessages(body.messages, body.model), folders };
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const created = Math.floor(Date.now() / 1000);
    const about = { id: `chatcmpl-${randomBytes(12).toString("hex")}`, model: body.model, created };
    const contentOf = (told: Answer) => (body.list_sources ? withSources(told) : told.content);
    const answer = answerOnce(app, caller, { question, signal: gone.signal });
    if (!body.stream) {
      const told = await answer;
      return writeCompletion(about, told, contentOf(told));
    }
    return streamOf(reply, answer, (told) => writeChunks(about, told, contentOf(told)));
  });
  mount(calls.listChatModels, async () => {
    const names = Object.entries(calls.chatModels).flatMap(([name, tool]) =>
      tool === "web_search" && !app.web.search ? [] : name,
    );
    const model = { object: "model", created: modelsSince, owned_by: "footnote" } as const;
    return { object: "list" as const, data: names.map((id) => ({ id, ...model })) };
  });
}

/**
 * The answer as a stream of events. It is sent once it has been checked: what clients of this form have been sent cannot
 * be taken back.
 */
function streamOf(
  reply: FastifyReply,
  answer: Promise<Answer>,
  write: (told: Answer) => unknown[],
): Readable {
  reply.header("content-type", "text/event-stream; charset=utf-8");
  reply.header("cache-control", "no-cache, no-transform");
  reply.header("x-accel-buffering", "no");
  return Readable.from(framesOf(answer, write), { objectMode: false });
}

async function* framesOf(
  answer: Promise<Answer>,
  write: (told: Answer) => unknown[],
): AsyncGenerator<string> {
  const ended = new AbortController();
  const outcome = answer.then(
    (told) => write(told),
    (error: unknown) => [{ error: describe(error) }],
  );
  void outcome.then(() => ended.abort());
  yield ": searching\n\n";
  try {
    for await (const _ of setInterval(heartbeatMs, null, { signal: ended.signal })) {
      yield ": waiting\n\n";
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  }
  for (const chunk of await outcome) yield `data: ${JSON.stringify(chunk)}\n\n`;
  yield "data: [DONE]\n\n";
}

function describe(error: unknown) {
  const problem = error instanceof AppError ? error : new AppError("server.failed");
  return { message: problem.message, type: "api_error", param: null, code: problem.code };
}
