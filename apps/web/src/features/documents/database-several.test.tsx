import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import { startFakeSockets } from "../../test/fake-sockets.ts";
import { givenFile, givenFolder, givenSession, memberRoutes } from "../../test/given.ts";
import { renderApp } from "../../test/render-app.tsx";

const reports = givenFolder("f1", "Reports", { documents: 3 });
const drafts = givenFolder("f2", "Drafts", {
  parent_collection_id: "f1",
  path: ["Reports", "Drafts"],
  documents: 1,
});
const plans = givenFolder("f3", "Plans");
const files = ["Alpha.pdf", "Beta.pdf", "Gamma.pdf"].map((name, index) =>
  givenFile(`d${index + 1}`, name, { created_at: `2026-11-0${3 - index}T09:00:00.000Z` }),
);

let server: FakeServer;
beforeEach(() => {
  givenSession();
  startFakeSockets();
  server = startFakeServer({
    ...memberRoutes,
    "GET /folders/all/": [plans, reports, drafts],
    "GET /chatbot/chat/get_scopes/": ({ query }: { query: URLSearchParams }) =>
      query.get("parent_collection_id") === "f1" ? [drafts] : [reports, plans],
    "GET /chatbot/chat/get_files/": files,
    "POST /chatbot/entries/move/": { message: "Moved.", moved: 2 },
  });
});

async function openReports(more = "") {
  const app = renderApp(`/database?folder=f1${more}`);
  await screen.findByText("Alpha.pdf");
  return app;
}
const box = (name: string) => screen.getByRole("checkbox", { name: `Select "${name}"` });
const chosen = () =>
  screen
    .getAllByRole("checkbox", { checked: true })
    .map((element) => element.getAttribute("aria-label"));
const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => /Alpha|Beta|Gamma|Drafts/.exec(row.textContent ?? "")?.[0]);

describe("choosing several", () => {
  it("goes by boxes, by ranges with shift, by lines with ctrl, and by keys", async () => {
    const { user } = await openReports();
    expect(screen.getByText("1 folder · 3 files")).toBeVisible();
    await user.click(box("Alpha.pdf"));
    await user.keyboard("{Shift>}");
    await user.click(screen.getByText("Gamma.pdf"));
    await user.keyboard("{/Shift}");
    expect(screen.getByText("3 selected")).toBeVisible();
    fireEvent.click(screen.getByText("Beta.pdf"), { ctrlKey: true });
    expect(chosen()).toEqual(['Select "Alpha.pdf"', 'Select "Gamma.pdf"']);
    box("Gamma.pdf").focus();
    await user.keyboard("{Control>}a{/Control}");
    expect(screen.getByText("4 selected")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByText(/selected/)).toBeNull();
    box("Alpha.pdf").focus();
    await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(chosen()).toEqual(['Select "Alpha.pdf"', 'Select "Beta.pdf"']);
    await waitFor(() => expect(box("Beta.pdf")).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Clear the selection" }));
    await user.click(screen.getByRole("checkbox", { name: "Select all" }));
    expect(screen.getByText("4 selected")).toBeVisible();
  });

  it("moves what is chosen into a folder it may go to", async () => {
    const { user } = await openReports();
    await user.click(box("Alpha.pdf"));
    await user.click(box("Drafts"));
    await user.click(screen.getByRole("button", { name: "Move" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Move 2 items" }));
    expect(dialog.getByRole("radio", { name: "Reports" })).toBeDisabled();
    expect(dialog.getByRole("radio", { name: "Drafts" })).toBeDisabled();
    expect(dialog.queryByRole("radio", { name: "Folders (top level)" })).toBeNull();
    await user.type(dialog.getByLabelText("Find a folder"), "plan");
    await user.click(dialog.getByRole("radio", { name: "Plans" }));
    await user.click(dialog.getByRole("button", { name: "Move here" }));
    expect(await screen.findByText('Moved 2 items to "Plans".')).toBeVisible();
    expect(server.callsTo("POST /chatbot/entries/move/")[0]?.body).toEqual({
      items: [
        { kind: "file", id: "d1", parent_collection_id: "f1" },
        { kind: "folder", id: "f2", parent_collection_id: "f1" },
      ],
      target_collection_id: "f3",
    });
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it("says why nothing was moved, and keeps what was chosen", async () => {
    const taken = 'A folder named "Drafts" already exists there.';
    server.on("POST /chatbot/entries/move/", problem(409, taken, "folder.name_taken"));
    const { user } = await openReports();
    await user.click(box("Drafts"));
    await user.click(screen.getByRole("button", { name: "Move" }));
    await user.click(await screen.findByRole("radio", { name: "Folders (top level)" }));
    await user.click(screen.getByRole("button", { name: "Move here" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(`Failed to move. ${taken}`);
    expect(screen.getByText("1 selected")).toBeInTheDocument();
  });

  it("deletes what is chosen after asking, and says what is left and why", async () => {
    server.on("POST /chatbot/entries/delete/", {
      results: [
        { kind: "file", id: "d1", deleted: true, error: null },
        {
          kind: "folder",
          id: "f2",
          deleted: false,
          error: { code: "folder.not_found", message: "It is locked." },
        },
      ],
    });
    const { user } = await openReports();
    await user.click(box("Alpha.pdf"));
    await user.click(box("Drafts"));
    await user.keyboard("{Delete}");
    const dialog = within(await screen.findByRole("dialog", { name: "Delete 2 items" }));
    expect(dialog.getByText("The folders hold 1 file.")).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "Move what is in them up" }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Deleted 1 item.")).toBeVisible();
    expect(screen.getByText('Failed to delete folder "Drafts". It is locked.')).toBeVisible();
    expect(server.callsTo("POST /chatbot/entries/delete/")[0]?.body).toEqual({
      items: [
        { kind: "file", id: "d1" },
        { kind: "folder", id: "f2" },
      ],
      delete_documents: false,
    });
  });
});

describe("renaming", () => {
  it("happens in place: Enter keeps the name, Escape does not", async () => {
    server.on("PATCH /chatbot/files/:id/", () => {
      server.on("GET /chatbot/chat/get_files/", [givenFile("d1", "Omega.pdf")]);
      return givenFile("d1", "Omega.pdf");
    });
    const { user } = await openReports();
    await user.click(screen.getByRole("button", { name: 'Rename "Beta.pdf"' }));
    await user.keyboard("Nothing{Escape}");
    expect(screen.getByText("Beta.pdf")).toBeVisible();
    box("Alpha.pdf").focus();
    await user.keyboard("{F2}");
    await user.keyboard("Omega{Enter}");
    expect(await screen.findByText("Omega.pdf")).toBeVisible();
    expect(
      server.callsTo("PATCH /chatbot/files/:id/").map(({ path, body }) => [path, body]),
    ).toEqual([["/chatbot/files/d1/", { name: "Omega.pdf", previous_name: "Alpha.pdf" }]]);
  });

  it("says why it failed, or that a name is needed", async () => {
    server.on("PATCH /chatbot/chat/:id/update_scope/", problem(409, "The name is taken."));
    const { user } = await openReports();
    await user.click(screen.getByRole("button", { name: 'Rename "Drafts"' }));
    await user.keyboard("Plans{Enter}");
    expect(await screen.findByText('Failed to rename "Drafts". The name is taken.')).toBeVisible();
    await user.click(screen.getByRole("button", { name: 'Rename "Drafts"' }));
    await user.clear(screen.getByLabelText('New name of "Drafts"'));
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Folder name cannot be empty.")).toBeVisible();
  });
});

describe("the order", () => {
  it("is chosen by the heads, stands in the address, and stays on the way through folders", async () => {
    const { user, address } = await openReports();
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
    await openReports("&sort=created_at");
    expect(names()).toEqual(["Drafts", "Gamma", "Beta", "Alpha"]);
  });
});

describe("the search by name", () => {
  const page = (name: string, next: string | null) => ({
    folders: next === null ? [] : [drafts],
    files: [{ ...givenFile(name, name), collection_id: "f1", path: ["Reports"] }],
    next_cursor: next,
    total: 2,
  });

  it("looks everywhere, tells where things are, and is left by opening a folder", async () => {
    server.on("GET /chatbot/entries/search/", ({ query }: { query: URLSearchParams }) =>
      query.get("cursor") === "more" ? page("Draft B.md", null) : page("Draft A.md", "more"),
    );
    const { user, address } = renderApp("/database");
    await user.type(await screen.findByLabelText("Search by name"), "draft");
    expect(await screen.findByText("Draft A.md")).toBeVisible();
    expect(address()).toBe("/database?search=draft");
    expect(screen.getByText("3 items found")).toBeVisible();
    const place = screen.getAllByRole("link", { name: "Reports" })[0];
    expect(place).toHaveAttribute("href", "/database?folder=f1");
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
    expect(await screen.findByText("Nothing has this in its name.")).toBeVisible();
    unmount();
    server.on("GET /chatbot/entries/search/", problem(400, "The index is gone."));
    renderApp("/database?search=zebra");
    expect(await screen.findByText("Failed to search. The index is gone.")).toBeVisible();
  });
});

describe("a long list", () => {
  it("tells how long it is and draws what is in sight", async () => {
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
      Array.from({ length: 10_000 }, (_, index) => givenFile(`d${index}`, `File ${index}.pdf`)),
    );
    renderApp("/database?folder=f1");
    const table = await screen.findByRole("table");
    await waitFor(() => expect(table).toHaveAttribute("aria-rowcount", "10002"));
    expect(screen.getByText("1 folder · 10,000 files")).toBeVisible();
    expect(screen.getAllByRole("row").length).toBeLessThan(200);
  });
});
