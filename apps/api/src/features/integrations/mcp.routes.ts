import { Readable } from "node:stream";
import * as calls from "@footnote/contracts/integrations";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Mount } from "../../http/mount.ts";
import { AppError } from "../../platform/errors.ts";

/** Revisions before 2025-06-18 let several be sent at once; each may be a question. */
const messagesMax = 10;

/** The Model Context Protocol over HTTP, without sessions: each request is served by itself. */
export function mountModelContext(mount: Mount): void {
  mount(calls.modelContext, async ({ app, caller, body, request, reply }) => {
    if (Array.isArray(body) && body.length > messagesMax) {
      throw new AppError("request.invalid", { message: `Send at most ${messagesMax} messages.` });
    }
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const { answerModelContext } = await import("./mcp-server.service.ts");
    const response = await answerModelContext(app, caller, {
      request: toWebRequest(request, gone.signal),
      body,
      onError: (error) => request.log.warn({ err: error }, "model context"),
    });
    return send(reply, response);
  });
}

/** The body is parsed already and passed beside it; who calls was proven before. */
function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string" && name !== "authorization" && name !== "content-length") {
      headers.set(name, value);
    }
  }
  const url = new URL(request.url, "http://localhost");
  return new Request(url, { method: request.method, headers, signal, body: "{}" });
}

function send(reply: FastifyReply, response: Response): unknown {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  // Without a body there is nothing to send, but the reply is the answer's.
  return response.body ? Readable.fromWeb(response.body as never) : "";
}
