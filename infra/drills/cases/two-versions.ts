import type { Drill } from "../drill.ts";
import { openPreviousVersion, type PreviousVersion } from "../previous-version.ts";
import { last } from "../until.ts";

/**
 * As in the middle of a rolling update: the version before serves and works on the new schema, beside the present one. Members' requests
 * go to both in turn, so that an upload begun at one goes on at the other. Then the present one is restarted in order.
 */
export const twoVersions: Drill = {
  name: "two-versions",
  title: "Two versions at once: the previous one on the new schema",
  skip: async () => {
    const found = await openPreviousVersion();
    if (typeof found === "string") return found;
    previous = found;
    return undefined;
  },
  async run({ on, seconds }) {
    if (!previous) return ["there is no previous version"];
    const { checkout } = previous;
    await on.end("worker-a", "SIGTERM");
    await Promise.all([on.start("worker-a", { checkout }), on.start("api-b", { checkout })]);
    await last(seconds(6, 30));
    await on.end("api", "SIGTERM");
    await last(seconds(2, 10));
    await on.start("api");
    await last(seconds(2, 10));
    return [];
  },
  async restore(on) {
    // Without goodbye: how the previous version stops is nothing that this one could mend.
    await Promise.all([on.end("api-b", "SIGKILL"), on.end("worker-a", "SIGKILL")]);
    if (on.pid("api") === 0) await on.start("api");
    await on.start("worker-a");
    await previous?.remove();
    previous = undefined;
  },
};

let previous: PreviousVersion | undefined;
