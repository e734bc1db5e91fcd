import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerBrokenRequest, applyTimeouts } from "./timeouts.ts";

const server = fastify({ clientErrorHandler: answerBrokenRequest });
const countConnections = promisify(server.server.getConnections.bind(server.server));
beforeAll(async () => {
  applyTimeouts(server);
  await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

it.each([
  ["CONNECT", "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["what is no HTTP", "Ship ahoy\r\n\r\n"],
])("keeps no connection after %s, whatever its client does then", async (_, sent) => {
  const { port } = server.server.address() as AddressInfo;
  const open = async (more: string, { stays }: { stays: boolean }) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: stays });
    socket.on("error", () => undefined);
    let reply = "";
    socket.on("data", (piece) => (reply += String(piece)));
    socket.write(sent);
    await once(socket, "end");
    expect(reply).toContain(" 400 ");
    if (more !== "") socket.write(more);
    return socket;
  };
  const staying = await open("", { stays: true });
  const sending = await open("More", { stays: true });
  const left = await open("", { stays: false });
  expect(await countConnections()).toBeGreaterThan(0);
  await expect.poll(() => countConnections(), { timeout: 5_000 }).toBe(0);
  for (const socket of [staying, sending, left]) socket.destroy();
});
