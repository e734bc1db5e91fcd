import { SpanStatusCode } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { openServerSpan, type OpenSpan } from "../platform/tracing/tracing.ts";

const open = new WeakMap<FastifyRequest, OpenSpan>();

/** The span of a request, also where it is not the current one, as after the reply. */
export const spanOf = (request: FastifyRequest) => open.get(request)?.span;

/** Makes every request a span, by route and not by path, and what it leads to parts of it. */
export function traceRequests(server: FastifyInstance): void {
  server.addHook("onRequest", (request, _reply, done) => {
    if (request.ws) return done();
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? "unmatched";
    const attributes = {
      "http.request.method": method,
      "http.route": route,
      "footnote.request_id": request.id,
    };
    const opened = openServerSpan(`${method} ${route}`, attributes, headers);
    open.set(request, opened);
    opened.enter(done);
  });
  // The body arrives in events of the connection, which know nothing of the request's trace.
  server.addHook("preValidation", (request, _reply, done) => {
    const opened = open.get(request);
    if (opened) opened.enter(done);
    else done();
  });
  server.addHook("onResponse", async (request, reply) => {
    const span = spanOf(request);
    span?.setAttribute("http.response.status_code", reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
