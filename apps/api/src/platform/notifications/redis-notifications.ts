import { EventEmitter } from "node:events";
import { Redis } from "ioredis";
import pTimeout from "p-timeout";
import type { Log } from "../log.ts";
import {
  openOutageLog,
  type OutageLog,
  type RedisPlace,
  watchAvailability,
} from "../redis-availability.ts";
import type { Notifications } from "./notifications.ts";

/** Nobody waits longer for a Redis that hangs. */
const waitMs = 1_000;

/** Notifications between processes, over Redis publish and subscribe. */
export function openRedisNotifications(
  { url, prefix }: RedisPlace,
  log: Log,
  outage: OutageLog = openOutageLog(log),
): Notifications {
  const nameChannel = (topic: string) => `${prefix}:hint:${topic}`;
  const publisher = new Redis(url, { maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  const emitter = new EventEmitter().setMaxListeners(0);
  for (const client of [publisher, subscriber]) outage.watch(client);
  const cannotPublish = watchAvailability(publisher);
  const cannotSubscribe = watchAvailability(subscriber);
  /** How many notifications a Redis that keeps its connections has not answered in time. */
  let overdue = 0;
  subscriber.on("message", (channel: string) => emitter.emit(channel));
  /** Nobody waits for an unavailable Redis: the client keeps the command, and listeners poll meanwhile. */
  const waitForRedis = async (command: Promise<unknown>) => {
    command.catch((error: unknown) => outage.report(error));
    if (cannotSubscribe()) return;
    await pTimeout(command, { milliseconds: waitMs, message: false });
  };
  return {
    async publish(topic) {
      // Each would wait for the reconnect or the answer, and an answer publishes dozens. Listeners poll anyway.
      if (cannotPublish() || overdue > 0) return;
      const published = publisher
        .publish(nameChannel(topic), "")
        .catch((error: unknown) => outage.report(error))
        .then(() => "ended");
      if (await pTimeout(published, { milliseconds: waitMs, message: false })) return;
      overdue += 1;
      void published.then(() => (overdue -= 1));
    },
    async subscribe(topic, listener) {
      const channel = nameChannel(topic);
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
