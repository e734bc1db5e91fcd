import {
  appendToUpload,
  completeUpload,
  createUpload,
  listUploads,
  terminateUpload,
} from "@footnote/contracts/resumable-uploads";
import type { IfExists } from "@footnote/contracts/documents";
import type { EndpointShape, ReplyOf } from "@footnote/contracts/endpoint";
import type { HttpRequest, HttpResponse, PreviousUpload, UrlStorage } from "tus-js-client";
import { Upload } from "tus-js-client";
import { ApiError, createNetworkError, hasCode } from "./api-error.ts";
import { buildHeaders, buildUrl, call, parseReply } from "./call.ts";
import { withCsrfRetry } from "./csrf.ts";
import { t } from "./messages.ts";
import { retryDelays, retryUnreachable } from "./retry-unreachable.ts";

export type ResumableInput = {
  file: File;
  /** The checksum is left out where the browser computes none. */
  metadata: {
    filename: string;
    collection_id: string;
    sha256?: string;
    if_exists?: IfExists;
  };
  /** An upload that was begun with the same one is continued. */
  fingerprint: string;
  /** Where the addresses of unfinished uploads are kept. */
  urlStorage: UrlStorage;
  /** Receives the part of the file that is sent, from 0 to 1. */
  onSent: (fraction: number) => void;
  /** Called when the server cannot be reached. The upload continues by itself when it can. */
  onDisconnected: () => void;
  /** Aborts the upload. A file that the server has received completely is still answered. */
  signal: AbortSignal | undefined;
  /** After an abort with this reason the bytes stay on the server, to be continued later. */
  keptAfter: unknown;
};

/** Proxies that hold requests back until they are complete then lose no more than this. */
const chunkSize = 8 * 1024 * 1024;
/** Less is sent again sooner than the server is asked for it. */
const worthAsking = 2 * 1024 * 1024;
/** What proxies answer for a server that is not there. */
const serverAway = [502, 503, 504];

/** Uploads a file by the tus protocol. Returns the file that it has become and the task to follow. */
export async function sendResumable(
  input: ResumableInput,
): Promise<Partial<ReplyOf<typeof completeUpload>>> {
  const id = await withCsrfRetry((getToken) => transmit(input, getToken));
  const complete = () => call(completeUpload, { params: { id } });
  return retryUnreachable(complete, input.onDisconnected);
}

/** Sends the bytes that the server does not have yet. Returns the id of the upload. */
async function transmit(input: ResumableInput, getToken: () => Promise<string>): Promise<string> {
  const { file, metadata, fingerprint, urlStorage, signal } = input;
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    endpoint: toAddress(createUpload, {}),
    metadata,
    fingerprint: async () => fingerprint,
    urlStorage,
    chunkSize,
    retryDelays,
    async onBeforeRequest(request) {
      const headers = await buildHeaders(createUpload, getToken);
      headers.forEach((value, name) => request.setHeader(name, value));
    },
    onAfterResponse: requireOffset,
    onProgress: (sent, total) => input.onSent(sent / total),
    onShouldRetry(error) {
      const status = error.originalResponse?.getStatus() ?? 0;
      const away = status === 0 || serverAway.includes(status);
      if (away) input.onDisconnected();
      return (away && navigator.onLine) || status === 409;
    },
    onSuccess: () => resolve(idOf(upload.url ?? "")),
    onError(error) {
      const failure = toApiError(error);
      if (navigator.onLine || failure.status !== 0) return reject(failure);
      addEventListener("online", () => upload.start(), { once: true, ...(signal && { signal }) });
    },
  });
  const cancel = () => {
    void upload.abort();
    if (signal?.reason !== input.keptAfter && upload.url) discardUpload(upload.url);
    reject(new ApiError(t.uploadCancelled, { status: 0, code: "network.cancelled", detail: null }));
  };
  signal?.addEventListener("abort", cancel);
  const [previous = await findOnServer(input)] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
  return promise.finally(() => signal?.removeEventListener("abort", cancel));
}

/**
 * An upload of the same file that this browser does not know: it was killed before its storage was written, or another one has
 * begun it.
 */
async function findOnServer({
  file: { size },
  metadata: { filename, collection_id: folderId, sha256, if_exists: ifExists = "keep_both" },
  fingerprint,
  urlStorage,
}: ResumableInput): Promise<PreviousUpload | undefined> {
  if (size < worthAsking || sha256 === undefined) return undefined;
  const { uploads } = await call(listUploads, {}).catch((error: unknown) => {
    // The upload itself waits for the connection.
    if (hasCode(error, "network.unreachable")) return { uploads: [] };
    throw error;
  });
  const found = uploads.find(
    (one) =>
      one.collection_id === folderId &&
      one.name === filename &&
      one.sha256 === sha256 &&
      one.if_exists === ifExists,
  );
  if (!found) return undefined;
  const uploadUrl = toAddress(appendToUpload, { params: { id: found.id } });
  const previous = { size, uploadUrl, metadata: {}, creationTime: "", parallelUploadUrls: null };
  const urlStorageKey = await urlStorage.addUpload(fingerprint, { ...previous, urlStorageKey: "" });
  return { ...previous, urlStorageKey: urlStorageKey ?? fingerprint };
}

function toAddress(endpoint: EndpointShape, input: { params?: unknown }): string {
  return new URL(buildUrl(endpoint, input), location.href).href;
}

/** The library begins anew at any failure to read the offset; only an upload that is gone may be begun anew. */
function requireOffset(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  if (request.getMethod() === "HEAD" && status !== 404 && status !== 410) {
    parseReply(status, response.getBody());
  }
}

/** Deletes what the server has of an upload that is given up. One that cannot be deleted now is deleted when it expires. */
export function discardUpload(url: string): void {
  call(terminateUpload, { params: { id: idOf(url) } }).catch(() => undefined);
}

function idOf(url: string): string {
  return url.split("/").filter(Boolean).at(-1) ?? "";
}

type LibraryError = Error & {
  originalResponse?: HttpResponse | null;
  causingError?: Error | null;
};

function toApiError(error: LibraryError): ApiError {
  if (error.causingError instanceof ApiError) return error.causingError;
  if (error instanceof ApiError) return error;
  const response = error.originalResponse;
  try {
    if (response) parseReply(response.getStatus(), response.getBody());
  } catch (failure) {
    if (failure instanceof ApiError) return failure;
    throw failure;
  }
  return createNetworkError();
}
