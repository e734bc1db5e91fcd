import type { FastifyRequest } from "fastify";
import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import type { AppError } from "../platform/errors.ts";
import { openTurns } from "./turns.ts";

type Sent = { key?: string; address?: string; complete?: boolean; destroyed?: boolean };
const requestOf = ({ key, address = "192.0.2.1", complete = true, destroyed = false }: Sent) => {
  const headers = key ? { authorization: `Token ${key}` } : {};
  return { headers, ip: address, raw: { complete }, socket: { destroyed } } as FastifyRequest;
};

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

it.each([
  ["sessions", () => async () => setImmediate()],
  ["requests whose bodies do not come", () => () => new Promise<void>(() => {})],
])("hundreds of %s of one network do not keep a client of another waiting", async (_, work) => {
  const inTurn = openTurns();
  let started = 0;
  for (let client = 0; client < 400; client += 1) {
    const one = () => {
      started += 1;
      return work()();
    };
    void inTurn(requestOf({ key: `invented-${client}` }), one);
  }
  await inTurn(requestOf({ key: "other", address: "192.0.2.2" }), async () => {});
  expect(started).toBeLessThan(40);
});

it("a network with too much waiting from invented sessions is refused, and another one is not", async () => {
  const inTurn = openTurns();
  const codes: string[] = [];
  const asked = Array.from({ length: 1600 }, (_, client) =>
    inTurn(requestOf({ key: `invented-${client}` }), async () => {}).catch((error: unknown) =>
      codes.push((error as AppError).code),
    ),
  );
  await inTurn(requestOf({ key: "other", address: "192.0.2.2" }), async () => {});
  await Promise.all(asked);
  expect(new Set(codes)).toEqual(new Set(["server.busy"]));
});

it("a request that waits for something else keeps its client's others waiting for a moment only", async () => {
  const inTurn = openTurns();
  const hang = Promise.withResolvers<undefined>();
  const hanging = Array.from({ length: 20 }, () => inTurn(requestOf({}), () => hang.promise));
  expect(await inTurn(requestOf({}), async () => "done")).toBe("done");
  hang.resolve(undefined);
  await Promise.all(hanging);
});

it("a request whose body does not come keeps those of its network waiting for less", async () => {
  vi.useFakeTimers();
  const inTurn = openTurns();
  const never = () => new Promise<void>(() => {});
  for (let client = 0; client < 120; client += 1)
    void inTurn(requestOf({ key: `slow-${client}`, complete: false }), never);
  const done = vi.fn<() => Promise<void>>().mockResolvedValue();
  void inTurn(requestOf({ key: "other" }), done);
  await vi.advanceTimersByTimeAsync(300);
  expect(done).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it("nothing is done for a client that has gone while it waited", async () => {
  const work = vi.fn<() => Promise<void>>();
  const gone = openTurns()(requestOf({ destroyed: true }), work);
  await expect(gone).rejects.toMatchObject({ code: "server.busy" });
  expect(work).not.toHaveBeenCalled();
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
