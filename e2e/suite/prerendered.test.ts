import { type Page, expect } from "@playwright/test";
import { answer, problem } from "./answers.ts";
import { answers, messageField, question, sidebar } from "./chat.ts";
import { signUp, password, test } from "./product.ts";

/** Holds the app's scripts back until `release` is called: what is seen then was drawn at the build. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });

test("a form that is filled and sent before the scripts run is kept, and sent by them", async ({
  page,
  request,
}) => {
  const { email } = await signUp(request);
  const scripts = await holdScripts(page);
  await open(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/login");
  const sent = page.waitForRequest("**/api/auth/login/");
  scripts.release();
  expect((await sent).postDataJSON()).toEqual({ email, password });
  await expect(page).toHaveURL("/organization-setup");
});

test("the scripts take over what is shown, and move neither fields nor focus", async ({ page }) => {
  const scripts = await holdScripts(page);
  await open(page, "/signup");
  const field = page.getByLabel("Email");
  await field.pressSequentially("ada@");
  await field.evaluate((element) => element.setAttribute("data-first", "yes"));
  scripts.release();
  await expect(page.getByRole("radio", { name: "Deutsch" })).toBeVisible();
  await expect(field).toHaveAttribute("data-first", "yes");
  await expect(field).toBeFocused();
  await page.keyboard.type("example.org");
  await expect(field).toHaveValue("ada@example.org");
});

for (const [key, value] of [
  ["language", "fr"],
  ["token", "of a session"],
] as const) {
  test(`with a stored ${key} nothing is shown that does not fit`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem(...stored), [key, value] as const);
    const scripts = await holdScripts(page);
    await open(page, "/");
    await expect(page.getByRole("heading", { name: "Welcome to Footnote" })).toBeHidden();
    await expect(page.locator("#root")).toHaveCSS("visibility", "hidden");
    scripts.release();
    await expect(page.locator("#root")).toHaveCSS("visibility", "visible");
    await expect(page.getByRole("main")).toBeVisible();
  });
}

test("what every page asks for first is asked for once, before its scripts are there", async ({
  page,
  member,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const scripts = await holdScripts(page);
  const first = [
    "/api/auth/user/",
    "/api/organization/user-status/",
    "/api/payments/stripe-config/",
  ];
  const early = Promise.all(
    first.map(async (path) => (await page.waitForResponse(`**${path}`)).finished()),
  );
  await open(page, "/account");
  // Received whole: a reply that no script takes would keep its connection busy.
  await early;
  scripts.release();
  await expect(page.getByRole("main").getByText(member.email).first()).toBeVisible();
  expect(asked.filter((path) => first.includes(path)).toSorted()).toEqual(first);
});

const membersPages = [
  ["/chat", "How can I help?"],
  ["/home", "What would you like to know?"],
  ["/database", "Folders"],
] as const;

for (const [path, heading] of membersPages) {
  test(`${path} is shown to a member before its scripts are there, which keep what is shown`, async ({
    page,
    member,
  }) => {
    expect(member.token).not.toBe("");
    const scripts = await holdScripts(page);
    await open(page, path);
    const title = page.getByRole("heading", { level: 1, name: heading });
    await expect(title).toBeVisible();
    await title.evaluate((element) => element.setAttribute("data-first", "yes"));
    scripts.release();
    await page.getByRole("button", { name: "Log Out" }).click({ trial: true });
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    await expect(title).toHaveAttribute("data-first", "yes");
    await expect(page.locator("[inert]")).toHaveCount(0);
  });
}

test("a question that is typed and sent before the scripts run is asked by them", async ({
  page,
  library,
}) => {
  expect(library.folderId).not.toBe("");
  const scripts = await holdScripts(page);
  await open(page, "/chat");
  await messageField(page).fill(question);
  await messageField(page).press("Enter");
  await expect(messageField(page)).toHaveValue(question);
  scripts.release();
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByRole("article", { name: "You" })).toHaveText(new RegExp(question));
});

test("what is typed while the scripts take the chat over stays, and the field keeps the focus", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  const scripts = await holdScripts(page);
  await open(page, "/chat");
  await messageField(page).pressSequentially("What is ");
  scripts.release();
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  await expect(messageField(page)).toBeFocused();
  await page.keyboard.type("due?");
  await expect(messageField(page)).toHaveValue("What is due?");
});

test("a page for members stays shown when the server is too busy to check the session at once", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  const busy = problem(503, "The server is busy. Please try again.", "server.busy");
  let calls = 0;
  await page.route("**/api/auth/user/", (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill(busy) : route.continue();
  });
  const scripts = await holdScripts(page);
  const refused = page.waitForResponse("**/api/auth/user/");
  await open(page, "/chat");
  await (await refused).finished();
  await expect(messageField(page)).toBeVisible();
  scripts.release();
  await page.getByRole("button", { name: "Log Out" }).click({ trial: true });
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  await expect(messageField(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test("the conversations are collapsed before the scripts are there", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("get_recent_conversations")) asked += 1;
    });
    const scripts = await holdScripts(page);
    await open(page, "/chat");
    await expect(messageField(page)).toBeVisible();
    await expect(sidebar(page).getByRole("heading")).toBeHidden();
    scripts.release();
    await page.getByRole("button", { name: "Log Out" }).click({ trial: true });
    expect(asked).toBe(0);
    await page.getByRole("button", { name: "Expand Sidebar" }).click();
    await expect(sidebar(page).getByRole("heading", { name: "Conversations" })).toBeVisible();
  });
});

test.describe("a page for members is not shown before its scripts are there", () => {
  const title = (page: Page) => page.getByRole("heading", { name: "How can I help?" });

  test("to who is signed out", async ({ page }) => {
    const scripts = await holdScripts(page);
    await open(page, "/chat");
    await expect(page.locator("#root")).toHaveCSS("visibility", "hidden");
    await expect(title(page)).toBeHidden();
    scripts.release();
    await expect(page).toHaveURL("/login");
  });

  test("once the session turns out to have ended", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    const ended = problem(401, "Your session has ended. Please log in again.", "session.expired");
    await answer(page, "/auth/user/", ended);
    const scripts = await holdScripts(page);
    await open(page, "/chat");
    await expect(page.locator("#root")).toHaveCSS("visibility", "hidden");
    scripts.release();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  });

  test("to who was sent elsewhere at the last visit", async ({ page, newcomer }) => {
    expect(newcomer.token).not.toBe("");
    await page.goto("/chat");
    await expect(page).toHaveURL("/organization-setup");
    await expect(page.getByRole("textbox").first()).toBeVisible();
    const scripts = await holdScripts(page);
    await open(page, "/chat");
    await expect(page.locator("#root")).toHaveCSS("visibility", "hidden");
    scripts.release();
    await expect(page).toHaveURL("/organization-setup");
  });
});
