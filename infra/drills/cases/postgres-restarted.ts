import type { Drill } from "../drill.ts";
import { last } from "../until.ts";

export const postgresRestarted: Drill = {
  name: "postgres-restarted",
  title: "Postgres restarted",
  async run({ on, seconds }) {
    await on.postgres.restart("SIGINT", () => last(seconds(2, 10)));
    return [];
  },
};
