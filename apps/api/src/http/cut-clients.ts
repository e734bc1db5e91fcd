import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";

/** After so many ended connections in a minute an address may open few new ones. */
const cutsMax = 4;
const forgetMs = 60_000;
const openEveryMs = 250;

type Client = { readonly sockets: Set<Socket>; cuts: number; openedAt: number };

/** Ends a connection whose client does what no client of ours does. */
export type CutConnection = (socket: Socket) => void;

/**
 * Ends connections, and limits new ones of an address whose connections are ended again and again. Node parses the packet that it
 * has read to its end, 64 kB, also where the connection has ended: 300 new connections with one such packet each would let
 * others wait for seconds. Those of the address that have no request under way are ended with the last one. The connections of a
 * trusted proxy are those of all its clients, of which one must not keep out the others.
 */
export function openCutClients(
  server: FastifyInstance,
  trustedProxies: readonly string[],
): CutConnection {
  const isProxy = compile([...trustedProxies]);
  const clients = new Map<string, Client>();
  const clientOf = new WeakMap<Socket, Client>();
  const busy = new WeakMap<Socket, number>();
  const count = (socket: Socket, by: number) => busy.set(socket, (busy.get(socket) ?? 0) + by);
  server.server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isProxy(address, 0)) return;
    const client = clients.get(address) ?? { sockets: new Set(), cuts: 0, openedAt: 0 };
    clients.set(address, client);
    const now = performance.now();
    if (client.cuts >= cutsMax && now - client.openedAt < openEveryMs) return socket.destroy();
    client.openedAt = now;
    client.sockets.add(socket);
    clientOf.set(socket, client);
    const forget = () => {
      if (client.sockets.size === 0 && client.cuts === 0) clients.delete(address);
    };
    socket.once("close", () => {
      client.sockets.delete(socket);
      if (client.cuts > 0) setTimeout(forget, forgetMs).unref();
      else forget();
    });
  });
  server.server.prependListener(
    "request",
    ({ socket }: IncomingMessage, response: ServerResponse) => {
      count(socket, 1);
      response.once("close", () => count(socket, -1));
    },
  );
  server.server.prependListener("upgrade", ({ socket }: IncomingMessage) => count(socket, 1));
  return (socket) => {
    endSoon(socket);
    const client = clientOf.get(socket);
    if (!client) return;
    client.cuts += 1;
    setTimeout(() => (client.cuts -= 1), forgetMs).unref();
    if (client.cuts < cutsMax) return;
    for (const other of client.sockets) if ((busy.get(other) ?? 0) === 0) other.destroy();
  };
}

const flushMs = 1_000;

/** Ends a connection when what was written is sent, or after a second: a client that reads nothing must not keep it. */
export function endSoon(socket: Socket): void {
  socket.destroySoon();
  setTimeout(() => socket.destroy(), flushMs).unref();
}
