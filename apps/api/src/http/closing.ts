import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** "Going away": clients of a socket that ends with it connect again, and reach another process or the next one. */
const goingAway = 1001;
/** After this time, sockets whose clients do not answer the close frame are terminated. */
const closeTimeoutMs = 2_000;
/** Running requests get this much more time; an answer or upload that takes longer is cut off and retried. */
const requestGraceMs = 10_000;

/** Returns what `server.close()` does before it waits for running requests: closes the sockets and sets a deadline. */
export function prepareClose(server: FastifyInstance): () => void {
  // Node's own list lacks those that have changed to another protocol, or were about to.
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () => {
    const { websocketServer } = server;
    for (const client of websocketServer.clients) {
      client.close(goingAway, "The server is going away");
      setTimeout(() => client.terminate(), closeTimeoutMs).unref();
    }
    websocketServer.close();
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, requestGraceMs).unref();
  };
}
