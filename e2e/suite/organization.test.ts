import { expect } from "@playwright/test";
import { answer, countCalls, hold, problem } from "./answers.ts";
import { invite } from "./people.ts";
import { signUp, test } from "./product.ts";

const create = "/organization/create/";

test.beforeEach(async ({ page, newcomer }) => {
  expect(newcomer.token).not.toBe("");
  await page.goto("/organization-setup");
  await expect(page.getByRole("heading", { name: "Submit Organization" })).toBeVisible();
});

test("name and domain are required, and nothing is sent without", async ({ page }) => {
  const calls = countCalls(page, create);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toHaveText("Name and domain are required");
  await page.getByLabel("Organization Name").fill("Harbour Street Library");
  await page.getByLabel("Organization Domain").clear();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toHaveText("Name and domain are required");
  expect(calls.count()).toBe(0);
});

test("suggests the domain of the e-mail address", async ({ page, newcomer }) => {
  const domain = newcomer.email.slice(newcomer.email.indexOf("@") + 1);
  await expect(page.getByLabel("Organization Domain")).toHaveValue(domain);
});

test("an invitation link that is pasted leads into the organization of a colleague", async ({
  page,
  request,
}) => {
  const admin = await signUp(request);
  const name = `Society ${crypto.randomUUID().slice(0, 8)}`;
  const domain = `${name.toLowerCase().replace(" ", "-")}.example`;
  await admin.post("/organization/create/", { name, domain, description: "" });
  const link = new URL(`/join#${await invite(admin)}`, page.url()).href;
  await page.getByLabel("Invitation link").fill(link);
  await page.getByRole("button", { name: "Open invitation" }).click();
  await expect(page.getByRole("heading", { name: `Join ${name}` })).toBeVisible();
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page).toHaveURL("/chat");
});

test("reads Submitting... while busy, sends the three fields and goes to subscribe, which leads on", async ({
  page,
}) => {
  const call = await hold(page, create);
  const sent = page.waitForRequest(`**/api${create}`);
  const domain = `${crypto.randomUUID()}.example`;
  await page.getByLabel("Organization Name").fill("Harbour Street Library");
  await page.getByLabel("Organization Domain").fill(domain);
  await page.getByLabel("Organization Description").fill("Books and boats");
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  expect((await sent).postDataJSON()).toEqual({
    name: "Harbour Street Library",
    domain,
    description: "Books and boats",
  });
  call.release();
  // Payments are off here, so the subscribe page sends on at once.
  await expect(page).toHaveURL("/chat");
  expect(visited).toContain("/subscribe");
});

test("a failure shows data.message, the server's message, or its own sentence", async ({
  page,
}) => {
  const given = [
    [{ status: 400, body: '{"data":{"message":"The domain is taken"}}' }, "The domain is taken"],
    [problem(409, "An organization with this domain already exists."), "already exists"],
    [{ status: 500, body: "" }, "An error occurred during submission. Please try again."],
  ] as const;
  await page.getByLabel("Organization Name").fill("Harbour Street Library");
  await page.getByLabel("Organization Domain").fill("harbour.example");
  for (const [reply, sentence] of given) {
    await page.unrouteAll();
    await answer(page, create, reply);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("alert")).toContainText(sentence);
  }
});
