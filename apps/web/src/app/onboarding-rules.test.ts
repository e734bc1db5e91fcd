import { describe, expect, it } from "vitest";
import { getRequiredStep, getPathAfterLogin } from "./onboarding-rules.ts";

const status = (organization: boolean, subscription: boolean) => ({
  has_organization: organization,
  has_active_subscription: subscription,
});

describe("onboarding", () => {
  it.each([
    [status(false, false), "/organization-setup"],
    [status(false, true), "/organization-setup"],
    [status(true, false), "/subscribe"],
    [status(true, true), "/chat"],
    [{ ...status(true, true), needs_review: true as const }, "/organization-review"],
    [null, "/chat"],
  ])("after log-in, %o leads to %s", (given, path) => {
    expect(getPathAfterLogin(given)).toBe(path);
  });

  it.each([
    [status(false, false), false, "/organization-setup"],
    [status(true, false), true, "/subscribe"],
    [status(true, false), false, null],
    [status(true, true), true, null],
    [{ ...status(true, false), needs_review: true as const }, true, "/organization-review"],
    [null, true, null],
  ])(
    "a page that needs a subscription sends %o (payments on: %s) to %s",
    (given, enabled, path) => {
      expect(getRequiredStep(given, enabled)).toBe(path);
    },
  );
});
