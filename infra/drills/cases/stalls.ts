import process from "node:process";
import { withDescendants } from "../../test-services/private-process.ts";
import type { Drill } from "../drill.ts";
import { last } from "../until.ts";

/** Longer than the lease of a document, 15 seconds: another worker has taken its work when it wakes up. */
const beyondLease = 18;

/** A stopped process is what a blocked event loop is for everybody else: it holds its connections and says nothing. */
export const stalls: Drill = {
  name: "stalls",
  title: "Event loops stalled: a worker beyond its lease, the API for seconds",
  async run({ on, seconds }) {
    signalAll(on.pid("worker-a"), "SIGSTOP");
    try {
      await last(2);
      process.kill(on.pid("api"), "SIGSTOP");
      await last(seconds(3, 10)).finally(() => process.kill(on.pid("api"), "SIGCONT"));
      await last(beyondLease - seconds(5, 12));
    } finally {
      signalAll(on.pid("worker-a"), "SIGCONT");
    }
    return [];
  },
};

function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const one of withDescendants(pid)) process.kill(one, signal);
}
