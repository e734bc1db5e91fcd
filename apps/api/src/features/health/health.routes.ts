import { livePath, type Readiness, readyPath } from "@footnote/contracts/health";
import type { FastifyInstance } from "fastify";
import type { Has } from "../../platform/app.ts";
import { readGauges } from "./gauges.service.ts";
import { checkReadiness } from "./readiness.service.ts";

/** Whether the process lives, and whether it can do its work. Open to anybody: they tell no reasons. */
export function mountHealth(
  server: FastifyInstance,
  app: Has<"db" | "jobs" | "blobs" | "log">,
): void {
  // However many ask, the stores are asked once at a time.
  const underWay = new Map<boolean, Promise<Readiness>>();
  const check = (strict: boolean) => {
    const present = underWay.get(strict);
    if (present) return present;
    const begun = checkReadiness(app, strict).finally(() => underWay.delete(strict));
    underWay.set(strict, begun);
    return begun;
  };
  server.get(livePath, () => ({ alive: true }));
  server.get<{ Querystring: Record<string, unknown> }>(readyPath, async (request, reply) => {
    const found = await check("strict" in request.query);
    return reply.status(found.ready ? 200 : 503).send(found);
  });
}

/** The measurements in Prometheus' text format. For a port of its own: they are no business of the public. */
export function mountMetrics(
  server: FastifyInstance,
  app: Has<"db" | "jobs" | "metrics" | "log" | "models">,
): void {
  server.get("/metrics", async (_, reply) => {
    await readGauges(app);
    const { registry } = app.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
