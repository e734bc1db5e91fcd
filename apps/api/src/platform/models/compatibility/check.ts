import type { FailureReason } from "../models.ts";
import { type ClientSettings, openClient } from "../openai-client.ts";
import type { ModelAccess } from "../openai-embedding.ts";

/** The models of a connection that are tried; what has no model is not. */
export type CheckedRoles = {
  readonly chat?: string | undefined;
  readonly embedding?: string | undefined;
  readonly transcription?: string | undefined;
};

export type CheckName =
  | "models"
  | "wrong_key"
  | "unknown_model"
  | "chat"
  | "stream"
  | "tool_call"
  | "tool_result"
  | "forced_tool"
  | "long_context"
  | "embedding"
  | "embedding_order"
  | "transcription";

/** `limited`: the product works with it, without something that the detail names. */
export type CheckOutcome = "works" | "limited" | "fails" | "not_tried";

export type CheckDetail =
  | FailureReason
  | "listed"
  | "answered"
  | "not_streamed" // the reply came at once
  | "without_usage" // tokens are not counted
  | "called"
  | "not_called"
  | "arguments_unreadable"
  | "result_used"
  | "result_ignored"
  | "refused_by_name" // a wrong key or model is recognised as such
  | "any_key"
  | "any_model"
  | "read_whole"
  | "truncated" // without an error
  | "embedded"
  | "wrong_order"
  | "in_order"
  | "transcribed"
  | "first_failed"; // another check, without which this one says nothing

export type Finding = {
  readonly outcome: CheckOutcome;
  readonly detail: CheckDetail;
  /** Of a failure: status and codes, nothing that the provider wrote. */
  readonly message?: string;
  /** Those that the provider lists. */
  readonly models?: readonly string[];
  /** Of a vector. */
  readonly dimensions?: number;
};

export type CheckResult = Finding & { readonly check: CheckName };

/** What a check tries. */
export type Tried = {
  readonly connection: ClientSettings;
  /** The model of the check's role. */
  readonly model: string;
  readonly signal: AbortSignal;
};

/** What a check calls the model by. A refused request is sent again so often. */
export function openAccess({ connection, model }: Tried, retries: number): ModelAccess {
  const { apiKey: secret, adaptations } = connection;
  return {
    client: openClient(connection),
    model,
    secret,
    retries,
    ...(adaptations && { adaptations }),
  };
}

export type Check = {
  readonly name: CheckName;
  /** Not tried without a model of this role. */
  readonly role?: keyof CheckedRoles;
  /** Not tried when this one has failed. */
  readonly after?: CheckName;
  /** Throws the `ModelFailed` of what it tries. */
  run(tried: Tried): Promise<Finding>;
};
