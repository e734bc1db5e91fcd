import { type Page, expect } from "@playwright/test";
import { answer, problem } from "../suite/answers.ts";
import { json, type Shot } from "./shot.ts";

/** What is seen without an account, or with one that is not complete. */
export const ofAnonymousUsers: Shot[] = [
  {
    name: "landing",
    path: "/",
    dark: true,
    prepare: (page) => expect(page.getByRole("article", { name: "Assistant" })).toBeVisible(),
  },
  { name: "login", path: "/login" },
  {
    name: "login-refused",
    path: "/login",
    prepare: async (page) => {
      await page.getByLabel("Email").fill("ada@library.example");
      await page.getByLabel("Password").fill("not this one");
      await page.getByRole("button", { name: "Log In" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "signup",
    path: "/signup",
    prepare: async (page) => {
      await page.getByLabel("Email").fill("ada@library.example");
      await page.getByLabel("Password", { exact: true }).fill("one passphrase");
      await page.getByLabel("Confirm password").fill("another one");
      await page.getByRole("button", { name: "Create account" }).click();
    },
  },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-password", path: "/reset-password#token=x" },
  { name: "verify-email", path: "/verify-email#token=x" },
  { name: "join", path: "/join#token=x" },
  { name: "privacy-policy", path: "/privacy-policy" },
  { name: "not-found", path: "/nowhere" },
];

/** What is between an account and the chat. */
export const ofNewcomers: Shot[] = [
  {
    name: "organization-setup",
    path: "/organization-setup",
    prepare: async (page) => {
      await page.getByLabel("Organization Name").fill("Harbour Street Library");
    },
  },
  {
    name: "subscribe",
    path: "/subscribe",
    given: sellSubscriptions,
    prepare: (page) => expect(page.getByRole("button", { name: "Subscribe Now" })).toBeVisible(),
  },
  {
    name: "payment-failed",
    path: "/payment-success",
    given: sellSubscriptions,
    prepare: (page) => expect(page.getByRole("alert")).toBeVisible(),
  },
  {
    name: "subscribe-failed",
    path: "/subscribe",
    given: async (page) => {
      await sellSubscriptions(page);
      await answer(page, "/payments/create-checkout-session/", problem(502, "Stripe is asleep."));
    },
    prepare: async (page) => {
      await page.getByRole("button", { name: "Subscribe Now" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
];

/** The same product, as a server that sells subscriptions reports it. */
async function sellSubscriptions(page: Page) {
  const config = { stripe_enabled: true, publishable_key: "pk_test_1" };
  await answer(page, "/payments/stripe-config/", json(config));
  const onboarding = { has_organization: true, has_active_subscription: false };
  await answer(page, "/organization/user-status/", json(onboarding));
}
