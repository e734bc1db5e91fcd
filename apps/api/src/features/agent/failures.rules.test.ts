import { errorTable } from "@footnote/contracts/errors";
import { expect, it } from "vitest";
import {
  ModelBusy,
  ModelFailed,
  ContentFiltered,
  ContextExceeded,
  ModelSilent,
  ModelMisconfigured,
} from "../../platform/models/models.ts";
import { codeOfFailure, isWorthRetrying } from "./failures.rules.ts";

it.each([
  ["a model that fails", new ModelFailed(""), "model.failed", true],
  ["a refused key", new ModelMisconfigured(""), "model.misconfigured", false],
  ["too many requests", new ModelBusy(""), "model.busy", true],
  ["too much to read", new ContextExceeded(""), "model.context_exceeded", false],
  ["silence", new ModelSilent(""), "model.empty", true],
  ["a filter", new ContentFiltered(""), "model.content_filtered", true],
  ["the time", new DOMException("", "TimeoutError"), "answer.too_slow", true],
] as const)("tells %s apart", (_, failure, code, worth) => {
  expect(codeOfFailure(failure)).toBe(code);
  expect(isWorthRetrying(code, errorTable[code][0])).toBe(worth);
});

it("leaves other failures to whoever looks after the server", () => {
  expect(codeOfFailure(new TypeError("x is undefined"))).toBeUndefined();
  expect(codeOfFailure(new DOMException("", "AbortError"))).toBeUndefined();
});
