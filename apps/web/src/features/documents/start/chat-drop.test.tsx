import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { databaseRoutes, file, readMetadata, reports } from "../../../test/database-fixtures.ts";
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts";
import { makeTestFolder, storeTestSession } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const uploads = "POST /chatbot/uploads/";
const createCall = "POST /chatbot/chat/create_scope/";
const storageKey = "chat-drop-folder-7";

let server: FakeServer;
beforeEach(() => {
  localStorage.removeItem(storageKey);
  storeTestSession();
  server = startFakeServer({ ...databaseRoutes, "GET /chatbot/recent_files/": [] });
});

async function openChat() {
  const app = renderApp("/chat");
  const field = await screen.findByRole("textbox", { name: "Message" });
  await waitFor(() => expect(server.callsTo("GET /folders/all/")).not.toEqual([]));
  return { ...app, field };
}

const transfer = (...files: File[]) => ({
  dataTransfer: { types: ["Files"], files, items: [] },
});

describe("files dropped into the chat", () => {
  it("go into the folder that is chosen once, and can be changed", async () => {
    const { user, field } = await openChat();
    await waitFor(() => {
      fireEvent.dragEnter(field, transfer());
      expect(screen.getByText(/^Drop to upload/)).toBeVisible();
    });
    fireEvent.drop(field, transfer(file("first.txt")));
    const dialog = within(await screen.findByRole("dialog", { name: "Folder for dropped files" }));
    expect(screen.queryByText(/^Drop to upload/)).toBeNull();
    expect(server.callsTo(uploads)).toEqual([]);
    await user.selectOptions(dialog.getByRole("combobox", { name: "Folder" }), "Reports / Drafts");
    await user.click(dialog.getByRole("button", { name: "Upload" }));
    await waitFor(() => expect(server.callsTo(uploads)).toHaveLength(1));
    expect(localStorage.getItem(storageKey)).toBe('"f2"');

    fireEvent.drop(field, transfer(file("second.txt")));
    await waitFor(() => expect(server.callsTo(uploads)).toHaveLength(2));
    expect(server.callsTo(uploads).map((call) => readMetadata(call)["collection_id"])).toEqual([
      "f2",
      "f2",
    ]);
    await user.click(screen.getByRole("button", { name: "Choose another folder" }));
    const change = within(await screen.findByRole("dialog"));
    await user.selectOptions(change.getByRole("combobox", { name: "Folder" }), "Reports");
    await user.click(change.getByRole("button", { name: "Save" }));
    expect(localStorage.getItem(storageKey)).toBe('"f1"');
    expect(server.callsTo(uploads)).toHaveLength(2);
  });

  it("are named when they cannot be uploaded, and nothing is asked for them", async () => {
    const { field } = await openChat();
    await screen.findByRole("button", { name: /All folders · 2 files/ });
    fireEvent.drop(field, transfer(file("notes.exe")));
    expect(await screen.findByText("File type .exe not supported.")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("make a folder where there is none", async () => {
    server.on("GET /folders/all/", []);
    server.on("GET /chatbot/chat/get_scopes/", []);
    server.on(createCall, makeTestFolder("d1", "Documents"));
    const { field } = await openChat();
    await screen.findByRole("button", { name: "Select Files" });
    fireEvent.drop(field, transfer(file("third.txt")));
    await waitFor(() => expect(server.callsTo(uploads)).toHaveLength(1));
    expect(server.callsTo(createCall)[0]?.body).toMatchObject({ name: "Documents" });
  });

  it("are asked about again when their folder was deleted", async () => {
    localStorage.setItem(storageKey, '"gone"');
    server.on("GET /folders/all/", [reports]);
    const { field } = await openChat();
    await screen.findByRole("button", { name: /All folders · 2 files/ });
    fireEvent.drop(field, transfer(file("fourth.txt")));
    expect(await screen.findByRole("dialog", { name: "Folder for dropped files" })).toBeVisible();
    expect(server.callsTo(uploads)).toEqual([]);
  });
});
