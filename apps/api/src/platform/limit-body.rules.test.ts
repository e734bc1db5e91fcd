import { expect, it } from "vitest";
import { limitBody } from "./limit-body.ts";

const read = (text: string, limits: Parameters<typeof limitBody>[1]) => {
  const parts = text.match(/[^]{1,10000}/g) ?? [];
  const body = ReadableStream.from(parts.map((part) => Buffer.from(part)));
  return new Response(limitBody(body, limits)).text();
};
const event = `data: ${"[".repeat(100)}\n\n`;

it.each([
  ["bytes", "a".repeat(50_000), { bytesMax: 50_000 }],
  ["events", "data: a\n\n".repeat(5_000), { bytesMax: 50_000, eventBytesMax: 20_000 }],
  ["events of brackets", event.repeat(5_000), { bytesMax: 1_000_000 }],
  ["brackets", "[".repeat(200_000), { bytesMax: 1_000_000 }],
])("lets as many %s through as are allowed", async (_, text, limits) => {
  expect(await read(text, limits)).toBe(text);
});

it.each([
  ["bytes", "a".repeat(50_001), { bytesMax: 50_000 }],
  ["bytes of one event", "a".repeat(50_000), { bytesMax: 50_000, eventBytesMax: 20_000 }],
  ["arrays", "[],".repeat(200_001), { bytesMax: 1_000_000 }],
  ["objects", '{"a":'.repeat(200_001), { bytesMax: 2_000_000 }],
])("fails for more %s", async (_, text, limits) => {
  await expect(read(text, limits)).rejects.toThrow("The reply is too long");
});
