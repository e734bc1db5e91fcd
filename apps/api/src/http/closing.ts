import type { FastifyInstance } from "fastify";

/** "Going away": clients of a socket that ends with it connect again, and reach another process or the next one. */
const goingAway = 1001;
/** After this time, sockets whose clients do not answer the close frame are terminated. */
const closeTimeoutMs = 2_000;
/** Running requests get this much more time; an answer or upload that takes longer is cut off and retried. */
const requestGraceMs = 10_000;

/** Returns what `server.close()` does before it waits for running requests: closes the sockets and sets a deadline. */
export function prepareClose(server: FastifyInstance): () => void {
  return () => {
    const { websocketServer } = server;
    for (const client of websocketServer.clients) {
      client.close(goingAway, "The server is going away");
      setTimeout(() => client.terminate(), closeTimeoutMs).unref();
    }
    websocketServer.close();
    setTimeout(() => server.server.closeAllConnections(), requestGraceMs).unref();
  };
}
