import { findInPath } from "./programs.ts";
import { freePort, launch, privateFolder } from "./private-process.ts";
import type { Found } from "./found.ts";

/** A Redis (or Valkey) of the tests' own: in memory, on a free port, gone afterwards. */
export async function startRedis(): Promise<Found> {
  const command = findInPath("redis-server") ?? findInPath("valkey-server");
  if (command === undefined)
    return { missing: "neither redis-server nor valkey-server is installed" };
  const folder = await privateFolder("redis", {});
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder];
  // BullMQ insists on this policy: a queue that forgets keys loses jobs.
  args.push("--save", "", "--appendonly", "no", "--maxmemory-policy", "noeviction");
  const ready = /Ready to accept connections/;
  const service = await launch(folder, {
    command,
    args,
    account: {},
    ready,
    stopSignal: "SIGTERM",
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: service.stop,
    restart: service.restart,
    signal: service.signal,
  };
}
