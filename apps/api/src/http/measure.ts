import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";
import { type Metrics, observe } from "../platform/metrics/metrics.ts";
import { spanOf } from "./trace-requests.ts";

/** Counts and times requests by route, not by path: a path holds ids, and every new one would be a new series. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook("onResponse", async (request, reply) => {
    if (request.ws) return; // a socket's time says nothing; those are counted while they are open
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? "unmatched", status: reply.statusCode };
    observe(metrics.requests, labels, reply.elapsedTime / 1000, spanOf(request));
  });
  server.addHook("onReady", async () => {
    server.websocketServer.on("connection", (socket: WebSocket, request) => {
      const path = new URL(request.url ?? "/", "ws://socket").pathname;
      metrics.sockets.inc({ path });
      socket.once("close", () => metrics.sockets.dec({ path }));
    });
  });
}
