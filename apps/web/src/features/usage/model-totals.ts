import type { ModelUsage, UsageDay } from "@footnote/contracts/usage";

/** What each model took on all of the days, the dearest first. */
export function sumByModel(days: readonly UsageDay[]): ModelUsage[] {
  const totals = new Map<string, ModelUsage>();
  // An older server sends no models.
  for (const use of days.flatMap(({ models }) => models ?? [])) {
    const key = `${use.kind} ${use.model}`;
    const sum = totals.get(key) ?? {
      ...use,
      input_tokens: 0,
      output_tokens: 0,
      seconds: 0,
      cost: 0,
    };
    totals.set(key, {
      ...sum,
      input_tokens: sum.input_tokens + use.input_tokens,
      output_tokens: sum.output_tokens + use.output_tokens,
      seconds: sum.seconds + use.seconds,
      cost: sum.cost + use.cost,
    });
  }
  return [...totals.values()].toSorted((a, b) => b.cost - a.cost);
}
