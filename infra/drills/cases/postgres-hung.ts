import type { Drill } from "../drill.ts";
import { last } from "../until.ts";

export const postgresHung: Drill = {
  name: "postgres-hung",
  title: "Postgres hung (SIGSTOP)",
  async run({ on, seconds }) {
    on.postgres.signal("SIGSTOP");
    await last(seconds(5, 30));
    return [];
  },
  async restore(on) {
    on.postgres.signal("SIGCONT");
  },
};
