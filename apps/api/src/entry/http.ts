// The API and the web app, without workers.
import { warmUp } from "../features/retrieval/warm-up.service.ts";
import { listen } from "./listen.ts";
import { buildHttp } from "./routes.ts";
import { requireServices, run } from "./run.ts";

await run(async ({ app }, log) => {
  const server = await buildHttp(app, log);
  await warmUp(app);
  await listen(server, app.config);
  return { requests: () => server.close() };
}, requireServices);
