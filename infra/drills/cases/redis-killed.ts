import type { Drill } from "../drill.ts";
import { last } from "../until.ts";

export const redisKilled: Drill = {
  name: "redis-killed",
  title: "Redis killed and started empty",
  servesReads: true,
  async run({ on, seconds }) {
    await on.redis.restart("SIGKILL", () => last(seconds(4, 20)));
    return [];
  },
};
