import type { FastifyInstance } from "fastify";

/** "Going away": clients of a socket that ends with it connect again, and reach another process or the next one. */
const goingAway = 1001;
/** A client that does not answer the closing of its socket keeps no server up. */
const farewellMs = 2_000;
/** Requests under way may take this much longer; an answer or upload that takes more is cut and tried again. */
const requestGraceMs = 10_000;

/** What `server.close()` does before it waits for the requests under way: says goodbye on sockets, sets a deadline. */
export function farewell(server: FastifyInstance): () => void {
  return () => {
    const { websocketServer } = server;
    for (const client of websocketServer.clients) {
      client.close(goingAway, "The server is going away");
      setTimeout(() => client.terminate(), farewellMs).unref();
    }
    websocketServer.close();
    setTimeout(() => server.server.closeAllConnections(), requestGraceMs).unref();
  };
}
