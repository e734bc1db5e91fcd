import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

/** A way to the server that counts what clients send, survives the server, and is as slow as a network. */
export type CountingProxy = {
  readonly url: string;
  /** The bytes that clients have sent so far, with their headers. */
  sent(): number;
  close(): void;
};

/** @param bytesPerSecond of all connections together */
export async function openCountingProxy(
  target: string,
  bytesPerSecond: number,
): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let sent = 0;
  let freeAt = 0;
  const pace = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, next) {
        sent += chunk.length;
        freeAt = Math.max(freeAt, Date.now()) + (chunk.length * 1000) / bytesPerSecond;
        setTimeout(() => next(null, chunk), Math.max(1, freeAt - Date.now()));
      },
    });
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined); // a killed server or browser
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(pace()).pipe(upstream);
    upstream.pipe(client);
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no TCP port was given");
  return {
    url: `http://localhost:${address.port}`,
    sent: () => sent,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
