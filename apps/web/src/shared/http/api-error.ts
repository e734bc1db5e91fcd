import type { ErrorCode } from "@footnote/contracts/errors";
import { t } from "./messages.ts";

/** Codes of the web app itself, for calls without a readable response. */
type LocalCode = "network.unreachable" | "network.cancelled" | "reply.unreadable";

/**
 * A failed call. `message` is a sentence to show, or "" when the server sent none; `status` is 0 when no response
 * arrived; `detail` contains specifics for programs.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | LocalCode | "unknown";
  readonly detail: unknown;

  constructor(message: string, { status, code, detail }: Omit<ApiError, keyof Error>) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

/** Parses the body of a response outside 2xx; reads every field that documented servers use for the sentence. */
export function parseFailure(status: number, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  const data = isRecord(fields["data"]) ? fields["data"] : {};
  const sentences = [fields["error"], fields["message"], fields["detail"], data["message"]];
  const sentence = sentences.filter((text) => typeof text === "string").find(Boolean) ?? "";
  const message = isForPrograms(sentence, fields["detail"]) ? "" : sentence;
  const code = typeof fields["code"] === "string" ? (fields["code"] as ErrorCode) : "unknown";
  return new ApiError(message, { status, code, detail: fields["detail"] ?? null });
}

/** "name: Invalid input" of a validator, which names a field of the request: pages have a sentence of their own. */
function isForPrograms(sentence: string, detail: unknown): boolean {
  const first: unknown = Array.isArray(detail) ? detail[0] : undefined;
  return isRecord(first) && sentence === `${String(first["field"])}: ${String(first["message"])}`;
}

export function createNetworkError(): ApiError {
  return new ApiError(t.unreachable, { status: 0, code: "network.unreachable", detail: null });
}

/** Returns the sentence to show for a thrown value; the fallback when it has none. */
export function getErrorMessage(thrown: unknown, fallback: string = t.unknownError): string {
  return thrown instanceof Error && thrown.message !== "" ? thrown.message : fallback;
}

export function hasCode(thrown: unknown, code: ErrorCode | LocalCode): boolean {
  return thrown instanceof ApiError && thrown.code === code;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
