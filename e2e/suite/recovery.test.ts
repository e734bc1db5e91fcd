import { type Page, expect } from "@playwright/test";
import { test } from "./equipped.ts";
import { newEmail, password, signUp } from "./product.ts";

test("a forgotten password: asked for by mail, chosen anew by its link, which works once", async ({
  page,
  request,
  mail,
}) => {
  const { email } = await signUp(request);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(
    page.getByText(`If ${email} has an account, an email with a link is on its way.`),
  ).toBeVisible();
  const link = await linkTo(mail.next(email, 1), "reset-password");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  const chosen = "quite another passphrase 43";
  await choose(page, chosen, "something else 44");
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  await choose(page, chosen);
  await expect(page.getByText("Your new password is set. You can log in now.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(chosen);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/organization-setup");
  await page.goto("/privacy-policy");
  await page.goto(link);
  await choose(page, "a third passphrase 45");
  await expect(page.getByRole("alert")).toContainText(
    "This link is not valid. It was already used",
  );
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("the answer is the same for an address without an account", async ({ page }) => {
  const email = newEmail();
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(
    page.getByText(`If ${email} has an account, an email with a link is on its way.`),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL("/login");
});

test("a link without its token says so", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("alert")).toContainText("This link is incomplete");
  await expect(page.getByRole("link", { name: "Request a new link" })).toBeVisible();
});

test("an address is confirmed by its mailed link, by way of the log-in", async ({
  page,
  request,
  mail,
}) => {
  const { email } = await signUp(request);
  await page.goto(await linkTo(mail.next(email), "verify-email"));
  await expect(page.getByText("Log in to the account with this email address")).toBeVisible();
  await page.getByRole("link", { name: "Log in to confirm" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL("/organization-setup");
});

test("an unconfirmed address is shown on the account page, and the email is sent again", async ({
  page,
  member,
  mail,
}) => {
  await page.goto("/account");
  await expect(page.getByText("Your email address is not confirmed yet.")).toBeVisible();
  await page.getByRole("button", { name: "Resend link" }).click();
  await linkTo(mail.next(member.email, 1), "verify-email");
  await page.goto("/verify-email#made-up");
  await expect(page.getByRole("alert")).toContainText("This link is not valid");
  await page.getByRole("link", { name: "Go to the Account page" }).click();
  await expect(page).toHaveURL("/account");
});

async function choose(page: Page, chosen: string, confirmed = chosen) {
  await page.getByLabel("New password").fill(chosen);
  await page.getByLabel("Confirm password").fill(confirmed);
  await page.getByRole("button", { name: "Set password" }).click();
}

/** The address of this page in a mail. */
async function linkTo(
  mail: Promise<{ email: { text?: string | undefined } }>,
  page: string,
): Promise<string> {
  const { email } = await mail;
  const [link] = new RegExp(`http://\\S+/${page}#\\S+`).exec(email.text ?? "") ?? [];
  if (link === undefined) throw new Error(`no link to ${page} in: ${email.text ?? ""}`);
  return link;
}
