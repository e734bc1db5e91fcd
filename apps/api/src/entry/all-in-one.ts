// The whole product in one process (plus the embedded database's own): what `npm start` runs.
import { warmUp } from "../features/retrieval/warm-up.service.ts";
import { openCommandSocket } from "./command-socket.ts";
import { buildHttp } from "./routes.ts";
import { listen } from "./listen.ts";
import { releaseMemory } from "./release-memory.ts";
import { run } from "./run.ts";
import { startWorkers } from "./workers.ts";

await run(async ({ app }, log) => {
  const server = await buildHttp(app, log);
  const stopWorkers = await startWorkers(app);
  await warmUp(app);
  await releaseMemory();
  await listen(server, app.config);
  return {
    commands: await openCommandSocket(app),
    requests: () => server.close(),
    workers: stopWorkers,
  };
});
