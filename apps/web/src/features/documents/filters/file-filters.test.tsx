import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { FakeServer, SeenCall } from "../../../test/fake-server.ts";
import { startFileListServer, openFileList } from "../../../test/file-list-fixtures.tsx";
import { makeTestFile } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const listCall = "GET /chatbot/chat/get_files/";
const mail = makeTestFile("d9", "Letter.eml");
const broken = makeTestFile("d8", "Broken.pdf", {
  size: 9000,
  state: "failed",
  failure: { code: "damaged", message: "It is damaged.", can_retry: false },
});
const plain = makeTestFile("d7", "Alpha.pdf", { size: 100 });

let server: FakeServer;
beforeEach(() => {
  server = startFileListServer();
  server.on(listCall, ({ query }: SeenCall) => {
    if (query.get("type") === "mail") return query.get("state") === "failed" ? [] : [mail];
    return [mail, broken, plain];
  });
});

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("link")[0]?.textContent);

it("filters are in the address and in the query, and hide folders until they are cleared", async () => {
  const { user, address } = await openFileList();
  await user.selectOptions(screen.getByLabelText("Type"), "Mail");
  expect(address()).toBe("/database?folder=f1&type=mail");
  expect(await screen.findByText("1 file")).toBeVisible();
  expect(names()).toEqual(["Letter.eml"]);
  await user.selectOptions(screen.getByLabelText("State"), "Failed");
  expect(await screen.findByText("No file matches.")).toBeVisible();
  expect(screen.queryByText("This folder is empty.")).toBeNull();
  const asked = server.callsTo(listCall).at(-1)?.query;
  expect(asked?.toString()).toBe("collection_id=f1&type=mail&state=failed");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText("1 folder · 3 files")).toBeVisible();
  expect(address()).toBe("/database?folder=f1");
});

it("filters stay when another folder is opened, and end at the root, which has no files", async () => {
  const { user, address } = await openFileList();
  await user.selectOptions(screen.getByLabelText("Type"), "Mail");
  await user.click(await screen.findByRole("treeitem", { name: /^Plans/ }));
  expect(address()).toBe("/database?folder=f3&type=mail");
  await user.click(screen.getByRole("link", { name: "Folders" }));
  expect(address()).toBe("/database");
});

it("a filter in the address holds for a search by name, too", async () => {
  server.on("GET /chatbot/entries/search/", {
    folders: [],
    files: [],
    next_cursor: null,
    total: 0,
  });
  renderApp("/database?search=a&type=web&added=7d");
  expect(await screen.findByText("No file matches.")).toBeVisible();
  const asked = server.callsTo("GET /chatbot/entries/search/")[0]?.query;
  expect([asked?.get("search"), asked?.get("type")]).toEqual(["a", "web"]);
  expect(asked?.get("created_after")).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(screen.getByLabelText("Date Added")).toHaveDisplayValue("Last 7 days");
});

it("the list shows the state of each file and is sorted by size and state", async () => {
  const { user } = await openFileList();
  const row = screen.getByRole("row", { name: /Broken\.pdf/ });
  expect(within(row).getByRole("cell", { name: "Failed" })).toBeVisible();
  const head = (name: string) => screen.getByRole("columnheader", { name });
  await user.click(within(head("Size")).getByRole("button"));
  expect(head("Size")).toHaveAttribute("aria-sort", "ascending");
  expect(names()).toEqual(["Drafts", "Alpha.pdf", "Letter.eml", "Broken.pdf"]);
  await user.click(within(head("State")).getByRole("button"));
  expect(names()).toEqual(["Drafts", "Broken.pdf", "Letter.eml", "Alpha.pdf"]);
  await user.click(within(head("State")).getByRole("button"));
  expect(head("State")).toHaveAttribute("aria-sort", "descending");
  expect(names().at(-1)).toBe("Broken.pdf");
});
