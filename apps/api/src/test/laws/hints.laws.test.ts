import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type {} from "../../../../../infra/test-services/provided.ts";
import type { Hints } from "../../platform/hints/hints.ts";
import { openInProcessHints } from "../../platform/hints/in-process-hints.ts";
import { openRedisHints } from "../../platform/hints/redis-hints.ts";
import { openLog } from "../../platform/log.ts";

/** What every driver of the hints port keeps. */
function hintsLaws(open: () => Hints) {
  it("reaches every subscriber of the topic and of no other", async () => {
    const hints = open();
    const heard: string[] = [];
    const both = Promise.withResolvers<void>();
    const listen = (name: string) => () => {
      heard.push(name);
      if (heard.length === 2) both.resolve();
    };
    await hints.subscribe("task:1", listen("first"));
    await hints.subscribe("task:1", listen("second"));
    await hints.subscribe("task:2", listen("stranger"));
    await hints.publish("task:1");
    await both.promise;
    expect(heard.toSorted()).toEqual(["first", "second"]);
  });

  it("is silent for who has unsubscribed, and goes on for the others", async () => {
    const hints = open();
    let left = 0;
    const stay = Promise.withResolvers<void>();
    const leave = await hints.subscribe("task:3", () => (left += 1));
    await hints.subscribe("task:3", () => stay.resolve());
    await leave();
    await hints.publish("task:3");
    await stay.promise;
    expect(left).toBe(0);
  });
}

describe("hints in process", () => {
  const hints = openInProcessHints();
  afterAll(() => hints.close());
  hintsLaws(() => hints);
});

describe.skipIf(inject("redisUrl") === null)("hints over Redis", () => {
  let hints: Hints;
  beforeAll(() => {
    hints = openRedisHints(inject("redisUrl") ?? "", openLog({ logLevel: "silent" }));
  });
  afterAll(() => hints.close());
  hintsLaws(() => hints);
});
