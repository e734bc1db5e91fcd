import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import {
  makeTestFile,
  makeTestFolder,
  memberRoutes,
  storeTestSession,
} from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

const file = { ...makeTestFile("d1", "Lending rules.pdf"), collection_id: "f1", path: ["Rules"] };
const conversation = {
  conversation_id: "c1",
  name: "Lending fines",
  created_at: "2026-11-20T10:00:00.000Z",
  excerpt: null,
};

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /chatbot/entries/search/": {
      folders: [],
      files: [file],
      next_cursor: null,
      total: 1,
    },
    "GET /chatbot/conversations/search/": [conversation],
  });
});

async function openPalette(path: string) {
  const app = renderApp(path);
  const button = await screen.findByRole("button", { name: "Search" });
  await app.user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Search and run commands" });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...app, button, field };
}

it("lists actions and pages, and runs the one that the keys choose", async () => {
  const { user, address, field } = await openPalette("/settings");
  expect(screen.getByRole("group", { name: "Actions" })).toBeVisible();
  expect(screen.getByRole("option", { name: "New folder" })).toBeVisible();
  await user.type(field, "hom");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Home"]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/home"));
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
});

it("finds files and conversations once the typing pauses, with one search", async () => {
  const { user, address, field } = await openPalette("/settings");
  await user.type(field, "lending");
  const files = await screen.findByRole("group", { name: "Files" });
  expect(within(files).getByRole("option")).toHaveTextContent("Lending rules.pdfRules");
  expect(await screen.findByRole("group", { name: "Conversations" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("2 results");
  const searches = server.callsTo("GET /chatbot/entries/search/");
  expect(searches.map(({ query }) => query.get("search"))).toEqual(["lending"]);
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(address()).toBe("/chat?conversation=c1"));
});

it("leaves out what an earlier text has found and the present one does not match", async () => {
  const { user, field } = await openPalette("/settings");
  await user.type(field, "lending");
  await screen.findByRole("option", { name: /Lending rules/ });
  server.on("GET /chatbot/entries/search/", () => Promise.withResolvers().promise);
  server.on("GET /chatbot/conversations/search/", () => Promise.withResolvers().promise);
  await user.type(field, " r");
  expect(await screen.findByRole("option", { name: /Lending rules/ })).toBeVisible();
  expect(screen.queryByRole("option", { name: /fines/ })).toBeNull();
});

it("says that the search failed, and keeps the commands", async () => {
  server.on("GET /chatbot/entries/search/", problem(400, "The text is too long."));
  const { user, field } = await openPalette("/settings");
  await user.type(field, "home");
  expect(
    await screen.findByText("Files and conversations could not be searched. The text is too long."),
  ).toBeVisible();
  expect(screen.getByRole("option", { name: "Home" })).toBeVisible();
});

it("gives the focus back when it is closed by Escape", async () => {
  const { user, button } = await openPalette("/settings");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  await user.click(button);
  await screen.findByRole("combobox");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(button).toHaveFocus());
});

it("switches the theme, and opens the dialog of a new folder in the open one", async () => {
  server.on("GET /folders/all/", [makeTestFolder("f1", "Rules")]);
  const { user, address, field } = await openPalette("/database?folder=f1");
  await user.type(field, "dark{Enter}");
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  await user.keyboard("{Meta>}k{/Meta}");
  await user.type(await screen.findByRole("combobox"), "new folder{Enter}");
  expect(await screen.findByRole("dialog", { name: "Create New Folder" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
  expect(address()).toBe("/database?folder=f1");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "upload{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Select Files" })).toHaveFocus());
});

it("leaves the keys to an open dialog, and to who has switched shortcuts off", async () => {
  const { user } = renderApp("/settings");
  await screen.findByRole("button", { name: "Search" });
  await user.keyboard("?");
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("keeps what is typed right after the keys, before its field is there", async () => {
  const { user } = renderApp("/settings");
  await screen.findByRole("button", { name: "Search" });
  await user.keyboard("{Control>}k{/Control}hom");
  const field = await screen.findByRole("combobox", { name: "Search and run commands" });
  expect(field).toHaveValue("hom");
  expect(await screen.findByRole("option", { name: "Home" })).toBeVisible();
});
