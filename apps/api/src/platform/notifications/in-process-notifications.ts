import { EventEmitter } from "node:events";
import type { Notifications } from "./notifications.ts";

/** Notifications for a product that runs in one process. */
export function openInProcessNotifications(): Notifications {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    async publish(topic) {
      emitter.emit(topic);
    },
    async subscribe(topic, listener) {
      emitter.on(topic, listener);
      return async () => {
        emitter.off(topic, listener);
      };
    },
    async close() {
      emitter.removeAllListeners();
    },
  };
}
