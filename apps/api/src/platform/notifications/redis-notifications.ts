import { EventEmitter } from "node:events";
import { Redis } from "ioredis";
import { waitBriefly } from "../brief-wait.ts";
import type { Log } from "../log.ts";
import { watchAbsence } from "../redis-absence.ts";
import type { Notifications } from "./notifications.ts";

const prefix = "footnote:hint:";
const subscribeWithinMs = 1_000;

/** Notifications between processes, over Redis publish and subscribe. */
export function openRedisNotifications(url: string, log: Log): Notifications {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  const emitter = new EventEmitter().setMaxListeners(0);
  for (const client of [publisher, subscriber]) {
    client.on("error", (error: Error) => log.warn({ err: error }, "redis notifications"));
  }
  const cannotPublish = watchAbsence(publisher);
  const cannotSubscribe = watchAbsence(subscriber);
  subscriber.on("message", (channel: string) => emitter.emit(channel));
  return {
    async publish(topic) {
      // Each would wait for the next try to connect, and an answer has dozens of them. Followers look by themselves.
      if (cannotPublish()) return;
      await publisher.publish(prefix + topic, "").catch((error: unknown) => {
        log.warn({ err: error }, "a hint was lost");
      });
    },
    async subscribe(topic, listener) {
      const channel = prefix + topic;
      emitter.on(channel, listener);
      // While Redis is away the client keeps the subscription to be made; the listener looks by itself meanwhile.
      const subscribing = subscriber.subscribe(channel);
      subscribing.catch((error: unknown) => log.warn({ err: error }, "redis notifications"));
      await waitBriefly(subscribing, cannotSubscribe() ? 0 : subscribeWithinMs);
      return async () => {
        emitter.off(channel, listener);
        if (emitter.listenerCount(channel) > 0) return;
        const leaving = subscriber.unsubscribe(channel);
        leaving.catch((error: unknown) => log.warn({ err: error }, "redis notifications"));
        await waitBriefly(leaving, cannotSubscribe() ? 0 : subscribeWithinMs);
      };
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
