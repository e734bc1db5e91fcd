import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { drafts, openFileList, startFileListServer } from "../../test/file-list-fixtures.tsx";
import { makeTestFile } from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startFileListServer();
});

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => /Alpha|Beta|Gamma|Drafts/.exec(row.textContent ?? "")?.[0]);

describe("the order", () => {
  it("is chosen by the heads, stands in the address, and stays on the way through folders", async () => {
    const { user, address } = await openFileList();
    const head = () => screen.getByRole("columnheader", { name: "Name" });
    await user.click(within(head()).getByRole("button"));
    expect(head()).toHaveAttribute("aria-sort", "ascending");
    await user.click(within(head()).getByRole("button"));
    expect(names()).toEqual(["Drafts", "Gamma", "Beta", "Alpha"]);
    expect(address()).toBe("/database?folder=f1&sort=-name");
    await user.click(screen.getByRole("link", { name: "Folders" }));
    expect(address()).toBe("/database?sort=-name");
  });

  it("is taken from the address", async () => {
    await openFileList("&sort=created_at");
    expect(names()).toEqual(["Drafts", "Gamma", "Beta", "Alpha"]);
  });
});

describe("the search by name", () => {
  const page = (name: string, next: string | null) => ({
    folders: next === null ? [] : [drafts],
    files: [{ ...makeTestFile(name, name), collection_id: "f1", path: ["Reports"] }],
    next_cursor: next,
    total: 2,
  });

  it("searches all folders, shows locations, and ends when a folder is opened", async () => {
    server.on("GET /chatbot/entries/search/", ({ query }: { query: URLSearchParams }) =>
      query.get("cursor") === "more" ? page("Draft B.md", null) : page("Draft A.md", "more"),
    );
    const { user, address } = renderApp("/database");
    await user.type(await screen.findByLabelText("Search by name"), "draft");
    expect(await screen.findByText("Draft A.md")).toBeVisible();
    expect(address()).toBe("/database?search=draft");
    expect(screen.getByText("3 items found")).toBeVisible();
    const folderLink = screen.getAllByRole("link", { name: "Reports" })[0];
    expect(folderLink).toHaveAttribute("href", "/database?folder=f1");
    await user.click(screen.getByRole("button", { name: "Show more of 2 files" }));
    expect(await screen.findByText("Draft B.md")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Drafts" }));
    expect(await screen.findByText("Alpha.pdf")).toBeVisible();
    expect(screen.getByLabelText("Search by name")).toHaveValue("");
  });

  it("says when there is nothing, or why it failed", async () => {
    server.on("GET /chatbot/entries/search/", {
      folders: [],
      files: [],
      next_cursor: null,
      total: 0,
    });
    const { unmount } = renderApp("/database?search=zebra");
    expect(await screen.findByText("No files or folders found.")).toBeVisible();
    unmount();
    server.on("GET /chatbot/entries/search/", problem(400, "The index is gone."));
    renderApp("/database?search=zebra");
    expect(await screen.findByText("Failed to search. The index is gone.")).toBeVisible();
  });
});

describe("a long list", () => {
  it("announces its length and renders only the visible rows", async () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    // The heights that jsdom has no layout for.
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(45);
    server.on(
      "GET /chatbot/chat/get_files/",
      Array.from({ length: 10_000 }, (_, index) => makeTestFile(`d${index}`, `File ${index}.pdf`)),
    );
    renderApp("/database?folder=f1");
    const table = await screen.findByRole("table");
    await waitFor(() => expect(table).toHaveAttribute("aria-rowcount", "10002"));
    expect(screen.getByText("1 folder · 10,000 files")).toBeVisible();
    expect(screen.getAllByRole("row").length).toBeLessThan(200);
  });
});
