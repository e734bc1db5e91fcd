import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { setInterval } from "node:timers/promises";
import * as calls from "@footnote/contracts/integrations";
import { groupsOf } from "@footnote/contracts/chat/search-filters";
import type { FastifyReply } from "fastify";
import type { Mount } from "../../http/mount.ts";
import { AppError } from "../../platform/errors.ts";
import { toAppError } from "../../platform/service-failures.ts";
import type { AgentApp } from "../agent/prepared-answer.rules.ts";
import { prepareUnstoredAnswer, type UnstoredAnswer } from "./unstored-answer.service.ts";
import {
  parseMessages,
  type CompletionAnswer,
  formatChunks,
  formatCompletion,
} from "./completions.rules.ts";
import { annotate, withSources } from "./source-links.rules.ts";

/** Clients and proxies close a stream that stays silent. */
const heartbeatMs = 10_000;
/** The creation time that clients expect of a model. */
const modelsSince = 1_780_000_000;

export function mountCompletions(mount: Mount): void {
  mount(calls.chatCompletions, async ({ app, caller, body, request, reply }) => {
    const chosen = groupsOf(body.search_settings);
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const { signal } = gone;
    const question = { ...parseMessages(body.messages, body.model), chosen, signal };
    const created = Math.floor(Date.now() / 1000);
    const about = { id: `chatcmpl-${randomBytes(12).toString("hex")}`, model: body.model, created };
    // A refusal is answered with its status, streaming or not.
    const makeAnswer = await prepareUnstoredAnswer(app, caller, question);
    const answer = makeAnswer().then((made) => toCompletionAnswer(app, made, body.list_sources));
    if (!body.stream) return formatCompletion(about, await answer);
    const withUsage = body.stream_options?.include_usage === true;
    const frames = answer.then(
      (completed) => formatChunks(about, completed, withUsage),
      (error: unknown) => {
        if (gone.signal.aborted) return [];
        if (!(error instanceof AppError)) request.log.error({ err: error }, "completion failed");
        return [{ error: describe(error) }];
      },
    );
    return streamOf(reply, frames);
  });
  mount(calls.listChatModels, async ({ app }) => ({
    object: "list" as const,
    data: modelsOf(app),
  }));
  mount(calls.getChatModel, async ({ app, params }) => {
    const found = modelsOf(app).find(({ id }) => id === params.id);
    if (!found) throw new AppError("model.not_found");
    return found;
  });
}

function modelsOf(app: AgentApp) {
  const about = { object: "model", created: modelsSince, owned_by: "footnote" } as const;
  return Object.entries(calls.chatModels).flatMap(([id, tool]) =>
    tool === "web_search" && !app.web.search ? [] : { id, ...about },
  );
}

function toCompletionAnswer(
  { config }: AgentApp,
  answer: UnstoredAnswer,
  listSources: boolean,
): CompletionAnswer {
  const content = listSources ? withSources(config.publicUrl, answer) : answer.content;
  return { ...answer, content, annotations: annotate(config.publicUrl, answer) };
}

/**
 * Streams the answer as events. It is sent after verification, because such clients cannot take back what was sent.
 */
function streamOf(reply: FastifyReply, frames: Promise<unknown[]>): Readable {
  reply.header("content-type", "text/event-stream; charset=utf-8");
  reply.header("cache-control", "no-cache, no-transform");
  reply.header("x-accel-buffering", "no");
  return Readable.from(framesOf(frames), { objectMode: false });
}

async function* framesOf(frames: Promise<unknown[]>): AsyncGenerator<string> {
  const ended = new AbortController();
  void frames.then(() => ended.abort());
  yield ": searching\n\n";
  try {
    for await (const _ of setInterval(heartbeatMs, null, { signal: ended.signal })) {
      yield ": waiting\n\n";
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  }
  for (const chunk of await frames) yield `data: ${JSON.stringify(chunk)}\n\n`;
  yield "data: [DONE]\n\n";
}

function describe(error: unknown) {
  const problem = toAppError(error);
  return { message: problem.message, type: "api_error", param: null, code: problem.code };
}
