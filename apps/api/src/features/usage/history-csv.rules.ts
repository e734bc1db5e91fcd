import type { ModelKind, ModelUsage, UsageDay } from "@footnote/contracts/usage";
import { toCsvLine } from "../../platform/csv-line.ts";

const columns: readonly (readonly [title: string, valueOf: (day: UsageDay) => string | number])[] =
  [
    ["day", ({ day }) => day],
    ["requests", ({ requests }) => requests],
    ["uploads", ({ uploads }) => uploads],
    ["chat_input_tokens", ({ models }) => sum(models, "chat", "input_tokens")],
    ["chat_output_tokens", ({ models }) => sum(models, "chat", "output_tokens")],
    ["embedding_tokens", ({ models }) => sum(models, "embedding", "input_tokens")],
    ["transcription_seconds", ({ models }) => round(sum(models, "transcription", "seconds"))],
    ["cost", ({ models }) => round(models.reduce((total, { cost }) => total + cost, 0))],
  ];

export const historyHead = toCsvLine(columns.map(([title]) => title));

export function toHistoryLine(day: UsageDay): string {
  return toCsvLine(columns.map(([, valueOf]) => valueOf(day)));
}

type Counted = "input_tokens" | "output_tokens" | "seconds";

function sum(models: readonly ModelUsage[], kind: ModelKind, what: Counted): number {
  return models.reduce((total, use) => (use.kind === kind ? total + use[what] : total), 0);
}

/** Sums of fractions without the digits that adding makes up. */
function round(value: number): number {
  return Number(value.toFixed(6));
}
