import type { EndpointShape, ParamsFor, QueryFor } from "@footnote/contracts/endpoint";
import { parseReply, send } from "./call.ts";

/**
 * Downloads the bytes of an endpoint with the session's token, which a plain link would not send, and saves them under
 * the given name or else the one in the response. Throws ApiError.
 */
export async function downloadFile<const E extends EndpointShape>(
  endpoint: E,
  input: { params?: ParamsFor<E>; query?: QueryFor<E> },
  fileName?: string,
): Promise<void> {
  const response = await send(endpoint, input);
  if (!response.ok) parseReply(response.status, await response.text());
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName ?? readFileName(response);
  link.click();
  URL.revokeObjectURL(address);
}

function readFileName(response: Response): string {
  const disposition = response.headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? "download" : decodeURIComponent(encoded);
}
