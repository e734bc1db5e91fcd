import { fastify } from "fastify";
import { collectDefaultMetrics } from "prom-client";
import { mountHealth, mountMetrics } from "../features/health/health.routes.ts";
import type { App } from "../platform/app.ts";

/**
 * Serves the measurements and the health of this process on METRICS_PORT, apart from the public port. Does nothing
 * without one. Returns what stops it.
 * @param isServing whether the role of this process has started and does not end; otherwise it is alive and not ready
 */
export async function openOperationsPort(
  app: App,
  isServing: () => boolean,
): Promise<() => Promise<void>> {
  const { metricsPort, metricsHost } = app.config;
  if (metricsPort === undefined) return async () => {};
  collectDefaultMetrics({ register: app.metrics.registry });
  const server = fastify({ forceCloseConnections: true });
  mountHealth(server, app, isServing);
  mountMetrics(server, app);
  await server.listen({ host: metricsHost, port: metricsPort }).catch((cause: unknown) => {
    const message = `METRICS_PORT ${metricsPort} cannot be listened on. Set it to another number, or leave it empty.`;
    throw new Error(message, { cause });
  });
  return () => server.close();
}
