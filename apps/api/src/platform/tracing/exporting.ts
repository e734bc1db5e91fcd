// Loaded only where traces are sent somewhere: a start without them costs nothing.
import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { PrismaInstrumentation } from "@prisma/instrumentation";
import pTimeout from "p-timeout";
import type { Log } from "../log.ts";
import type { TracingConfig } from "../settings/tracing.ts";

/** A collector that is away must not hold the end of the process. */
const sendWithinMs = 2_000;
const reportEveryMs = 60_000;

/**
 * Sends spans to an OpenTelemetry collector over HTTP from now on, in batches.
 * @returns how to send what waits and stop, which never fails
 */
export function startExporting(
  { url, headers, ratio }: TracingConfig,
  log: Pick<Log, "warn">,
): () => Promise<void> {
  const report = reportFailures(log);
  setGlobalErrorHandler(report);
  const exporter = new OTLPTraceExporter({ url, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "footnote" }),
    // A job is recorded where the request was that led to it.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const database = new PrismaInstrumentation();
  database.setTracerProvider(provider);
  database.enable();
  return async () => {
    database.disable();
    await pTimeout(provider.shutdown(), { milliseconds: sendWithinMs }).catch(report);
    trace.disable();
    propagation.disable();
    context.disable();
  };
}

/** At most one line a minute: every batch would fail alike. */
function reportFailures(log: Pick<Log, "warn">): (error: unknown) => void {
  let last = -reportEveryMs;
  return (error) => {
    if (performance.now() - last < reportEveryMs) return;
    last = performance.now();
    log.warn({ err: error }, "traces not sent");
  };
}
