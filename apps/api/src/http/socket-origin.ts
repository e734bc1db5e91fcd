import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../platform/errors.ts";

/**
 * Refuses sockets that pages of other sites open: browsers let any page open one, with the cookies of the user. Programs name
 * no origin.
 * @param publicUrl where people reach the server, if a proxy does not pass on the host that they asked for
 */
export function refuseForeignSockets(server: FastifyInstance, publicUrl: string): void {
  const publicHost = new URL(publicUrl).host;
  server.addHook("onRequest", async (request) => {
    const { origin } = request.headers;
    if (!request.ws || origin === undefined) return;
    if (!isOwn(origin, request, publicHost)) throw new AppError("socket.foreign_origin");
  });
}

function isOwn(origin: string, { host }: FastifyRequest, publicHost: string): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || from === publicHost;
}
