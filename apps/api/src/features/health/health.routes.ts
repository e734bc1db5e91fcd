import { livePath, type Readiness, readyPath } from "@footnote/contracts/health";
import type { FastifyInstance } from "fastify";
import type { Has } from "../../platform/app.ts";
import { type GaugesApp, readGauges } from "./gauges.service.ts";
import { checkReadiness } from "./readiness.service.ts";

const notServing: Readiness = {
  ready: false,
  checks: { started: "failed" },
  workers: null,
  oldest_job_seconds: null,
};

/**
 * Mounts the liveness and readiness endpoints. They are public and give no reasons.
 * @param isServing whether this process does its work: before it has started and once it ends it is not ready, and no store is asked
 */
export function mountHealth(
  server: FastifyInstance,
  app: Has<"db" | "jobs" | "blobs" | "log" | "config" | "searchReplica">,
  isServing: () => boolean = () => true,
): void {
  // Concurrent requests share one check of the stores.
  const running = new Map<boolean, Promise<Readiness>>();
  const check = (strict: boolean) => {
    const current = running.get(strict);
    if (current) return current;
    const started = checkReadiness(app, strict).finally(() => running.delete(strict));
    running.set(strict, started);
    return started;
  };
  server.get(livePath, () => ({ alive: true }));
  server.get<{ Querystring: Record<string, unknown> }>(readyPath, async (request, reply) => {
    const found = isServing() ? await check("strict" in request.query) : notServing;
    return reply.status(found.ready ? 200 : 503).send(found);
  });
}

/** Mounts the metrics in Prometheus' text format, for a separate port that is not public. */
export function mountMetrics(server: FastifyInstance, app: GaugesApp): void {
  server.get("/metrics", async (_, reply) => {
    await readGauges(app);
    const { registry } = app.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
