import type { CheckCode, TestResult } from "@footnote/contracts/models/checks";
import { modelPresets, type PresetId } from "@footnote/contracts/models/presets";
import { t } from "../messages.ts";
import type { FieldErrors } from "./connect-fields.ts";
import type { Outcome } from "./use-connect.ts";

const ofTheAddress: readonly CheckCode[] = ["not_reachable", "address_not_allowed", "timed_out"];

/** What a test has found wrong with the fields that are shown. */
export function findFieldErrors(preset: PresetId, outcome: Outcome | null): FieldErrors {
  if (outcome?.state !== "refused") return {};
  const code = findCause(outcome.result);
  if (code === "key_refused") return { key: t.check_key_refused };
  const isShown = modelPresets[preset].base_url !== "hidden";
  return isShown && ofTheAddress.includes(code) ? { base_url: t[`check_${code}`] } : {};
}

/** The sentence above the list of checks. */
export function summarize({ state, result, filled }: Outcome): string {
  if (state === "tested") return t.testPassed;
  if (state === "undecided") return t.undecided;
  if (state === "refused") return `${t.refused} ${t[`check_${findCause(result)}`]}`;
  if (filled.length === 0) return t.connectedWithoutRoles;
  return t.connectedFor(filled.map((role) => t[`role_${role}`]).join(", "));
}

/** The first check that failed. */
function findCause({ checks }: TestResult): CheckCode {
  const isBad = ({ code }: { code: CheckCode }) => code !== "works" && code !== "skipped";
  const failed = checks.filter(isBad);
  // A service without a list of models may still have the models.
  const cause = failed.find(({ kind }) => kind !== "models" && kind !== "tools") ?? failed[0];
  return cause?.code ?? "failed";
}
