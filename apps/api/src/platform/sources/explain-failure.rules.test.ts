import { expect, it } from "vitest";
import { FetchRefused, type Refusal } from "../guarded-fetch/fetch-refused.ts";
import { explainFailure } from "./explain-failure.ts";

const late = "The server did not answer in time.";
const brokenOff = "The connection to the server broke off.";
const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error("failed", { cause }), { code });
const fetchFailed = (code: string) =>
  new FetchRefused("failed", "http://a", {
    cause: new TypeError("failed", { cause: withCode(code) }),
  });

it.each([
  ["a fetch that took too long", new FetchRefused("timed_out", "http://a"), late],
  ["a timeout of ours", new DOMException("Timed out", "TimeoutError"), late],
  ["a fetch whose connection broke off", fetchFailed("UND_ERR_SOCKET"), brokenOff],
  ["a mailbox whose connection broke off", withCode("NoConnection"), brokenOff],
  [
    "a fetch that nobody answered",
    fetchFailed("ECONNREFUSED"),
    "The server cannot be reached (ECONNREFUSED).",
  ],
  [
    "a fetch of broken compression",
    fetchFailed("Z_DATA_ERROR"),
    "The server sent an unreadable response (Z_DATA_ERROR).",
  ],
  [
    "a line without end",
    withCode("LineTooLarge"),
    "The server sent more than is read of such a reply.",
  ],
])("%s is explained", (_, cause, sentence) => {
  expect(explainFailure(cause).message).toBe(sentence);
});

it.each<Refusal>(["scheme", "redirects", "status", "type", "too_large", "timed_out", "failed"])(
  "no code of ours is shown for a fetch that is refused: %s",
  (reason) => {
    const wrapped = withCode(`refused:${reason}`, new FetchRefused(reason, "http://a"));
    expect(explainFailure(wrapped).message).toMatch(/^(?!.*refused:)The (server|connection)/);
  },
);

it("an address that is not allowed is named before what the server answered", () => {
  const cause = withCode("ECONNRESET", new FetchRefused("address", "10.0.0.1"));
  expect(explainFailure(cause, 404).message).toContain("not allowed");
});
