import { describe, expect, it } from "vitest";
import type { SubscriptionReading } from "../../platform/payments/payments.ts";
import {
  chooseCurrentSubscription,
  computePaidAccess,
  getPastDueSince,
  toBillingStatus,
} from "./billing.rules.ts";

const day = 24 * 60 * 60 * 1000;
const graceMs = 7 * day;
const at = (date: string) => new Date(`2026-${date}T00:00:00Z`);

function reading(change: Partial<SubscriptionReading>): SubscriptionReading {
  const rest = { quantity: 1, trialEnd: null, endsAt: null, createdAt: at("01-01") };
  return { id: "sub", status: "active", periodEnd: at("02-01"), ...rest, ...change };
}

describe("the access that is paid for", () => {
  it.each([
    ["lasts past the renewal", { status: "active" }, null, true, at("02-08")],
    ["ends with its period when cancelled", { endsAt: at("02-01") }, null, true, at("02-01")],
    [
      "lasts past the trial",
      { status: "trialing", trialEnd: at("01-15") },
      null,
      true,
      at("01-22"),
    ],
    ["continues after a failed payment", { status: "past_due" }, at("02-01"), true, at("02-08")],
    [
      "ends earlier when it is cancelled too",
      { status: "past_due", endsAt: at("02-03") },
      at("02-01"),
      true,
      at("02-03"),
    ],
    ["has ended", { status: "canceled", endsAt: at("01-20") }, null, false, at("01-20")],
    ["is none when the subscription is unpaid", { status: "unpaid" }, null, false, null],
    ["is none in an unknown status", { status: "frozen" }, null, false, null],
  ] as const)("%s", (_, change, since, ...[isActive, expiresAt]) => {
    expect(computePaidAccess(reading(change), { since, graceMs })).toEqual({ isActive, expiresAt });
  });

  it("has a grace period that starts with the first failed payment", () => {
    const before = at("02-01");
    expect(getPastDueSince("past_due", { before: null, now: at("02-02") })).toEqual(at("02-02"));
    expect(getPastDueSince("past_due", { before, now: at("02-05") })).toEqual(before);
    expect(getPastDueSince("active", { before, now: at("02-05") })).toBeNull();
  });
});

describe("of several subscriptions", () => {
  it("the one that gives most access counts, and the latest of equals", () => {
    const all = [
      reading({ id: "old", createdAt: at("01-01") }),
      reading({ id: "ended", status: "canceled", createdAt: at("01-09") }),
      reading({ id: "new", createdAt: at("01-05") }),
      reading({ id: "overdue", status: "past_due", createdAt: at("01-08") }),
    ];
    expect(chooseCurrentSubscription(all)?.id).toBe("new");
    expect(chooseCurrentSubscription(all.slice(1, 2))?.id).toBe("ended");
    expect(chooseCurrentSubscription([])).toBeUndefined();
  });

  it("a halted or unknown one prevents a second one", () => {
    expect(["unpaid", "paused", "incomplete", "frozen"].map(toBillingStatus)).toEqual(
      Array.from({ length: 4 }, () => "halted"),
    );
    expect(toBillingStatus(null)).toBe("ended");
  });
});
