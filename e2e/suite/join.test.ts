import { expect } from "@playwright/test";
import { invite } from "./people.ts";
import { newEmail, password, signUp, test } from "./product.ts";

test("an invitation's link says who invites to what, and leads through the sign-up into the organization", async ({
  page,
  request,
}) => {
  const admin = await signUp(request);
  const name = `Society ${crypto.randomUUID().slice(0, 8)}`;
  const domain = `${name.toLowerCase().replace(" ", "-")}.example`;
  await admin.post("/organization/create/", { name, domain, description: "" });
  await page.goto(`/join#${await invite(admin)}`);
  await expect(page.getByRole("heading", { name: `Join ${name}` })).toBeVisible();
  await expect(page.getByText(`${admin.email} invites you to ${name}`)).toBeVisible();
  await expect(page.getByText(/expires on [A-Z][a-z]{2} \d{1,2}, \d{4}/)).toBeVisible();
  await page.getByRole("link", { name: "Create an account to join" }).click();
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/join");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page).toHaveURL("/chat");
  await page.goto("/account");
  await expect(page.getByRole("region", { name: "Organization", exact: true })).toContainText(name);
});

test("who is in an organization already sees that", async ({ page, member }) => {
  await page.goto(`/join#${await invite(member)}`);
  await expect(page.getByText("You already belong to an organization")).toBeVisible();
  await page.getByRole("link", { name: "Go to the Account page" }).click();
  await expect(page).toHaveURL("/account");
});

for (const [title, path, words] of [
  ["without its token", "/join", "This link is incomplete"],
  [
    "used before or made up",
    "/join#made-up",
    "does not exist, has expired or has already been used",
  ],
] as const) {
  test(`a link ${title} says so and leads to the start`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText(words);
    await page.getByRole("link", { name: "Go to the start page" }).click();
    await expect(page).toHaveURL("/");
  });
}
