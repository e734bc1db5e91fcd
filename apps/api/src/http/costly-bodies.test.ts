import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

it.each([
  ["arrays", `[${"[],".repeat(1_000_000)}1]`],
  ["numbers", `[${"0,".repeat(1_900_000)}1]`],
  ["members", `{${'"a":1,'.repeat(600_000)}"b":1}`],
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

it("counts nothing inside of strings", async () => {
  const content = JSON.stringify(Array.from({ length: 60_000 }, (_, at) => [at, "\\"]));
  const reply = await fetch(`${product.url}/api/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer invented" },
    body: JSON.stringify({ model: "m", messages: [{ role: "user", content }] }),
  });
  expect(reply.status).toBe(401);
});

it("ends a connection that sends a body in chunks of a byte", async () => {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  const { promise: closed, resolve } = Promise.withResolvers<unknown>();
  socket.once("close", resolve);
  // What it goes on sending is reset.
  socket.on("error", () => undefined);
  const head = ["POST /api/auth/login/ HTTP/1.1", "Host: a", "Content-Type: application/json"];
  socket.write([...head, "Transfer-Encoding: chunked", "", ""].join("\r\n"));
  socket.write("1\r\n \r\n".repeat(20_000));
  await closed;
});
