import { globSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Drill } from "../drill.ts";
import type { Installation } from "../installation.ts";
import { last } from "../until.ts";

const library = () => globSync("/usr/lib/*/faketime/libfaketime.so.1").at(0);
const jumps = ["+2h", "-1h", "+0"];

/** The clocks of the product's processes jump; those of the services and of the parsers do not. */
export const clockJump: Drill = {
  name: "clock-jump",
  title: "Clocks of API and one worker jump by hours",
  onlyLong:
    "restarts the API twice, which takes long beside other suites; a question had no end there once",
  skip: () => (library() ? undefined : "libfaketime is not installed"),
  async run({ on, seconds }) {
    const folder = await mkdtemp(join(tmpdir(), "footnote-clock-"));
    const file = join(folder, "time");
    const jump = (to: string) => writeFile(file, `${to}\n`);
    await jump("+0");
    const settings = {
      LD_PRELOAD: library() ?? "",
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      // As with a real clock that is set: timers do not notice.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
    try {
      await restart(on, settings);
      for (const to of jumps) {
        await jump(to);
        await last(seconds(3, 15));
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return [];
  },
  restore: (on) => restart(on, {}),
};

async function restart(on: Installation, settings: Record<string, string>): Promise<void> {
  await Promise.all([on.end("api", "SIGTERM"), on.end("worker-a", "SIGTERM")]);
  await Promise.all([on.start("api", { settings }), on.start("worker-a", { settings })]);
}
