// Traces of OpenTelemetry: what a request led to, over processes. Unless `exporting.ts` sends them somewhere, all of this
// does nothing.
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from "@opentelemetry/api";

/** The trace that work belongs to, as the header `traceparent` names it; empty where nothing is traced. */
export type TraceCarrier = { readonly traceparent?: string };

/** Runs `work` as a part of the current trace, or as the start of one. Attributes never contain text of documents. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return trace.getTracer("footnote").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Its words stay in the log, where secrets are left out.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** What another process needs to go on with the current trace. */
export function carryTrace(): TraceCarrier {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Runs `work` as a part of the trace that a carrier of our own names. */
export function continueTrace<Result>(carrier: TraceCarrier, work: () => Result): Result {
  return context.with(propagation.extract(ROOT_CONTEXT, carrier), work);
}

/** The labels by which a measurement names its trace; none where no trace is recorded. */
export function traceLabels(
  span: Span | undefined = trace.getActiveSpan(),
): Record<string, string> {
  const { traceId, spanId, traceFlags } = span?.spanContext() ?? { traceFlags: TraceFlags.NONE };
  if (!traceId || !spanId || (traceFlags & TraceFlags.SAMPLED) === 0) return {};
  return { trace_id: traceId, span_id: spanId };
}

/** A part of the current trace that lasts longer than one call. */
export type OpenSpan = { readonly span: Span; readonly enter: (work: () => void) => void };

/**
 * Starts a trace for a request from outside. It links to the trace that the request's headers name, but is no part of it:
 * whoever sends requests could mix them into other traces, or have all of them recorded.
 */
export function openServerSpan(name: string, attributes: Attributes, headers: object): OpenSpan {
  const linked = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers));
  const links = linked ? [{ context: linked }] : [];
  const options = { kind: SpanKind.SERVER, attributes, links };
  const span = trace.getTracer("footnote").startSpan(name, options, ROOT_CONTEXT);
  const inside = trace.setSpan(ROOT_CONTEXT, span);
  return { span, enter: (work) => context.with(inside, work) };
}
