import { type Page, type Request, expect } from "@playwright/test";
import { problem } from "./answers.ts";
import { test } from "./product.ts";

const create = "/chatbot/chat/create_scope/";

test("calls that change something carry the cookie's token; all of them carry the session's", async ({
  page,
  context,
  member,
}) => {
  const calls = watchCalls(page);
  await page.goto("/database");
  await createFolder(page, "Letters");
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === "csrftoken");
  const [created] = calls.to(create);
  expect(created?.headers()["x-csrftoken"]).toBe(cookie?.value);
  const reading = calls.all.filter((call) => call.method() === "GET");
  expect(reading.length).toBeGreaterThan(3);
  for (const call of reading) expect(call.headers()).not.toHaveProperty("x-csrftoken");
  for (const call of [...reading, ...calls.to(create)]) {
    if (call.url().endsWith("/csrf-token/")) continue;
    expect(call.headers()["authorization"], call.url()).toBe(`Token ${member.token}`);
  }
});

test("without the cookie the token is fetched first, once", async ({ page, context, member }) => {
  expect(member.token).not.toBe("");
  const calls = watchCalls(page);
  await page.goto("/database");
  await expect(page.getByText("Select or create a folder.")).toBeVisible();
  await context.clearCookies();
  await createFolder(page, "Letters");
  await createFolder(page, "Bills");
  expect(calls.to("/auth/users/csrf-token/")).toHaveLength(1);
  expect(calls.to(create)).toHaveLength(2);
});

test("a token that is out of date is fetched anew and the call made once more", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  const calls = watchCalls(page);
  await page.goto("/database");
  await page.route(
    `**/api${create}`,
    (route) => route.fulfill(problem(403, "Old", "csrf.invalid")),
    {
      times: 1,
    },
  );
  await createFolder(page, "Letters");
  expect(calls.to(create)).toHaveLength(2);
});

function watchCalls(page: Page) {
  const all: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) all.push(request);
  });
  const to = (path: string) => all.filter((call) => new URL(call.url()).pathname === `/api${path}`);
  return { all, to };
}

async function createFolder(page: Page, name: string) {
  await page.getByRole("button", { name: "New Folder" }).click();
  await page.getByPlaceholder("Enter folder name").fill(name);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
}
