import type { AppError } from "../../platform/errors.ts";

/** Returns whether the same question may be answered when it is asked again. */
export function isRetryable({ code, status }: Pick<AppError, "code" | "status">): boolean {
  return status >= 500 && code !== "model.misconfigured" && code !== "model.context_exceeded";
}
