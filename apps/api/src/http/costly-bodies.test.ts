import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../test/product.ts";

let product: Product;
beforeAll(async () => {
  // Otherwise this machine's addresses are those of proxies.
  product = await startProduct({ workers: false, env: { TRUSTED_PROXIES: "" } });
});
afterAll(() => product.close());

it.each([
  ["arrays", `[${"[],".repeat(1_000_000)}1]`],
  ["numbers", `[${"0,".repeat(1_900_000)}1]`],
  ["members", `{${'"a":1,'.repeat(600_000)}"b":1}`],
  ["levels", `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`],
])("parses no body of a million %s", async (_, body) => {
  // Without a key nothing is read of it.
  const headers = { "content-type": "application/json", authorization: "Bearer invented" };
  const before = process.cpuUsage();
  const reply = await fetch(`${product.url}/api/v1/chat/completions`, {
    method: "POST",
    headers,
    body,
  });
  expect(reply.status).toBe(413);
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

it.each([
  [200, 401],
  [201, 413],
])("reads a body of %i levels as %i", async (levels, status) => {
  const reply = await fetch(`${product.url}/api/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer invented" },
    body: `${"[".repeat(levels)}${"]".repeat(levels)}`,
  });
  expect(reply.status).toBe(status);
});

it("counts nothing inside of strings", async () => {
  const content = JSON.stringify(Array.from({ length: 60_000 }, (_, at) => [at, "\\"]));
  const reply = await fetch(`${product.url}/api/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer invented" },
    body: JSON.stringify({ model: "m", messages: [{ role: "user", content }] }),
  });
  expect(reply.status).toBe(401);
});

/** Sends text on a connection of its own, and returns what is answered until it ends. Each test has an address of its own. */
async function exchange(localAddress: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(product.url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  let reply = "";
  socket.on("data", (piece) => (reply += String(piece)));
  // What it goes on sending is reset.
  socket.on("error", () => undefined);
  const { promise: closed, resolve } = Promise.withResolvers<unknown>();
  socket.once("close", resolve);
  socket.write(sent);
  await closed;
  return reply;
}

const logIn = [
  "POST /api/auth/login/ HTTP/1.1",
  "Host: a",
  "Content-Type: application/json",
  "Transfer-Encoding: chunked",
  "",
  "",
].join("\r\n");
const end = "0\r\n\r\n";
const chunk = (length: number) => `${length.toString(16)}\r\n${" ".repeat(length)}\r\n`;

it.each([
  ["in chunks of a byte", logIn + chunk(1).repeat(20_000)],
  ["in chunks of 100 bytes", logIn + chunk(100).repeat(20_000)],
  ["in chunks of a byte after a large one", logIn + chunk(1_000_000) + chunk(1).repeat(20_000)],
  ["of a few bytes in requests one after another", (logIn + chunk(1).repeat(200) + end).repeat(15)],
])("refuses bodies %s, and ends their connection", async (_, sent) => {
  expect(await exchange("127.0.0.2", sent)).toContain('"code":"request.too_large"');
});

it.each([
  ["a request without a key", 401, logIn.replace("/api/auth/login/", "/api/v1/chat/completions")],
  ["an expectation", 417, logIn.replace("\r\n\r\n", "\r\nExpect: tea\r\n\r\n")],
])("takes nothing more of a body in chunks once %s is answered", async (_, status, head) => {
  expect(await exchange("127.0.0.3", head + chunk(1_000))).toContain(` ${status} `);
});

it("answers CONNECT before it ends the connection, since a proxy would take it for a failure", async () => {
  const reply = await exchange("127.0.0.4", "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n");
  expect(reply).toContain(" 400 ");
});

it("takes bodies that a client streams", async () => {
  const body = (pieces: readonly string[]) =>
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
  const pieces = ["{", " ".repeat(60_000), '"email": "a@example.org"', ', "password": "x"', "}"];
  for (let request = 0; request < 50; request += 1) {
    const reply = await fetch(`${product.url}/api/auth/login/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: body(pieces),
      duplex: "half",
    });
    expect(await reply.json()).toMatchObject({ code: expect.any(String) });
  }
});

it("opens few new connections of an address whose connections it ends again and again", async () => {
  const tiny = logIn + chunk(1).repeat(10_000);
  await Promise.all(Array.from({ length: 20 }, () => exchange("127.0.0.9", tiny)));
  const look = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => exchange(at < 5 ? "127.0.0.9" : "127.0.0.8", look)),
  );
  const answered = replies.map((reply) => reply.includes(" 200 "));
  expect(answered.slice(0, 5).filter(Boolean).length).toBeLessThan(2);
  expect(answered.slice(5)).toEqual([true, true, true, true, true]);
});
