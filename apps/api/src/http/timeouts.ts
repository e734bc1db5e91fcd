import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { randomUUID } from "node:crypto";
import { type ErrorBody, type ErrorCode, errorTable } from "@footnote/contracts/errors";
import type { FastifyInstance } from "fastify";

/** How long a client may take, in milliseconds. Slower ones only hold connections. */
export const timeouts = {
  headers: 20_000,
  /** From one piece of a body to the next. */
  silence: 120_000,
  /** The whole of a JSON body. */
  json: 30_000,
  /** The whole of any request. */
  request: 15 * 60_000,
};

const headersMax = 100;

/** Node's own codes of requests that never became one. */
const brokenRequests: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "request.headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request.too_slow",
};

/** Ends connections of clients that begin a request and do not come to its end. */
export function limitTimeouts(server: FastifyInstance): void {
  const node = server.server;
  node.headersTimeout = timeouts.headers;
  node.maxHeadersCount = headersMax;
  server.server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) => {
    const { status, text } = describe("request.expectation_failed");
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(text);
  });
  server.addHook("onRequest", async ({ raw, ws }, reply) => {
    // No further request is read on such a line: a client that is refused a socket must not keep it.
    if (ws) {
      reply.header("connection", "close");
      reply.raw.once("finish", () => raw.socket.destroySoon());
    }
    const { headers, socket } = raw;
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined)
      return;
    // Node ends a connection whose timeout nobody listens to.
    socket.setTimeout(timeouts.silence);
    raw.once("close", () => socket.setTimeout(0));
    raw.once("end", () => socket.setTimeout(0));
  });
}

/** Answers what could not be read as HTTP with the body of every failure, and hangs up. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const { status, code, text } = describe(brokenRequests[error.code ?? ""] ?? "request.invalid");
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

function describe(code: ErrorCode) {
  const [status, sentence] = errorTable[code];
  const body: ErrorBody = {
    error: sentence,
    message: sentence,
    detail: null,
    code,
    request_id: randomUUID(),
  };
  return { status, code, text: JSON.stringify(body) };
}
