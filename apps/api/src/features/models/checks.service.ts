import type { CheckCode, CheckKind, TestResult } from "@footnote/contracts/models/checks";
import type { ModelRole } from "@footnote/contracts/models/roles";
import type { CheckName, CheckResult } from "../../platform/models/compatibility/check.ts";
import { checkConnection } from "../../platform/models/compatibility/check-connection.ts";
import { type Connection, toClientSettings } from "../../platform/models/connection-access.ts";
import { openReranker } from "../../platform/models/local-judging.ts";
import { ModelFailed } from "../../platform/models/models.ts";
import { type ClientSettings, openClient } from "../../platform/models/openai-client.ts";
import type { ProviderFetch } from "../../platform/models/provider-fetch.ts";
import { checkSentences, explainFailure, isRefusedAddress } from "./check-codes.rules.ts";
import { suggestModels } from "./model-names.rules.ts";

/** A person waits at the screen; a local server may load a model first. */
const checkWithinMs = 45_000;
const listWithinMs = 10_000;
const listedMax = 2_000;

type Check = TestResult["checks"][number];
type Testing = {
  readonly connection: Connection;
  readonly fetch: ProviderFetch;
  readonly signal: AbortSignal;
};

/** Lists the models of a connection and tries those that are named. Failures of the provider are results. */
export async function testModels(
  testing: Testing,
  models: Partial<Record<ModelRole, string>>,
): Promise<TestResult> {
  const { check, names } = await listModels(testing);
  const isUnusable = !["works", "not_offered", "not_understood"].includes(check.code);
  const tried = distinct(models).map(async ({ kind, model }) => {
    if (isUnusable) return [toCheck(kind, model, { code: "skipped", ms: 0 })];
    const isListed = names.length === 0 ? undefined : names.includes(model);
    return await tryModel(testing, { kind, model, isListed });
  });
  const checks = [check, ...(await Promise.all(tried)).flat()];
  return { models: names, suggested: suggestModels(testing.connection.preset, names), checks };
}

type TriedKind = "chat" | "embedding" | "reranker" | "transcription";

/** What is tried, each model once: the chat models of all roles are tried alike. */
function distinct(models: Partial<Record<ModelRole, string>>) {
  const tried = new Map<string, { kind: TriedKind; model: string }>();
  for (const [role, model] of Object.entries(models) as [ModelRole, string][]) {
    const kind = role === "small_chat" || role === "verification" ? "chat" : role;
    tried.set(`${kind} ${model}`, { kind, model });
  }
  return [...tried.values()];
}

async function listModels(testing: Testing): Promise<{ check: Check; names: string[] }> {
  const run = openRun(testing, listWithinMs);
  const results = await checkConnection(run.settings, {}, run.optionsFor("models"));
  const code = run.toCode(results[0]);
  const listed = results[0]?.models ?? [];
  // Google names them as resources, and takes both forms.
  const names = listed.map((name) => name.replace(/^models\//, "")).filter((name) => name !== "");
  // No model was asked for.
  const outcome: Outcome = {
    code: code === "model_unknown" ? "not_offered" : code,
    ms: run.elapsed(),
  };
  return { check: toCheck("models", null, outcome), names: names.slice(0, listedMax) };
}

type Trial = { kind: TriedKind; model: string; isListed: boolean | undefined };

async function tryModel(testing: Testing, { kind, model, isListed }: Trial): Promise<Check[]> {
  const run = openRun(testing, checkWithinMs, isListed);
  if (kind === "reranker") return [await tryReranker(run, model)];
  const names: CheckName[] = kind === "chat" ? ["chat", "tool_call"] : [kind];
  const results = await checkConnection(run.settings, { [kind]: model }, run.optionsFor(...names));
  const [first, second] = results.map((result) => ({
    code: run.toCode(result),
    ms: run.elapsed(),
  }));
  const checks = first ? [toCheck(kind, model, first)] : [];
  if (second && second.code !== "skipped") {
    const hasTools = second.code !== "failed" && second.code !== "not_offered";
    const code = hasTools ? second.code : "no_tools";
    checks.push(toCheck("tools", model, { ...second, code }));
  }
  return checks;
}

async function tryReranker(run: Run, model: string): Promise<Check> {
  const access = { client: openClient(run.settings), model, secret: run.settings.apiKey };
  const reranker = openReranker(access, checkWithinMs);
  try {
    await reranker.score("harbour", ["A harbour.", "A hill."], run.signal);
    return toCheck("reranker", model, { code: "works", ms: run.elapsed() });
  } catch (error) {
    run.signal.throwIfAborted();
    if (!(error instanceof ModelFailed)) throw error;
    const code = run.explain(error.reason);
    return toCheck("reranker", model, { code, ms: run.elapsed() });
  }
}

type Run = ReturnType<typeof openRun>;

/** What the checks of one model share; notes when the guard refuses the address, which the client hides. */
function openRun({ connection, fetch, signal }: Testing, timeoutMs: number, isListed?: boolean) {
  let isRefused = false;
  const watched: ProviderFetch = async (...request) => {
    try {
      return await fetch(...request);
    } catch (error) {
      isRefused ||= isRefusedAddress(error);
      throw error;
    }
  };
  const started = performance.now();
  const explain = (reason: ModelFailed["reason"]): CheckCode =>
    isRefused ? "address_not_allowed" : explainFailure(reason, isListed);
  return {
    signal,
    settings: toClientSettings(connection, { fetch: watched, timeoutMs }) satisfies ClientSettings,
    optionsFor: (...names: CheckName[]) => ({ signal, only: new Set(names) }),
    elapsed: () => Math.round(performance.now() - started),
    explain,
    toCode(result: CheckResult | undefined): CheckCode {
      if (result?.outcome === "works") return "works";
      if (result === undefined || result.outcome === "not_tried") return "skipped";
      if (result.detail === "not_called" || result.detail === "arguments_unreadable") {
        return "no_tools";
      }
      if (result.outcome === "limited") return "works";
      return explain(result.detail as ModelFailed["reason"]);
    },
  };
}

type Outcome = { code: CheckCode; ms: number };

function toCheck(kind: CheckKind, model: string | null, { code, ms }: Outcome): Check {
  return { kind, model, code, message: checkSentences[code], ms };
}
