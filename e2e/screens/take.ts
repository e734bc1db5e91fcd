import { fileURLToPath } from "node:url";
import { type Browser, type Page, expect } from "@playwright/test";
import { answer } from "../suite/answers.ts";
import { handbook, test } from "../suite/product.ts";

const folder = fileURLToPath(new URL("../../docs/screens/", import.meta.url));
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const json = (value: unknown) => ({ body: JSON.stringify(value), contentType: "application/json" });

type Shot = { name: string; path: string; prepare?: (page: Page) => Promise<void> };

const ofVisitors: Shot[] = [
  {
    name: "landing",
    path: "/",
    prepare: (page) => expect(page.getByRole("article", { name: "Assistant" })).toBeVisible(),
  },
  { name: "login", path: "/login" },
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
  { name: "privacy-policy", path: "/privacy-policy" },
  { name: "not-found", path: "/nowhere" },
];

const ofMembers = (folderId: string): Shot[] => [
  { name: "home", path: "/home" },
  { name: "settings", path: "/settings" },
  { name: "account", path: "/account" },
  { name: "database", path: "/database" },
  { name: "database-folder", path: `/database?folder=${folderId}` },
  {
    name: "database-new-folder",
    path: "/database",
    prepare: (page) => page.getByRole("button", { name: "New Folder" }).click(),
  },
  { name: "chat", path: "/chat" },
  {
    name: "chat-answer",
    path: "/chat",
    prepare: async (page) => {
      const field = page.getByRole("textbox", { name: "Message" });
      await field.fill("What is the fine for a late book?");
      await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
      await field.press("Enter");
      const message = page.getByRole("article", { name: "Assistant" });
      await message
        .getByRole("button", { name: /handbook\.md/ })
        .first()
        .click();
    },
  },
  {
    name: "chat-search-folders",
    path: "/chat",
    prepare: async (page) => {
      await page.getByTitle("Configure Search Folders").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "shortcuts",
    path: "/settings",
    prepare: async (page) => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "subscribe",
    path: "/subscribe",
    prepare: async (page) => {
      await sellSubscriptions(page);
      await page.goto("/subscribe");
      await expect(page.getByRole("button", { name: "Subscribe Now" })).toBeVisible();
    },
  },
  {
    name: "payment-failed",
    path: "/payment-success",
    prepare: async (page) => {
      await sellSubscriptions(page);
      await page.goto("/payment-success");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
];

test("pictures of every page", async ({ browser, baseURL, library, member, newcomer }) => {
  expect(newcomer.token).toBe(member.token);
  for (const name of ["Contracts", "Letters"]) {
    const { id } = await member.post("/chatbot/chat/create_scope/", { name });
    await member.upload({ name: `${name.toLowerCase()}-2026.md`, text: handbook }, id);
  }
  for (const dark of [false, true]) {
    for (const width of ["desktop", "phone"] as const) {
      const as = { browser, baseURL: baseURL ?? "", dark, width };
      await take({ ...as, token: null }, ofVisitors);
      await take({ ...as, token: member.token }, ofMembers(library.folderId));
    }
  }
});

type Visitor = {
  browser: Browser;
  baseURL: string;
  dark: boolean;
  width: keyof typeof widths;
  token: string | null;
};

async function take({ browser, baseURL, dark, width, token }: Visitor, shots: readonly Shot[]) {
  const context = await browser.newContext({
    baseURL,
    locale: "en-US",
    viewport: widths[width],
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    ([theme, key]) => {
      localStorage.setItem("darkMode", theme);
      if (key !== "") localStorage.setItem("token", key);
    },
    [String(dark), token ?? ""] as const,
  );
  for (const { name, path, prepare } of shots) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("h1").first()).toBeAttached();
    await prepare?.(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const file = `${folder}${name}-${width}-${dark ? "dark" : "light"}.jpg`;
    await page.screenshot({ path: file, type: "jpeg", quality: 78 });
    await page.close();
  }
  await context.close();
}

/** The same product, as a server that sells subscriptions tells it. */
async function sellSubscriptions(page: Page) {
  const config = { stripe_enabled: true, publishable_key: "pk_test_1" };
  await answer(page, "/payments/stripe-config/", json(config));
  const onboarding = { has_organization: true, has_active_subscription: false };
  await answer(page, "/organization/user-status/", json(onboarding));
}
