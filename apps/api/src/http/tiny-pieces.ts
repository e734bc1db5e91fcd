import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const piecesMax = 5_000;
/** Bytes of a piece in the mean. No client sends less for long: a packet has over a thousand. */
const meanMin = 64;

/**
 * Ends the connection of a body that comes in thousands of chunks of a few bytes. Each is an event of Node's, whoever reads it:
 * a million of them, six megabytes, would let others wait for seconds.
 */
export function refuseTinyPieces(server: FastifyInstance): void {
  server.server.prependListener("request", (request: IncomingMessage) => {
    if (request.headers["transfer-encoding"] === undefined) return;
    let pieces = 0;
    let bytes = 0;
    const push = request.push.bind(request);
    // The parser hands over each chunk here, before anybody has asked for the body.
    request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
      pieces += 1;
      bytes += piece?.length ?? 0;
      if (pieces > piecesMax && bytes < pieces * meanMin) request.socket.destroy();
      return push(piece, encoding);
    };
  });
}
