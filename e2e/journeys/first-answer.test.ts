import { expect } from "@playwright/test";
import { test } from "../suite/complaints.ts";
import { chooseFiles } from "../suite/uploads.ts";

const most = 6;
const rules = `# House rules

## Opening hours

The opening hours of the laundry room are 7:00 to 22:00 from Monday to Saturday.

## Visitors

Visitors may stay for three nights. After that visitors register with the caretaker.
`;
const file = { name: "house-rules.md", mimeType: "text/markdown", buffer: Buffer.from(rules) };

/** An interaction is a press, a choice of files, or a form that is filled in and sent. */
test(`from the landing page to a cited answer about one's own file in at most ${most} interactions`, async ({
  page,
}) => {
  const interactions: string[] = [];
  const interact = (name: string, act: () => Promise<void>) => {
    interactions.push(name);
    return test.step(name, act);
  };
  await page.goto("/");
  await interact("ask for an account", () =>
    page.getByRole("link", { name: "Create an account" }).click(),
  );
  await interact("fill in the sign-up", async () => {
    await page.getByLabel("Email").fill(`ada@${crypto.randomUUID()}.example`);
    await page.getByLabel("Password", { exact: true }).fill("a long enough passphrase 42");
    await page.getByLabel("Confirm password").fill("a long enough passphrase 42");
    await page.keyboard.press("Enter");
  });
  await interact("name the organization", async () => {
    await page.getByLabel("Organization Name").fill("The House");
    await page.keyboard.press("Enter");
  });
  await expect(page.getByRole("heading", { name: "How can I help?" })).toBeVisible();
  await interact("choose a file", () => chooseFiles(page, [file]));
  const suggestions = page.getByRole("region", { name: "Questions that your documents answer" });
  await interact("press a suggested question", () =>
    suggestions.getByRole("button").first().click({ timeout: 60_000 }),
  );
  const answer = page.getByRole("article", { name: "Assistant" });
  const source = answer.getByRole("link", { name: /^Source 1: house-rules\.md/ }).first();
  await expect(source).toBeVisible();
  expect(interactions.length, interactions.join(", ")).toBeLessThanOrEqual(most);
  await interact("open the source", () => source.click());
  await expect(page.getByRole("heading", { name: "house-rules.md" })).toBeVisible();
  expect(interactions.length, interactions.join(", ")).toBeLessThanOrEqual(most);
});
