import type { EndpointShape, ReplyOf } from "@footnote/contracts/endpoint";
import { ApiError, createNetworkError } from "./api-error.ts";
import { buildHeaders, parseReply, buildUrl } from "./call.ts";
import { withCsrfRetry } from "./csrf.ts";
import { t } from "./messages.ts";

type FileInput = {
  file: File;
  /** Form fields, sent before the file so that the server can refuse without reading it. */
  fields: Record<string, string>;
  /** Receives the part of the file that is sent, from 0 to 1. */
  onSent?: (fraction: number) => void;
  /** Aborts the upload. A file that the server has received completely is still answered. */
  signal?: AbortSignal;
};

/**
 * Uploads one file as multipart with XMLHttpRequest, because fetch reports no upload progress. The reply may lack what an
 * older server leaves out.
 */
export async function sendFile<const E extends EndpointShape>(
  endpoint: E,
  input: FileInput,
): Promise<Partial<ReplyOf<E>>> {
  return withCsrfRetry(async (getToken) => {
    const headers = await buildHeaders(endpoint, getToken);
    input.signal?.throwIfAborted();
    const { status, text } = await transmit(buildUrl(endpoint, {}), headers, input);
    return parseReply(status, text) as Partial<ReplyOf<E>>;
  });
}

function transmit(url: string, headers: Headers, input: FileInput) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const request = new XMLHttpRequest();
  request.open("POST", url);
  request.withCredentials = true;
  headers.forEach((value, name) => request.setRequestHeader(name, value));
  let sentWhole = false;
  request.upload.addEventListener("load", () => (sentWhole = true));
  request.upload.addEventListener("progress", (event) => {
    if (event.lengthComputable) input.onSent?.(event.loaded / event.total);
  });
  request.addEventListener("load", () =>
    resolve({ status: request.status, text: request.responseText }),
  );
  request.addEventListener("error", () => reject(createNetworkError()));
  request.addEventListener("abort", () => reject(createCancelledError()));
  const stop = () => sentWhole || request.abort();
  input.signal?.addEventListener("abort", stop, { once: true });
  request.send(buildForm(input));
  return promise;
}

function buildForm({ file, fields }: FileInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file, file.name);
  return form;
}

function createCancelledError(): ApiError {
  return new ApiError(t.uploadCancelled, { status: 0, code: "network.cancelled", detail: null });
}
