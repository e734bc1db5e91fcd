import { EventEmitter } from "node:events";
import { Redis } from "ioredis";
import pTimeout from "p-timeout";
import type { Log } from "../log.ts";
import { watchAvailability } from "../redis-availability.ts";
import type { Notifications } from "./notifications.ts";

const prefix = "footnote:hint:";
const subscribeWithinMs = 1_000;

/** Notifications between processes, over Redis publish and subscribe. */
export function openRedisNotifications(url: string, log: Log): Notifications {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  const emitter = new EventEmitter().setMaxListeners(0);
  for (const client of [publisher, subscriber]) {
    client.on("error", (error: Error) => log.warn({ err: error }, "redis notifications failed"));
  }
  const cannotPublish = watchAvailability(publisher);
  const cannotSubscribe = watchAvailability(subscriber);
  subscriber.on("message", (channel: string) => emitter.emit(channel));
  /** Nobody waits for an unavailable Redis: the client keeps the command, and listeners poll meanwhile. */
  const waitForRedis = async (command: Promise<unknown>) => {
    command.catch((error: unknown) => log.warn({ err: error }, "redis notifications failed"));
    if (cannotSubscribe()) return;
    await pTimeout(command, { milliseconds: subscribeWithinMs, message: false });
  };
  return {
    async publish(topic) {
      // Each would wait for the reconnect, and an answer publishes dozens. Listeners poll anyway.
      if (cannotPublish()) return;
      await publisher.publish(prefix + topic, "").catch((error: unknown) => {
        log.warn({ err: error }, "notification lost");
      });
    },
    async subscribe(topic, listener) {
      const channel = prefix + topic;
      emitter.on(channel, listener);
      await waitForRedis(subscriber.subscribe(channel));
      return async () => {
        emitter.off(channel, listener);
        if (emitter.listenerCount(channel) > 0) return;
        await waitForRedis(subscriber.unsubscribe(channel));
      };
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
