import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import { databaseRoutes, drafts, file } from "../../test/database-fixtures.ts";
import { makeTestFile, makeTestFolder, storeTestSession } from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer(databaseRoutes);
});

describe("the root of the database", () => {
  it("names the organization, lists folders and takes no files", async () => {
    renderApp("/database");
    expect(await screen.findByRole("link", { name: "Reports" })).toBeVisible();
    expect(screen.getByText("Analytical Society")).toBeVisible();
    for (const name of ["Name", "Date Added"]) {
      expect(screen.getByRole("columnheader", { name })).toBeVisible();
    }
    expect(screen.queryByRole("button", { name: "Select Files" })).toBeNull();
    expect(server.callsTo("GET /chatbot/chat/get_files/")).toEqual([]);
  });

  it("says what to do when there are none, and why they could not be loaded", async () => {
    server.on("GET /chatbot/chat/get_scopes/", []);
    const { unmount } = renderApp("/database");
    expect(await screen.findByText("Select or create a folder.")).toBeVisible();
    unmount();
    server.on("GET /chatbot/chat/get_scopes/", problem(400, "The disk is gone."));
    renderApp("/database");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to load folders. The disk is gone.",
    );
  });

  it("refuses files dropped outside a folder", async () => {
    renderApp("/database");
    const list = await screen.findByRole("table");
    fireEvent.drop(list, { dataTransfer: { types: ["Files"], files: [file("a.pdf")], items: [] } });
    expect(await screen.findByText("Please select a folder first before uploading.")).toBeVisible();
  });

  it("creates a folder with a trimmed name, not with an empty one", async () => {
    server.on("POST /chatbot/chat/create_scope/", makeTestFolder("f3", "Plans"));
    const { user } = renderApp("/database");
    await screen.findByRole("link", { name: "Reports" });
    await user.click(screen.getByRole("button", { name: "New Folder" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create New Folder" }));
    await user.type(dialog.getByPlaceholderText("Enter folder name"), "  ");
    await user.click(dialog.getByRole("button", { name: "Create" }));
    expect(dialog.getByRole("alert")).toHaveTextContent("Folder name cannot be empty.");
    await user.type(dialog.getByPlaceholderText("Enter folder name"), "Plans {Enter}");
    expect(await screen.findByText('Folder "Plans" created.')).toBeVisible();
    expect(server.callsTo("POST /chatbot/chat/create_scope/")[0]?.body).toEqual({
      name: "Plans",
      parent_collection_id: null,
    });
  });

  it("says why a folder could not be created", async () => {
    server.on(
      "POST /chatbot/chat/create_scope/",
      problem(409, "The name is taken.", "folder.name_taken"),
    );
    const { user } = renderApp("/database");
    await screen.findByRole("link", { name: "Reports" });
    await user.click(screen.getByRole("button", { name: "New Folder" }));
    await user.type(await screen.findByPlaceholderText("Enter folder name"), "Reports{Enter}");
    expect(await screen.findByText("Failed to create folder: The name is taken.")).toBeVisible();
  });

  it("asks what to do with the contents of a folder", async () => {
    const { user } = renderApp("/database");
    await user.click(await screen.findByRole("button", { name: 'Delete folder "Reports"' }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete folder" }));
    expect(dialog.getByText("It contains 1 folder and 2 files.")).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: /Keep its files/ }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText('Deleted "Reports".')).toBeVisible();
    const [call] = server.callsTo("DELETE /chatbot/chat/:id/delete_scope/");
    expect([call?.path, call?.query.get("delete_documents")]).toEqual([
      "/chatbot/chat/f1/delete_scope/",
      "false",
    ]);
  });
});

describe("a folder", () => {
  it("opens by its address, shows the way to it, and lists folders before files", async () => {
    server.on("GET /chatbot/chat/get_files/", [
      makeTestFile("d1", "Annual.pdf"),
      { id: "d2", name: "Bare.txt" },
    ]);
    const { user, address } = renderApp("/database?folder=f1");
    expect(await screen.findByText("Annual.pdf")).toBeVisible();
    const rows = screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      expect.stringContaining("Drafts"),
      expect.stringMatching(/Annual\.pdf.*Nov 21, 2026/),
      expect.stringMatching(/Bare\.txt.*N\/A/),
    ]);
    await user.click(screen.getByRole("link", { name: "Drafts" }));
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(await trail.findByRole("heading", { name: "Drafts" })).toBeVisible();
    expect(await screen.findByText("Annual.pdf")).toBeVisible();
    expect(screen.queryByText("This folder is empty.")).toBeNull();
    await user.click(trail.getByRole("link", { name: "Reports" }));
    expect(address()).toBe("/database?folder=f1");
    await user.click(trail.getByRole("link", { name: "Folders" }));
    expect(address()).toBe("/database");
  });

  it("never shows the answer for a folder that was left", async () => {
    const slow = Promise.withResolvers<unknown>();
    server.on("GET /chatbot/chat/get_files/", ({ query }: { query: URLSearchParams }) =>
      query.get("collection_id") === "f1" ? slow.promise : [makeTestFile("d2", "Of drafts.md")],
    );
    server.on("GET /chatbot/chat/get_scopes/", [drafts]);
    const { user } = renderApp("/database?folder=f1");
    await user.click(await screen.findByRole("link", { name: "Folders" }));
    await user.click(await screen.findByRole("link", { name: "Drafts" }));
    expect(await screen.findByText("Of drafts.md")).toBeVisible();
    slow.resolve([makeTestFile("d1", "Of reports.md")]);
    await new Promise(requestAnimationFrame);
    expect(screen.queryByText("Of reports.md")).toBeNull();
  });
});
