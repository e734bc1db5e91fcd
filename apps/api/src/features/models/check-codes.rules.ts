import type { CheckCode } from "@footnote/contracts/models/checks";
import { FetchRefused } from "../../platform/guarded-fetch/fetch-refused.ts";
import type { FailureReason } from "../../platform/models/models.ts";

const codes: Readonly<Record<FailureReason, CheckCode>> = {
  key_refused: "key_refused",
  unknown_model: "model_unknown",
  busy: "busy",
  context_exceeded: "failed",
  filtered: "failed",
  silent: "failed",
  unreachable: "not_reachable",
  timed_out: "timed_out",
  unreadable: "not_understood",
  refused: "failed",
  failed: "failed",
};

/** Why a check failed. `isListed` says whether the provider lists the model; undefined where it lists none. */
export function explainFailure(reason: FailureReason, isListed: boolean | undefined): CheckCode {
  // A model that is there and an address that is not.
  if (reason === "unknown_model" && isListed) return "not_offered";
  // Some servers say "bad request" of a model that they do not have.
  if (reason === "refused" && isListed === false) return "model_unknown";
  return codes[reason];
}

/** Whether the guard refused the address; libraries wrap what a connection threw. */
export function isRefusedAddress(error: unknown): boolean {
  if (error instanceof FetchRefused) return error.reason === "address";
  return error instanceof Error && error.cause !== undefined && isRefusedAddress(error.cause);
}

export const checkSentences: Readonly<Record<CheckCode, string>> = {
  works: "It works.",
  key_refused: "The provider refuses the key. Check that it is complete and still valid.",
  model_unknown: "The provider does not know this model, or the key may not use it.",
  no_tools:
    "The model answers, but calls no tools: answers come from the first search, without searching again.",
  not_offered: "The service does not offer this.",
  not_reachable: "Nothing answers at this address.",
  address_not_allowed:
    "This address is in a network that this server does not connect to from here.",
  timed_out: "The service did not answer in time.",
  busy: "The service refuses requests for now: too many of them, or the quota of the account is used up.",
  not_understood: "What answers at this address does not speak the protocol of OpenAI.",
  failed: "The service answered with an error.",
  skipped: "This was not tried.",
};
