import { z } from "zod";
import type { Adaptations } from "./adaptations.ts";
import { toEventStream } from "./event-stream.ts";

type Fetch = typeof globalThis.fetch;

/** Brings what a provider sends into the form of OpenAI's API, where the client cannot read it otherwise. */
export function adaptFetch(fetch: Fetch, adaptations: Adaptations): Fetch {
  return async (address, init) => {
    const response = await fetch(address, init);
    if (response.status === 429) return await adaptRateLimit(response, adaptations);
    if (!response.ok) return response;
    const type = readType(response);
    if (adaptations.has("page_for_api") && type === "text/html") {
      await response.body?.cancel();
      return replyWith(response, 404, { error: { code: "page_for_api" } });
    }
    const completion = new URL(readAddress(address)).pathname.endsWith("/chat/completions");
    if (!completion || type !== "application/json") return response;
    return await adaptCompletion(response, isStreaming(init), adaptations);
  };
}

/** The client retries a rate limit: after the wait that the body names, and not when waiting does not help. */
async function adaptRateLimit(response: Response, adaptations: Adaptations): Promise<Response> {
  const text = await response.text();
  const headers: Record<string, string> = {};
  if (adaptations.has("quota_not_retried") && usedUp.test(text)) {
    headers["x-should-retry"] = "false";
  }
  const [, delay] = retryDelay.exec(text) ?? [];
  const asked = response.headers.has("retry-after");
  if (adaptations.has("retry_delay_in_body") && delay !== undefined && !asked) {
    headers["retry-after"] = delay;
  }
  return replyWith(response, response.status, text, headers);
}

/** OpenAI's code for an account without credit: waiting does not help. */
const usedUp = /"insufficient_quota"/;
/** Google's RetryInfo. */
const retryDelay = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/;

const failedCompletion = z.object({
  error: z.looseObject({ code: z.coerce.number().int().min(400).max(599).catch(502) }),
});

/** OpenRouter answers 200 when the model's own provider fails; some servers ignore that a stream was asked for. */
async function adaptCompletion(
  response: Response,
  streaming: boolean,
  adaptations: Adaptations,
): Promise<Response> {
  const text = await response.text();
  const body = parse(text);
  const failed = failedCompletion.safeParse(body);
  if (failed.success && adaptations.has("error_in_success")) {
    return replyWith(response, failed.data.error.code, text);
  }
  const stream = streaming && adaptations.has("json_for_stream") ? toEventStream(body) : undefined;
  if (stream === undefined) return replyWith(response, response.status, text);
  return replyWith(response, 200, stream, { "content-type": "text/event-stream" });
}

/** The same reply with another body, which is no longer compressed. */
function replyWith(
  response: Response,
  status: number,
  body: string | object,
  changed: Readonly<Record<string, string>> = {},
): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  if (typeof body === "object") headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(changed)) headers.set(name, value);
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
}

function readType({ headers }: Response): string {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

function readAddress(address: Parameters<Fetch>[0]): string {
  return address instanceof Request ? address.url : String(address);
}

function isStreaming(init: RequestInit | undefined): boolean {
  return typeof init?.body === "string" && /"stream":\s*true/.test(init.body);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
