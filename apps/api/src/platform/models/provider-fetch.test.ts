import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openProviderFetches } from "./provider-fetch.ts";

const megabyte = 1024 ** 2;
const server = createServer(({ url = "" }, response) => {
  const { searchParams } = new URL(url, "http://localhost");
  response.setHeader("content-type", searchParams.get("type") ?? "application/json");
  response.end("a".repeat(Number(searchParams.get("megabytes")) * megabyte));
});
const fetches = openProviderFetches({ webAllowedNetworks: [] });
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  await fetches.close();
  server.close();
});

it.each([
  ["a list of models", "/v1/models", "application/json", 1, 3],
  ["a completion", "/v1/chat/completions", "application/json", 7, 9],
  ["a stream", "/v1/chat/completions", "text/event-stream", 9, 33],
  ["vectors", "/v1/embeddings", "application/json", 33, 65],
])("takes %s up to a size, and no more", async (_, path, type, fits, isTooLarge) => {
  const { port } = server.address() as AddressInfo;
  const read = async (megabytes: number) => {
    const query = new URLSearchParams({ type, megabytes: String(megabytes) });
    const reply = await fetches.installation(`http://127.0.0.1:${port}${path}?${query}`);
    return (await reply.arrayBuffer()).byteLength;
  };
  expect(await read(fits)).toBe(fits * megabyte);
  await expect(read(isTooLarge)).rejects.toThrow("The reply is too long");
});
