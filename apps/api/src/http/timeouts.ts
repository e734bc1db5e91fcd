import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { randomUUID } from "node:crypto";
import { type ErrorBody, type ErrorCode, errorTable } from "@footnote/contracts/errors";
import type { FastifyInstance } from "fastify";

/** Time limits of requests, in milliseconds. They keep slow clients from occupying connections. */
export const timeouts = {
  headers: 20_000,
  /** Between two parts of a body. */
  idle: 120_000,
  /** A whole JSON body. */
  json: 30_000,
  /** A whole request of any kind. */
  request: 15 * 60_000,
};

const headersMax = 100;

/** Node's error codes of requests that could not be parsed, and ours for them. */
const brokenRequests: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "request.headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request.too_slow",
};

/** Closes the connections of clients that start a request and do not finish it in time. */
export function applyTimeouts(server: FastifyInstance): void {
  const node = server.server;
  node.headersTimeout = timeouts.headers;
  node.maxHeadersCount = headersMax;
  server.server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) => {
    const { status, text } = describe("request.expectation_failed");
    const headers = { connection: "close", "content-type": "application/json; charset=utf-8" };
    response.writeHead(status, headers).end(text);
  });
  // Node ends the connection of a CONNECT without an answer, which a proxy takes for a failure of the product.
  server.server.on("connect", (_: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    answerLast(socket, describeRefusal("request.invalid"));
  });
  server.addHook("onRequest", async ({ raw, ws }, reply) => {
    // No further request is read on this connection: a client whose WebSocket is refused must not keep it.
    if (ws) {
      reply.header("connection", "close");
      reply.raw.once("finish", () => raw.socket.destroySoon());
    }
    const { headers, socket } = raw;
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined)
      return;
    // Node closes a connection whose timeout event has no listener.
    socket.setTimeout(timeouts.idle);
    raw.once("close", () => socket.setTimeout(0));
    raw.once("end", () => socket.setTimeout(0));
  });
}

/** Replies to bytes that are no valid HTTP with the usual error body, and closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  answerLast(socket, describeRefusal(brokenRequests[error.code ?? ""] ?? "request.invalid"));
}

const lingerMs = 1_000;

/** Sends a reply and ends the connection within a second, whether the client sends more, which is dropped, or stays. */
function answerLast(socket: Duplex, reply: string): void {
  socket.resume();
  socket.end(reply);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** A whole reply for a connection on which no other is being sent, and which is then closed. */
export function describeRefusal(error: ErrorCode, message?: string): string {
  const { status, code, text } = describe(error, message);
  return `HTTP/1.1 ${status} ${code}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

function describe(code: ErrorCode, message?: string) {
  const [status, ofCode] = errorTable[code];
  const sentence = message ?? ofCode;
  const body: ErrorBody = {
    error: sentence,
    message: sentence,
    detail: null,
    code,
    request_id: randomUUID(),
  };
  return { status, code, text: JSON.stringify(body) };
}
