import type { Drill } from "../drill.ts";
import { openPreviousVersion, type PreviousVersion } from "../previous-version.ts";
import { last } from "../until.ts";

/** As in the middle of a rolling update: one worker and then the API are of the version before, on the new schema. */
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
    await on.start("worker-a", { checkout });
    await last(seconds(3, 15));
    await on.end("api", "SIGTERM");
    await on.start("api", { checkout });
    await last(seconds(4, 15));
    return [];
  },
  async restore(on) {
    // Without goodbye: how the previous version stops is nothing that this one could mend.
    await Promise.all([on.end("api", "SIGKILL"), on.end("worker-a", "SIGKILL")]);
    await Promise.all([on.start("api"), on.start("worker-a")]);
    await previous?.remove();
    previous = undefined;
  },
};

let previous: PreviousVersion | undefined;
