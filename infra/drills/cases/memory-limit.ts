import type { Drill } from "../drill.ts";
import type { Installation } from "../installation.ts";
import { bytesOf } from "../uploads.ts";
import { until } from "../until.ts";
import { residentMegabytes } from "../resident-memory.ts";

/** Half of what the compose file gives a container, for the heap of JavaScript; parsers get little. */
const settings = { NODE_OPTIONS: "--max-old-space-size=256", EXTRACTION_MEMORY_MB: "128" };
const containerMegabytes = 1024;
const roles = ["api", "worker-a", "worker-b"] as const;

export const memoryLimit: Drill = {
  name: "memory-limit",
  title: "Little memory: large files, and a parser that wants more than it gets",
  async run({ on, load, isShort }) {
    await restartAll(on, settings);
    const files = Array.from({ length: isShort ? 2 : 4 }, (_, at) => `memory-limit-large-${at}`);
    await Promise.all(
      files.map((file) => load.upload(file, bytesOf(file, isShort ? 8_000 : 16_000))),
    );
    const most: Record<string, number> = {};
    const settled = async () => {
      for (const role of roles) {
        most[role] = Math.max(most[role] ?? 0, residentMegabytes(on.pid(role)));
      }
      return load.areReady(files);
    };
    await until(settled, { what: "large files are ready" });
    return Object.entries(most).flatMap(([role, megabytes]) =>
      megabytes < containerMegabytes ? [] : [`${role} took ${Math.round(megabytes)} MB`],
    );
  },
  restore: (on) => restartAll(on, {}),
};

async function restartAll(on: Installation, settings: Record<string, string>): Promise<void> {
  await Promise.all(roles.map((role) => on.end(role, "SIGTERM")));
  await Promise.all(roles.map((role) => on.start(role, { settings })));
}
