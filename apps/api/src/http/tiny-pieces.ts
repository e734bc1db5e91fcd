import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { endSoon, openCutClients } from "./cut-clients.ts";
import { describeRefusal } from "./timeouts.ts";

/** Bytes. Clients that stream send at least a packet's thousand at a time. */
const smallBelow = 512;
/** How many more small chunks than others a connection may send: at first, and for each of its requests. */
const spareOfConnection = 512;
const spareOfRequest = 64;
const tooSmall = `The body comes in too many chunks of less than ${smallBelow} bytes. Send it with its length, or in larger chunks.`;
/** The end of a body may come a moment after the answer. */
const endWithinMs = 25;

/**
 * Ends a connection that sends bodies in hundreds of chunks of a few bytes. Each chunk is an event of Node's, whoever reads it and
 * whatever the request is answered: a million of them, six megabytes, let others wait for seconds. They are counted over all requests
 * of a connection, and a large chunk makes up for one small one only. Of a body that comes in chunks nothing more is taken once its
 * request is answered.
 */
export function refuseTinyPieces(server: FastifyInstance, trustedProxies: readonly string[]): void {
  const cut = openCutClients(server, trustedProxies);
  const spare = new WeakMap<Socket, number>();
  const count = (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers["transfer-encoding"] === undefined) return;
    const { socket } = request;
    spare.set(socket, (spare.get(socket) ?? spareOfConnection) + spareOfRequest);
    const push = request.push.bind(request);
    // The parser hands over each chunk here, before anybody has asked for the body.
    request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
      if (!piece) return push(piece, encoding);
      if (!socket.writable) return false;
      const left = (spare.get(socket) ?? 0) + (piece.length < smallBelow ? -1 : 1);
      spare.set(socket, left);
      if (left >= 0) return push(piece, encoding);
      // A proxy takes a connection that ends without an answer for a failure of the product.
      if (!response.headersSent) socket.write(describeRefusal("request.too_large", tooSmall));
      cut(socket);
      return false;
    };
    response.once("finish", () => {
      setTimeout(() => {
        if (!request.complete) endSoon(socket);
      }, endWithinMs).unref();
    });
  };
  server.server.prependListener("request", count);
  // Such a request is answered without the event above, and its body is read all the same.
  server.server.prependListener("checkExpectation", count);
}
