import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";
import type { z } from "zod";

const firstFrameWithinMs = 10_000;
const heartbeatMs = 20_000;
const policyViolation = 1008;
/** Between two heartbeats; a client has one frame to send, and answers one ping. Each frame is an event, and takes six bytes. */
const framesMax = 100;

export type Conversation<First> = {
  first: First;
  /** The parameters of the address. */
  query: URLSearchParams;
  send: (frame: unknown) => void;
  /** Aborts when the client goes. */
  signal: AbortSignal;
};

/**
 * A socket whose client sends one frame and then receives: parses the first frame, runs `serve`, closes when it returns.
 * Pings find lost connections. `explain` turns an error of `serve` into a last frame.
 */
export function mountSocket<First>(
  server: FastifyInstance,
  path: string,
  options: {
    first: z.ZodType<First>;
    serve(conversation: Conversation<First>): Promise<void>;
    explain(error: unknown): unknown;
  },
): void {
  server.get(path, { websocket: true }, (socket: WebSocket, request) => {
    const query = new URL(request.url, "ws://socket").searchParams;
    const gone = new AbortController();
    const firstFrameTimer = setTimeout(() => socket.close(policyViolation), firstFrameWithinMs);
    const heartbeat = startHeartbeat(socket);
    let frames = 0;
    const countFrame = () => {
      frames += 1;
      if (frames > framesMax) socket.terminate();
    };
    const counting = setInterval(() => (frames = 0), heartbeatMs);
    for (const kind of ["message", "ping", "pong"]) socket.on(kind, countFrame);
    socket.on("close", () => {
      clearTimeout(firstFrameTimer);
      clearInterval(heartbeat);
      clearInterval(counting);
      gone.abort();
    });
    socket.on("error", () => socket.terminate());
    const send = (frame: unknown) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
    };
    socket.once("message", (data: Buffer) => {
      clearTimeout(firstFrameTimer);
      void converse(data).finally(() => socket.close());
    });

    async function converse(data: Buffer): Promise<void> {
      try {
        const first = options.first.parse(JSON.parse(data.toString("utf8")));
        await options.serve({ first, query, send, signal: gone.signal });
      } catch (error) {
        if (!gone.signal.aborted) send(options.explain(error));
      }
    }
  });
}

function startHeartbeat(socket: WebSocket): NodeJS.Timeout {
  let answered = true;
  socket.on("pong", () => {
    answered = true;
  });
  return setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, heartbeatMs);
}
