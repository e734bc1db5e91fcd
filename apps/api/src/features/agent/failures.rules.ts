import type { ErrorCode } from "@footnote/contracts/errors";
import {
  ModelBusy,
  ModelFailed,
  ContentFiltered,
  ContextExceeded,
  ModelSilent,
  ModelMisconfigured,
} from "../../platform/models/models.ts";

const kinds: readonly [typeof ModelFailed, ErrorCode][] = [
  [ModelMisconfigured, "model.misconfigured"],
  [ModelBusy, "model.busy"],
  [ContextExceeded, "model.context_exceeded"],
  [ContentFiltered, "model.content_filtered"],
  [ModelSilent, "model.empty"],
  [ModelFailed, "model.failed"],
];

/** What is told of a failure that a person need not report: the model's, or that it took too long. */
export function codeOfFailure(error: unknown): ErrorCode | undefined {
  if (error instanceof DOMException && error.name === "TimeoutError") return "answer.too_slow";
  return kinds.find(([kind]) => error instanceof kind)?.[1];
}

/** Whether the same question may well be answered when it is asked again. */
export function isWorthRetrying(code: string, status: number): boolean {
  return status >= 500 && code !== "model.misconfigured" && code !== "model.context_exceeded";
}
