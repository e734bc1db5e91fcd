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

/** Returns the error code of a failure of the model or of the time limit; undefined for a fault of the server. */
export function getErrorCode(error: unknown): ErrorCode | undefined {
  if (error instanceof DOMException && error.name === "TimeoutError") return "answer.too_slow";
  return kinds.find(([kind]) => error instanceof kind)?.[1];
}
