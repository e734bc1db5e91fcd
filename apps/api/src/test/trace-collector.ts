import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span as OpenTelemetry's JSON has it. */
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number; message?: string };
};
type Export = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] };

/** An OpenTelemetry collector that keeps every span it gets over HTTP, and the headers of the last request. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const asked = { path: "", headers: {} as Record<string, unknown> };
  const collect = async (request: IncomingMessage, response: ServerResponse) => {
    asked.path = request.url ?? "";
    asked.headers = request.headers;
    const { resourceSpans } = (await json(request)) as Export;
    spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  };
  const server = createServer((request, response) => void collect(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    asked,
    /** Its ancestors, the nearest first. */
    above(span: CollectedSpan): CollectedSpan[] {
      const parent = spans.find(
        ({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId,
      );
      return parent ? [parent, ...this.above(parent)] : [];
    },
    async stop() {
      server.close();
      await once(server, "close");
    },
  };
}
