import { expect, it } from "vitest";
import {
  ModelBusy,
  ModelFailed,
  ContentFiltered,
  ContextExceeded,
  ModelSilent,
  ModelMisconfigured,
} from "../../platform/models/models.ts";
import { getFailureCode } from "./failures.rules.ts";

it.each([
  ["a model that fails", new ModelFailed(""), "model.failed"],
  ["a refused key", new ModelMisconfigured(""), "model.misconfigured"],
  ["too many requests", new ModelBusy(""), "model.busy"],
  ["too much to read", new ContextExceeded(""), "model.context_exceeded"],
  ["silence", new ModelSilent(""), "model.empty"],
  ["a filter", new ContentFiltered(""), "model.content_filtered"],
  ["the time", new DOMException("", "TimeoutError"), "answer.too_slow"],
] as const)("maps %s to its error code", (_, failure, code) => {
  expect(getFailureCode(failure)).toBe(code);
});

it("maps no fault of the server itself", () => {
  expect(getFailureCode(new TypeError("x is undefined"))).toBeUndefined();
  expect(getFailureCode(new DOMException("", "AbortError"))).toBeUndefined();
});
