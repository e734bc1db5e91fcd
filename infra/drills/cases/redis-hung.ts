import type { Drill } from "../drill.ts";
import { last } from "../until.ts";

export const redisHung: Drill = {
  name: "redis-hung",
  title: "Redis hung (SIGSTOP)",
  servesReads: true,
  async run({ on, seconds }) {
    on.redis.signal("SIGSTOP");
    await last(seconds(5, 30));
    return [];
  },
  async restore(on) {
    on.redis.signal("SIGCONT");
  },
};
