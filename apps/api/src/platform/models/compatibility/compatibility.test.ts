import { afterEach, describe, expect, it } from "vitest";
import { anthropic } from "../../../test/model-servers/presets/anthropic.ts";
import { azure } from "../../../test/model-servers/presets/azure.ts";
import {
  custom,
  customRepeating,
  customWhole,
  pageForApi,
} from "../../../test/model-servers/presets/custom.ts";
import { google } from "../../../test/model-servers/presets/google.ts";
import { llamaCpp, llamaCppWithoutJinja } from "../../../test/model-servers/presets/llama-cpp.ts";
import { lmStudio } from "../../../test/model-servers/presets/lm-studio.ts";
import { mistral } from "../../../test/model-servers/presets/mistral.ts";
import { ollama, ollamaWithoutTools } from "../../../test/model-servers/presets/ollama.ts";
import { openai } from "../../../test/model-servers/presets/openai.ts";
import { openrouter, openrouterFailing } from "../../../test/model-servers/presets/openrouter.ts";
import { vllm, vllmLate, vllmWithoutParser } from "../../../test/model-servers/presets/vllm.ts";
import type { NamedQuirk, Preset, SuiteCheck } from "../../../test/model-servers/preset.ts";
import {
  type ProvokedName,
  runProvoked,
  usualOutcome,
} from "../../../test/model-servers/provoked-checks.ts";
import { type ModelServer, startModelServer } from "../../../test/model-servers/server.ts";
import {
  type Adaptation,
  adaptations,
  type Adaptations,
  everyAdaptation,
} from "../adaptations/adaptations.ts";
import type { CheckName } from "./check.ts";
import { checkConnection } from "./check-connection.ts";

// Every preset as an emulated server with the quirks that its provider documents or its users have reported, behind the
// client that the product uses. The same checks run against a live server: npm run models -- check URL.

const presets: readonly Preset[] = [
  openai,
  azure,
  anthropic,
  google,
  mistral,
  openrouter,
  openrouterFailing,
  ollama,
  ollamaWithoutTools,
  vllm,
  vllmWithoutParser,
  vllmLate,
  lmStudio,
  llamaCpp,
  llamaCppWithoutJinja,
  custom,
  customRepeating,
  customWhole,
  pageForApi,
];

const usual: Readonly<Record<CheckName, string>> = {
  models: "listed",
  chat: "answered",
  stream: "answered",
  tool_call: "called",
  tool_result: "result_used",
  forced_tool: "called",
  embedding: "embedded",
  embedding_order: "in_order",
  transcription: "transcribed",
  wrong_key: "refused_by_name",
  unknown_model: "refused_by_name",
  long_context: "context_exceeded",
};

const provoked = Object.keys(usualOutcome) as ProvokedName[];
const isProvoked = (name: SuiteCheck): name is ProvokedName => Object.hasOwn(usualOutcome, name);

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function connect(preset: Preset, without: readonly Adaptation[] = []) {
  const started = await startModelServer(preset);
  server = started;
  const left: Adaptations = new Set([...everyAdaptation].filter((one) => !without.includes(one)));
  const connection = {
    apiKey: preset.key ?? "unused",
    baseUrl: started.origin + (preset.address ?? preset.basePath),
    timeoutMs: 10_000,
    adaptations: left,
    ...preset.connection,
  };
  return { connection, server: started };
}

type Connected = Awaited<ReturnType<typeof connect>>;

async function runCheck(
  { connection, server: running }: Connected,
  preset: Preset,
  name: SuiteCheck,
) {
  if (isProvoked(name)) {
    const { signal } = new AbortController();
    return await runProvoked(name, {
      connection,
      model: preset.models.chat,
      signal,
      server: running,
    });
  }
  const only = new Set([name]);
  const [result] = await checkConnection(connection, preset.models, { only });
  return result?.detail;
}

const expectedOf = ({ expected }: Preset, name: SuiteCheck) =>
  expected?.[name] ?? (isProvoked(name) ? usualOutcome[name] : usual[name]);

const suiteOf = ({ models, only }: Preset): readonly SuiteCheck[] => {
  if (only) return only;
  const tried = (Object.keys(usual) as CheckName[]).filter((name) => {
    if (name.startsWith("embedding")) return models.embedding !== undefined;
    return name !== "transcription" || models.transcription !== undefined;
  });
  return [...tried, ...provoked];
};

describe.each(presets.map((preset) => [preset.name, preset] as const))("%s", (_, preset) => {
  it("passes every check", async () => {
    const connected = await connect(preset);
    const results: Record<string, unknown> = {};
    for (const name of suiteOf(preset)) results[name] = await runCheck(connected, preset, name);
    const expected = suiteOf(preset).map((name) => [name, expectedOf(preset, name)]);
    expect(results).toEqual(Object.fromEntries(expected));
  });

  const handled = preset.quirks.filter(({ handledBy }) => handledBy.length > 0);
  it
    .skipIf(handled.length === 0)
    .each(handled.map((quirk) => [quirk.name, quirk.handledBy.join(", "), quirk] as const))(
    "%s: fails without %s",
    async (__, ___, quirk: NamedQuirk) => {
      const connected = await connect(preset, quirk.handledBy);
      const result = await runCheck(connected, preset, quirk.shownBy);
      expect(result).not.toBe(expectedOf(preset, quirk.shownBy));
    },
  );
});

it("knows a quirk for every adaptation", () => {
  const shown = new Set(presets.flatMap(({ quirks }) => quirks.flatMap((one) => one.handledBy)));
  const elsewhere: Adaptation[] = ["retry_delay_in_body"]; // in adapted-fetch.test.ts
  const names = Object.keys(adaptations) as Adaptation[];
  expect(names.filter((name) => !shown.has(name) && !elsewhere.includes(name))).toEqual([]);
});
