import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { withinPasswordLimit } from "./password-limit.ts";

/** Work of each kind that goes on until it is ended. */
function openWork() {
  const ended = Promise.withResolvers<void>();
  const running = { check: 0, known: 0, signup: 0 };
  const order: string[] = [];
  const start = (kind: keyof typeof running, address: string, device?: string) =>
    withinPasswordLimit(kind === "known" ? "check" : kind, { address, device }, async () => {
      running[kind] += 1;
      order.push(device ?? address);
      await ended.promise;
      running[kind] -= 1;
    });
  return { start, running, order, end: () => ended.resolve() };
}

describe("work with passwords", () => {
  it("of one address is done two at a time, and refused when two hundred wait; that of others is not", async () => {
    const { start, running, end } = openWork();
    // Another address of the same customer.
    const started = Array.from({ length: 202 }, (_, turn) =>
      start("check", turn % 2 === 0 ? "2001:db8::1" : "2001:db8:0:2::2"),
    );
    const refused = start("check", "2001:db8::3");
    await expect(refused).rejects.toMatchObject({ code: "request.too_many" });
    expect(running.check).toBe(2);
    const other = start("check", "192.0.2.1");
    end();
    await Promise.all([...started, other]);
    expect(running.check).toBe(0);
  });

  it("in a browser where the account was signed in does not wait for that of hundreds of addresses", async () => {
    const { start, running, end } = openWork();
    const started = Array.from({ length: 200 }, (_, turn) => start("check", `192.0.2.${turn}`));
    const known = start("known", "198.51.100.1", "the id of a browser");
    await setImmediate();
    expect(running).toEqual({ check: 2, known: 1, signup: 0 });
    end();
    await Promise.all([...started, known]);
  });

  it("in hundreds of such browsers of one address does not keep one elsewhere waiting", async () => {
    const { start, order, end } = openWork();
    const started = Array.from({ length: 200 }, (_, turn) =>
      start("known", "192.0.2.1", `browser ${turn}`),
    );
    const other = start("known", "198.51.100.1", "another browser");
    end();
    await Promise.all([...started, other]);
    expect(order.indexOf("another browser")).toBe(1);
  });

  it("of two addresses that let three hundred wait makes room for that of a third", async () => {
    const { start, end } = openWork();
    const started = Array.from({ length: 302 }, (_, turn) => start("check", `192.0.2.${turn % 2}`));
    const settled = Promise.allSettled(started);
    const other = start("check", "198.51.100.1");
    end();
    await other;
    const refused = (await settled).filter((one) => one.status === "rejected");
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(["server.busy"]);
  });

  it("for sign-ups has a place of its own, and is refused when three hundred wait from everywhere", async () => {
    const { start, running, end } = openWork();
    const started = Array.from({ length: 301 }, (_, one) =>
      start("signup", `192.0.${one >> 8}.${one & 255}`),
    );
    await expect(start("signup", "198.51.100.1")).rejects.toMatchObject({
      code: "server.busy",
      detail: { retry_after_seconds: 5 },
    });
    const login = start("check", "198.51.100.1");
    await expect.poll(() => running).toMatchObject({ check: 1, signup: 1 });
    end();
    await Promise.all([...started, login]);
  });
});
