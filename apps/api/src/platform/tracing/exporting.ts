// Loaded only where traces are sent somewhere: a start without them costs nothing.
import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { PrismaInstrumentation } from "@prisma/instrumentation";
import type { TracingConfig } from "../settings/tracing.ts";

/**
 * Sends spans to an OpenTelemetry collector over HTTP from now on, in batches.
 * @returns how to send what waits and stop
 */
export function startExporting({ url, headers, ratio }: TracingConfig): () => Promise<void> {
  // By the id of a trace, so that all processes decide alike; whoever sends a request does not decide.
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const exporter = new OTLPTraceExporter({ url, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "footnote" }),
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
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
    await provider.shutdown();
    trace.disable();
    propagation.disable();
    context.disable();
  };
}
