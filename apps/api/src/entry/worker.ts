// The workers, without the API.
import { requireServices, run } from "./run.ts";
import { startWorkers } from "./workers.ts";

await run(({ app }) => startWorkers(app), requireServices);
