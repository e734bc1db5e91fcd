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
} from "@opentelemetry/api";
import { describeError } from "../log.ts";

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
      markFailed(span, error);
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

/** Runs `work` as a part of the trace that a carrier, such as a request's headers, names. */
export function continueTrace<Result>(carrier: object, work: () => Result): Result {
  return context.with(propagation.extract(ROOT_CONTEXT, carrier), work);
}

/** A part of the current trace that lasts longer than one call. */
export type OpenSpan = { readonly span: Span; readonly enter: (work: () => void) => void };

/** Opens a span for a request from outside. */
export function openServerSpan(name: string, attributes: Attributes): OpenSpan {
  const options = { kind: SpanKind.SERVER, attributes };
  const span = trace.getTracer("footnote").startSpan(name, options);
  const inside = trace.setSpan(context.active(), span);
  return { span, enter: (work) => context.with(inside, work) };
}

/** The message of an error as the log has it: without values of the database or text of documents. */
function markFailed(span: Span, error: unknown): void {
  const described = describeError(error);
  const message = typeof described === "string" ? described : described.message;
  span.setStatus({ code: SpanStatusCode.ERROR, message });
  if (typeof described !== "string") span.setAttribute("error.type", described.type);
}
