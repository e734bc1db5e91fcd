import { type FastifyRequest, fastify } from "fastify";
import { describe, expect, it } from "vitest";
import { EventStream, sendEvents, wantsEvents } from "./event-stream.ts";

const asking = (accept?: string) => ({ headers: { accept } }) as FastifyRequest;

describe("whether events are wanted", () => {
  it.each([
    ["text/event-stream", true],
    ["Text/Event-Stream;charset=utf-8", true],
    ["application/json;q=0.1, text/event-stream", true],
    ["text/event-stream;q=0.5,*/*", true],
    ["text/event-stream;q=0", false],
    ["application/json, text/event-stream; q=0.0", false],
    ["text/event-streams", false],
    ["x-text/event-stream", false],
    [";;,,/", false],
    ["*/*", false],
    ["", false],
    [undefined, false],
  ])("%s: %s", (accept, wanted) => {
    expect(wantsEvents(asking(accept))).toBe(wanted);
  });
});

it("says that there are no more events without a body", async () => {
  const server = fastify();
  server.get("/", async (_, reply) => sendEvents(reply, new EventStream(null)));
  const reply = await server.inject("/");
  expect([reply.statusCode, reply.body]).toEqual([204, ""]);
});
