import type { Has } from "../../../platform/app.ts";
import type { ModelAllowance } from "../../../platform/model-allowance.ts";
import { addAmount } from "./throttle.repo.ts";
import { addressSubject } from "./throttle.rules.ts";
import { hourMs, requirePlace } from "./throttle.service.ts";

/** Costs are counted in whole millionths. */
const millionth = 1_000_000;

/**
 * Counts what chat models cost that answer questions from a network in an hour; without a limit nothing. As with a budget, answers that
 * are made at the same time are not seen before they end.
 */
export function openModelAllowance({ db, config }: Has<"db" | "config">): ModelAllowance {
  const { modelCostPerHour } = config;
  const limit = Math.round(modelCostPerHour * millionth);
  const message =
    "Answers to questions from your network have cost as much as this server allows in an hour.";
  return {
    async require(address) {
      if (limit === 0 || address === "") return;
      await requirePlace({ db }, { subject: subjectOf(address), limit, message });
    },
    async add(address, cost) {
      const amount = Math.ceil(cost * millionth);
      if (limit === 0 || address === "" || amount <= 0) return;
      await addAmount(db, subjectOf(address), { amount, windowMs: hourMs, now: new Date() });
    },
  };
}

const subjectOf = (address: string) => addressSubject("model", address);
