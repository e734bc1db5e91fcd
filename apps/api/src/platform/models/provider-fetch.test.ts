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

const json = "application/json";

it.each([
  ["a list of models", { path: "/v1/models", type: json, fits: 1, isTooLarge: 3 }],
  ["a completion", { path: "/v1/chat/completions", type: json, fits: 7, isTooLarge: 9 }],
  [
    "a stream",
    { path: "/v1/chat/completions", type: "text/event-stream", fits: 9, isTooLarge: 33 },
  ],
  ["vectors", { path: "/v1/embeddings", type: json, fits: 33, isTooLarge: 65 }],
])("takes %s up to a size, and no more", async (_, { path, type, fits, isTooLarge }) => {
  const { port } = server.address() as AddressInfo;
  const read = async (megabytes: number) => {
    const query = new URLSearchParams({ type, megabytes: String(megabytes) });
    const reply = await fetches.installation(`http://127.0.0.1:${port}${path}?${query.toString()}`);
    return (await reply.arrayBuffer()).byteLength;
  };
  expect(await read(fits)).toBe(fits * megabyte);
  await expect(read(isTooLarge)).rejects.toThrow("The reply is too long");
});
