// The workers, without the API.
import { lowerOwnPriority } from "../platform/priority.ts";
import { requireServices, run } from "./run.ts";
import { startWorkers } from "./workers.ts";

// People wait for requests; nobody waits for a document as they do. With the parsers, which it starts.
lowerOwnPriority(10);
await run(async ({ app }) => ({ workers: await startWorkers(app) }), requireServices);
