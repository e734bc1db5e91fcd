import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { asClient } from "./current-client.ts";
import { openProcessLimit } from "./process-limit.ts";

/** Starts work that ends on request, and lists what is running. */
function openWork(limits: Parameters<typeof openProcessLimit>[0]) {
  const limit = openProcessLimit(limits);
  const running: { name: string; end: () => void }[] = [];
  const start = (organization: string, name: string) =>
    limit(organization, async () => {
      const ended = Promise.withResolvers<undefined>();
      const one = { name, end: () => ended.resolve(undefined) };
      running.push(one);
      await ended.promise;
      running.splice(running.indexOf(one), 1);
      return name;
    });
  const settle = () => setImmediate();
  const names = () => running.map(({ name }) => name);
  /** Ends one after another, and lists the order in which they began. */
  const endAll = async () => {
    await settle();
    const started = names();
    while (running.length > 0) {
      const before = names();
      running[0]?.end();
      await settle();
      started.push(...names().filter((name) => !before.includes(name)));
    }
    return started.join(" ");
  };
  return { start, settle, running, names, endAll };
}

describe("the limit of processes", () => {
  it("lets an organization have its part, and another one the rest", async () => {
    const work = openWork({ atOnce: 3, perOwner: 2, waiting: 5 });
    const all = ["a1", "a2", "a3", "b1", "b2"].map((name) => work.start(name.charAt(0), name));
    await work.settle();
    expect(work.names()).toEqual(["a1", "a2", "b1"]);
    work.running[0]?.end();
    await work.settle();
    expect(work.names()).toEqual(["a2", "b1", "b2"]);
    await work.endAll();
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "b2"]);
  });

  it("keeps places for those that have none", async () => {
    const work = openWork({ atOnce: 2, perOwner: 1, kept: 2, waiting: 5 });
    const all = ["a1", "a2", "b1", "c1", "c2", "d1", "e1"].map((name) =>
      work.start(name.charAt(0), name),
    );
    await work.settle();
    expect(work.names()).toEqual(["a1", "b1", "c1", "d1"]);
    await work.endAll();
    expect(await Promise.all(all)).toEqual(["a1", "a2", "b1", "c1", "c2", "d1", "e1"]);
  });

  it("refuses an organization that keeps too much waiting, until it has room again", async () => {
    const work = openWork({ atOnce: 2, perOwner: 1, waiting: 1 });
    const first = work.start("a", "a1");
    const second = work.start("a", "a2");
    await expect(work.start("a", "a3")).rejects.toMatchObject({ code: "request.too_many" });
    const other = work.start("b", "b1");
    await work.settle();
    expect(work.names()).toEqual(["a1", "b1"]);
    work.running[0]?.end();
    await first;
    const third = work.start("a", "a3");
    await work.endAll();
    expect(await Promise.all([second, other, third])).toEqual(["a2", "b1", "a3"]);
  });

  it.each([
    ["owners take turns", "1/1", "a1 a2 a3 b1 c1", "a1 b1 c1 a2 a3"],
    ["who has had places waits for who has not", "2/2", "a1 a2 a3 b1 b2 c1", "a1 a2 b1 c1 a3 b2"],
    ["the fewest running first", "3/2", "a1 a2 a3 b1 b2 b3 c1 d1", "a1 a2 b1 c1 d1 a3 b2 b3"],
    ["nobody has more than its part", "2/1", "a1 a2 a3 b1", "a1 b1 a2 a3"],
    ["who is alone has its work in order", "3/2", "a1 a2 a3 a4 a5", "a1 a2 a3 a4 a5"],
  ])("%s", async (_, limits, arriving, starting) => {
    const [atOnce = 0, perOwner = 0] = limits.split("/").map(Number);
    const work = openWork({ atOnce, perOwner, waiting: 5 });
    const all = arriving.split(" ").map((name) => work.start(name.charAt(0), name));
    expect(await work.endAll()).toBe(starting);
    await Promise.all(all);
  });

  it.each([
    ["1/1", "a1@x b1@x c1@x d1@y", "a1 d1 b1 c1"],
    ["2/2", "a1@x b1@x c1@x d1@x e1@y", "a1 b1 e1 c1 d1"],
    ["1/1", "a1@x a2@y a3@z b1@w", "a1 b1 a2 a3"],
    ["1/1", "a1@x a2@x b1@x", "a1 b1 a2"],
    ["1/1", "a1@x a2 a3@y", "a1 a2 a3"],
  ])("clients take turns too, at %s: %s", async (limits, arriving, starting) => {
    const [atOnce = 0, perOwner = 0] = limits.split("/").map(Number);
    const work = openWork({ atOnce, perOwner, waiting: 5 });
    const all = arriving.split(" ").map((one) => {
      const [name = "", client] = one.split("@");
      const start = () => work.start(name.charAt(0), name);
      return client === undefined ? start() : asClient(client, start);
    });
    expect(await work.endAll()).toBe(starting);
    await Promise.all(all);
  });

  it("keeps places for those that have none with any of their organizations", async () => {
    const work = openWork({ atOnce: 1, perOwner: 1, kept: 1, waiting: 5 });
    const all = ["a1", "b1", "c1"].map((name) => asClient("x", () => work.start(name, name)));
    all.push(asClient("y", () => work.start("d1", "d1")));
    await work.settle();
    expect(work.names()).toEqual(["a1", "d1"]);
    await work.endAll();
    await Promise.all(all);
  });

  it("lets two begin where one end makes room for both", async () => {
    const work = openWork({ atOnce: 1, perOwner: 1, kept: 1, waiting: 5 });
    const all = ["a1", "a2", "b1"].map((name) =>
      asClient("x", () => work.start(name.charAt(0), name)),
    );
    all.push(asClient("y", () => work.start("a", "a3")));
    await work.settle();
    expect(work.names()).toEqual(["a1"]);
    work.running[0]?.end();
    await work.settle();
    expect(work.names()).toHaveLength(2);
    await work.endAll();
    await Promise.all(all);
  });

  it("gives the place free when the work fails", async () => {
    const limit = openProcessLimit({ atOnce: 1, perOwner: 1, waiting: 0 });
    const failing = limit("a", () => Promise.reject(new Error("no table")));
    await expect(failing).rejects.toThrow("no table");
    expect(await limit("a", async () => "next")).toBe("next");
  });
});
