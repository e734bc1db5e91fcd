import { ModelFailed } from "../models.ts";
import type { ClientSettings } from "../openai-client.ts";
import { accessChecks, listingCheck } from "./access-checks.ts";
import { chatChecks } from "./chat-checks.ts";
import type { Check, CheckedRoles, CheckName, CheckResult } from "./check.ts";
import { contextCheck } from "./context-check.ts";
import { embeddingChecks } from "./embedding-checks.ts";
import { transcriptionCheck } from "./transcription-check.ts";

/** Every check, in the order of their results. */
const checks: readonly Check[] = [
  listingCheck,
  ...chatChecks,
  ...embeddingChecks,
  transcriptionCheck,
  ...accessChecks,
  contextCheck,
];

/** What a person waits for: without the long prompt and the checks with wrong settings. */
export const quickChecks: ReadonlySet<CheckName> = new Set([
  "models",
  "chat",
  "stream",
  "tool_call",
  "tool_result",
  "embedding",
  "embedding_order",
  "transcription",
]);

export type CheckOptions = {
  readonly signal?: AbortSignal;
  /** All where it is unset. */
  readonly only?: ReadonlySet<CheckName>;
  /** Called with each result as soon as it is there. */
  readonly onResult?: (result: CheckResult) => void;
};

/**
 * Tries what the product needs of a provider. Returns one result per check, in a fixed order; those of a role without a
 * model are left out. Failures of the provider are results; only the reason of `signal` is thrown.
 */
export async function checkConnection(
  connection: ClientSettings,
  roles: CheckedRoles,
  { signal = new AbortController().signal, only, onResult }: CheckOptions = {},
): Promise<CheckResult[]> {
  const results = new Map<CheckName, CheckResult>();
  for (const check of checks) {
    const model = check.role ? roles[check.role] : "";
    if (model === undefined || only?.has(check.name) === false) continue;
    const failed = check.after !== undefined && results.get(check.after)?.outcome === "fails";
    const result: CheckResult = failed
      ? { check: check.name, outcome: "not_tried", detail: "first_failed" }
      : await runCheck(check, { connection, model, signal });
    results.set(check.name, result);
    onResult?.(result);
  }
  return [...results.values()];
}

async function runCheck(check: Check, tried: Parameters<Check["run"]>[0]): Promise<CheckResult> {
  try {
    return { check: check.name, ...(await check.run(tried)) };
  } catch (error) {
    tried.signal.throwIfAborted();
    if (!(error instanceof ModelFailed)) throw error;
    const { reason: detail, message } = error;
    return { check: check.name, outcome: "fails", detail, message };
  }
}
