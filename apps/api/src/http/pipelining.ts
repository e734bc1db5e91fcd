import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How many requests of one connection may wait for their replies. Browsers and proxies wait for each reply. */
const pipelinedMax = 16;

/**
 * Closes a connection that sends further requests without reading the replies. Node handles all requests of one packet before it
 * notices that nobody reads: a thousand of them would occupy the process, and their replies the memory.
 */
export function limitPipelining(server: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  server.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > pipelinedMax) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
