import type { ErrorCode } from "@footnote/contracts/errors";
import { t } from "./messages.ts";

/** Codes the web makes itself, for calls that got no answer from the server. */
type LocalCode = "network.unreachable" | "network.cancelled" | "reply.unreadable";

/**
 * A call that failed. `message` is a sentence to show, or "" when the server gave none; `status` is 0
 * when no answer arrived; `detail` holds specifics for the program.
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

/** The failure a non-2xx answer stands for; reads every field the documented servers use for the sentence. */
export function parseFailure(status: number, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  const data = isRecord(fields["data"]) ? fields["data"] : {};
  const sentences = [fields["error"], fields["message"], fields["detail"], data["message"]];
  const message = sentences.filter((text) => typeof text === "string").find(Boolean) ?? "";
  const code = typeof fields["code"] === "string" ? (fields["code"] as ErrorCode) : "unknown";
  return new ApiError(message, { status, code, detail: fields["detail"] ?? null });
}

export function createNetworkError(): ApiError {
  return new ApiError(t.unreachable, { status: 0, code: "network.unreachable", detail: null });
}

/** The sentence to show for anything that was thrown; the fallback when it carries none. */
export function getErrorMessage(thrown: unknown, fallback: string): string {
  return thrown instanceof Error && thrown.message !== "" ? thrown.message : fallback;
}

export function hasCode(thrown: unknown, code: ErrorCode | LocalCode): boolean {
  return thrown instanceof ApiError && thrown.code === code;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
