import { createHash } from "node:crypto";
import { type Page, expect } from "@playwright/test";
import { answer } from "./answers.ts";
import { test } from "./product.ts";

const provider = { name: "Harbour ID", client_id: "client-1", kind: "redirect" };

/** Lets the provider send the browser back at once, with what `back` says. Returns what the page has asked for. */
async function answerAsProvider(page: Page, back: (state: string) => string) {
  const asked: { state?: string; nonce?: string; code_challenge?: string } = {};
  await answer(page, "/auth/providers/", {
    body: JSON.stringify({ google: provider, mail: false }),
  });
  await page.route("**/api/auth/google/begin/", async (route) => {
    Object.assign(asked, route.request().postDataJSON());
    const { origin } = new URL(page.url());
    await route.fulfill({ json: { url: `${origin}/login?${back(asked.state ?? "")}` } });
  });
  return asked;
}

test("a sign-in goes to the provider and back, with the proof that only this page has", async ({
  page,
}) => {
  const asked = await answerAsProvider(page, (state) => `code=abc&state=${state}`);
  let sent: Record<string, string> = {};
  await page.route("**/api/auth/google/", async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ status: 400, json: { error: "This account is closed." } });
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with Harbour ID" }).click();
  await expect(page.getByRole("alert")).toHaveText("This account is closed.");
  await expect(page).toHaveURL("/login");
  expect(sent).toMatchObject({ code: "abc", nonce: asked.nonce, id_token: null });
  const challenge = createHash("sha256")
    .update(sent["code_verifier"] ?? "")
    .digest("base64url");
  expect(challenge).toBe(asked.code_challenge);
});

test("a failed sign-up at the provider ends on the sign-up page", async ({ page }) => {
  await answerAsProvider(page, (state) => `error=access_denied&state=${state}`);
  await page.goto("/signup");
  await page.getByRole("button", { name: "Sign up with Harbour ID" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to authenticate with Harbour ID");
  await expect(page).toHaveURL("/signup");
});

test("an answer that this page has not asked for opens nothing", async ({ page }) => {
  await answer(page, "/auth/providers/", {
    body: JSON.stringify({ google: provider, mail: false }),
  });
  await page.goto("/login?code=stolen&state=made-up");
  await expect(page.getByRole("alert")).toHaveText("Authentication failed. Please try again.");
  await expect(page).toHaveURL("/login");
});

test("an answer with another state than the page asked with is not redeemed, nor the right one after it", async ({
  page,
}) => {
  const asked = await answerAsProvider(page, () => "code=stolen&state=made-up");
  let redeemed = 0;
  await page.route("**/api/auth/google/", async (route) => {
    redeemed += 1;
    await route.fulfill({ status: 400, json: { error: "This account is closed." } });
  });
  const refusal = page.getByRole("alert");
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with Harbour ID" }).click();
  await expect(refusal).toHaveText("Authentication failed. Please try again.");
  await page.goto(`/login?code=abc&state=${asked.state ?? ""}`);
  await expect(refusal).toHaveText("Authentication failed. Please try again.");
  expect(redeemed).toBe(0);
});
