import { EventEmitter } from "node:events";
import { Redis } from "ioredis";
import type { Log } from "../log.ts";
import type { Hints } from "./hints.ts";

const prefix = "footnote:hint:";

/** Hints between processes, over Redis publish and subscribe. */
export function openRedisHints(url: string, log: Log): Hints {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  const emitter = new EventEmitter().setMaxListeners(0);
  for (const client of [publisher, subscriber]) {
    client.on("error", (error: Error) => log.warn({ err: error }, "redis hints"));
  }
  subscriber.on("message", (channel: string) => emitter.emit(channel));
  return {
    async publish(topic) {
      await publisher.publish(prefix + topic, "").catch((error: unknown) => {
        log.warn({ err: error }, "a hint was lost");
      });
    },
    async subscribe(topic, listener) {
      const channel = prefix + topic;
      emitter.on(channel, listener);
      await subscriber.subscribe(channel);
      return async () => {
        emitter.off(channel, listener);
        if (emitter.listenerCount(channel) === 0) await subscriber.unsubscribe(channel);
      };
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
