import type { QueueStates } from "@footnote/contracts/operator";
import type { Has } from "../../platform/app.ts";
import { getWorkload } from "../health/workload.service.ts";

/** Returns the state of the queues, the unfinished documents and the number of running workers. */
export async function getQueueStates(app: Has<"db" | "jobs">): Promise<QueueStates> {
  const { workers, unfinished } = await getWorkload(app);
  const queues = (await app.jobs.state()).map(({ name, counts, oldestWaiting }) => ({
    name,
    counts,
    oldest_waiting_at: oldestWaiting?.toISOString() ?? null,
  }));
  return { workers, queues, unfinished_documents: unfinished };
}
