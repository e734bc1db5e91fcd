import type { FastifyRequest } from "fastify";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { AppError } from "../platform/errors.ts";
import { openTurns } from "./turns.ts";

const requestOf = ({ key, address = "192.0.2.1" }: { key?: string; address?: string }) =>
  ({ headers: key ? { authorization: `Token ${key}` } : {}, ip: address }) as FastifyRequest;

it.each([
  ["a session", { key: "busy" }, { key: "other" }],
  ["an address without a key", {}, { address: "192.0.2.2" }],
  ["an address, from a session behind it", {}, { key: "other" }],
])(
  "%s that sends hundreds at once waits for itself, and another client does not wait for it",
  async (_, busy, other) => {
    const inTurn = openTurns();
    const started: string[] = [];
    const work = (name: string) => async () => {
      started.push(name);
      await setImmediate();
    };
    const all = Array.from({ length: 300 }, () => inTurn(requestOf(busy), work("busy")));
    await inTurn(requestOf(other), work("other"));
    expect(started.length).toBeLessThan(20);
    await Promise.all(all);
    expect(started).toHaveLength(301);
  },
);

it("a request that waits for something else keeps its client's others waiting for a moment only", async () => {
  const inTurn = openTurns();
  const hang = Promise.withResolvers<undefined>();
  const hanging = Array.from({ length: 20 }, () => inTurn(requestOf({}), () => hang.promise));
  expect(await inTurn(requestOf({}), async () => "done")).toBe("done");
  hang.resolve(undefined);
  await Promise.all(hanging);
});

it("a client with too much waiting is refused, and another one is not", async () => {
  const inTurn = openTurns();
  const hang = Promise.withResolvers<undefined>();
  const asked = Array.from({ length: 510 }, () =>
    inTurn(requestOf({}), () => hang.promise).then(
      () => "done",
      (error: unknown) => (error as AppError).code,
    ),
  );
  expect(await inTurn(requestOf({ key: "other" }), async () => "done")).toBe("done");
  hang.resolve(undefined);
  const refused = (await Promise.all(asked)).filter((code) => code === "request.too_many");
  expect(refused).toHaveLength(4);
});
