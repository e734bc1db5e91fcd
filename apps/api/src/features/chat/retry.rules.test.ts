import { expect, it } from "vitest";
import { AppError } from "../../platform/errors.ts";
import { isRetryable } from "./retry.rules.ts";

it.each([
  ["model.failed", true],
  ["model.misconfigured", false],
  ["model.busy", true],
  ["model.context_exceeded", false],
  ["model.empty", true],
  ["model.content_filtered", true],
  ["answer.too_slow", true],
  ["folder.not_found", false],
] as const)("says whether asking again after %s may help", (code, retryable) => {
  expect(isRetryable(new AppError(code))).toBe(retryable);
});
