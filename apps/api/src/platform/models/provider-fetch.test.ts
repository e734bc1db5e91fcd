import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openChatModel } from "./openai-chat.ts";
import { openClient } from "./openai-client.ts";
import { openProviderFetches } from "./provider-fetch.ts";

const megabyte = 1024 ** 2;
const lines = 45_000;
const json = "application/json";
const stream = "text/event-stream";
const server = createServer(({ url = "" }, response) => {
  if (url.startsWith("/endless/")) {
    response.setHeader("content-type", json);
    const send = () => {
      while (!response.destroyed && response.write(" ".repeat(megabyte / 16)));
      response.once("drain", send);
    };
    send();
    return;
  }
  const { searchParams } = new URL(url, "http://localhost");
  response.setHeader("content-type", searchParams.get("type") ?? "application/json");
  if (url.startsWith("/lines/")) return void response.end("\n".repeat(lines));
  const length = Number(searchParams.get("megabytes")) * megabyte;
  const event = `data: ${"a".repeat(1_016)}\n\n`;
  response.end(searchParams.has("events") ? event.repeat(length / 1_024) : "a".repeat(length));
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
  ["a list of models", { path: "/v1/models", type: json, fits: 1, isTooLarge: 3 }],
  ["a completion", { path: "/v1/chat/completions", type: json, fits: 1, isTooLarge: 3 }],
  ["a transcription", { path: "/v1/audio/transcriptions", type: json, fits: 7, isTooLarge: 9 }],
  ["a stream", { path: "/v1/chat/completions?events", type: stream, fits: 9, isTooLarge: 33 }],
  ["an event", { path: "/v1/chat/completions", type: stream, fits: 1, isTooLarge: 3 }],
  ["vectors", { path: "/v1/embeddings", type: json, fits: 31, isTooLarge: 33 }],
])("takes %s up to a size, and no more", async (_, { path, type, fits, isTooLarge }) => {
  const { port } = server.address() as AddressInfo;
  const read = async (megabytes: number) => {
    const sent = new URL(`http://127.0.0.1:${port}${path}`);
    sent.searchParams.set("type", type);
    sent.searchParams.set("megabytes", String(megabytes));
    const reply = await fetches.installation(sent);
    return (await reply.arrayBuffer()).byteLength;
  };
  expect(await read(fits)).toBe(fits * megabyte);
  await expect(read(isTooLarge)).rejects.toThrow("The reply is too long");
});

it("reads what an organization's provider sends of nothing no faster than a model writes", async () => {
  const { port } = server.address() as AddressInfo;
  const own = openProviderFetches({ webAllowedNetworks: ["127.0.0.1/32"] });
  const begun = performance.now();
  const reply = await own.organization("o")(`http://127.0.0.1:${port}/lines/?type=${stream}`);
  expect((await reply.text()).length).toBe(lines);
  // They count as four and a half megabytes, of which two are read in a second and two at once.
  expect(performance.now() - begun).toBeGreaterThan(1_000);
  await own.close();
});

it("takes no more from the provider that the environment names, and ends the request", async () => {
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/endless/v1`;
  const client = openClient({ apiKey: "k", baseUrl, timeoutMs: 10_000, isOfEnvironment: true });
  const answering = once(server, "request");
  const question = { messages: [{ role: "user" as const, content: "Who?" }] };
  const access = { client, model: "talker", secret: "k", retries: 0 };
  const answer = openChatModel(access).complete(question);
  const [, response] = (await answering) as [IncomingMessage, ServerResponse];
  const closed = once(response, "close");
  await expect(answer).rejects.toMatchObject({ reason: "unreachable" });
  await closed;
});
