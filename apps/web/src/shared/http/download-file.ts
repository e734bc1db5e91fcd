import type { EndpointShape, ParamsFor, QueryFor } from "@footnote/contracts/endpoint";
import { createNetworkError } from "./api-error.ts";
import { buildHeaders, parseReply, buildUrl } from "./call.ts";
import { getCsrfToken } from "./csrf.ts";

/**
 * Fetches the bytes of an endpoint with the session's token, which a plain link would not carry, and hands them to the
 * browser as a download. Throws ApiError.
 */
export async function downloadFile<const E extends EndpointShape>(
  endpoint: E,
  input: { params?: ParamsFor<E>; query: QueryFor<E> },
  fileName: string,
): Promise<void> {
  const response = await fetch(buildUrl(endpoint, input), {
    credentials: "include",
    headers: await buildHeaders(endpoint, getCsrfToken),
  }).catch(() => {
    throw createNetworkError();
  });
  if (!response.ok) parseReply(response.status, await response.text());
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
