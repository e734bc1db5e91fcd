import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type {} from "../../../../../infra/test-services/provided.ts";
import type { Notifications } from "../../platform/notifications/notifications.ts";
import { openInProcessNotifications } from "../../platform/notifications/in-process-notifications.ts";
import { openRedisNotifications } from "../../platform/notifications/redis-notifications.ts";
import { openLog } from "../../platform/log.ts";

/** The contract of every driver of the notifications port. */
function notificationsContract(open: () => Notifications) {
  it("reaches every subscriber of the topic and of no other", async () => {
    const notifications = open();
    const received: string[] = [];
    const both = Promise.withResolvers<void>();
    const listen = (name: string) => () => {
      received.push(name);
      if (received.length === 2) both.resolve();
    };
    await notifications.subscribe("task:1", listen("first"));
    await notifications.subscribe("task:1", listen("second"));
    await notifications.subscribe("task:2", listen("stranger"));
    await notifications.publish("task:1");
    await both.promise;
    expect(received.toSorted()).toEqual(["first", "second"]);
  });

  it("stops for a listener that has unsubscribed, and goes on for the others", async () => {
    const notifications = open();
    let left = 0;
    const stay = Promise.withResolvers<void>();
    const leave = await notifications.subscribe("task:3", () => (left += 1));
    await notifications.subscribe("task:3", () => stay.resolve());
    await leave();
    await notifications.publish("task:3");
    await stay.promise;
    expect(left).toBe(0);
  });
}

describe("notifications in process", () => {
  const notifications = openInProcessNotifications();
  afterAll(() => notifications.close());
  notificationsContract(() => notifications);
});

describe.skipIf(inject("redisUrl") === null)("notifications over Redis", () => {
  let notifications: Notifications;
  beforeAll(() => {
    notifications = openRedisNotifications(
      { url: inject("redisUrl") ?? "", prefix: "footnote" },
      openLog({ logLevel: "silent" }),
    );
  });
  afterAll(() => notifications.close());
  notificationsContract(() => notifications);
});
