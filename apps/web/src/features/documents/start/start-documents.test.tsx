import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  chooseFiles,
  databaseRoutes,
  file,
  readMetadata,
} from "../../../test/database-fixtures.ts";
import type { FakeServer } from "../../../test/fake-server.ts";
import { startFakeServer } from "../../../test/fake-server.ts";
import { makeTestFile, makeTestFolder, storeTestSession } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const createCall = "POST /chatbot/chat/create_scope/";
const samples = makeTestFolder("s1", "Sample library", { documents: 2 });

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer({
    ...databaseRoutes,
    "GET /folders/all/": [],
    "GET /chatbot/chat/get_scopes/": [],
    [createCall]: makeTestFolder("d1", "Documents"),
  });
});

describe("an empty chat without documents", () => {
  it("puts chosen files into a folder that it makes", async () => {
    renderApp("/chat");
    await screen.findByRole("button", { name: "Select Files" });
    chooseFiles(file("notes.txt"));
    await waitFor(() => expect(server.callsTo("POST /chatbot/uploads/")).toHaveLength(1));
    expect(server.callsTo(createCall)[0]?.body).toEqual({
      name: "Documents",
      parent_collection_id: null,
    });
    const [upload] = server.callsTo("POST /chatbot/uploads/");
    expect(upload && readMetadata(upload)).toMatchObject({
      filename: "notes.txt",
      collection_id: "d1",
    });
  });

  it("says that it is empty only until its first files are read", async () => {
    server.on("GET /folders/all/", [makeTestFolder("d1", "Documents")]);
    renderApp("/chat");
    expect(await screen.findByText(/Your folders are still empty/)).toBeVisible();
    server.on("POST /chatbot/uploads/", () => Promise.withResolvers().promise);
    chooseFiles(file("harbour.txt"));
    const reading = /^Your documents are being read/;
    expect(await screen.findByText(reading, { selector: "p" })).toBeVisible();
    expect(screen.queryByText(/Your folders are still empty/)).toBeNull();
  });

  it("says what cannot be uploaded, and makes no folder for it", async () => {
    renderApp("/chat");
    await screen.findByRole("button", { name: "Select Files" });
    chooseFiles(file("empty.txt", ""));
    expect(await screen.findByText("This file is empty.")).toBeVisible();
    expect(server.callsTo(createCall)).toEqual([]);
  });
});

describe("the sample library", () => {
  beforeEach(() => {
    server.on("GET /folders/all/", [samples]);
    server.on("POST /chatbot/entries/delete/", () => {
      server.on("GET /chatbot/chat/get_files/", []);
      return { results: [] };
    });
    server.on("DELETE /chatbot/chat/:id/delete_scope/", () => {
      server.on("GET /folders/all/", []);
      return { message: "done" };
    });
  });

  it("is removed with its folder", async () => {
    server.on("GET /chatbot/chat/get_files/", [makeTestFile("1", "visitor-guide.md")]);
    const { user } = renderApp("/chat");
    await user.click(await screen.findByRole("button", { name: "Remove the sample library" }));
    expect(await screen.findByRole("button", { name: /sample library/ })).toHaveTextContent(
      "Try it",
    );
    expect(server.callsTo("POST /chatbot/entries/delete/")[0]?.body).toMatchObject({
      items: [{ kind: "file", id: "1" }],
    });
  });

  it("keeps what else is in its folder", async () => {
    const own = makeTestFile("2", "own.md");
    server.on("GET /chatbot/chat/get_files/", [makeTestFile("1", "visitor-guide.md"), own]);
    const { user } = renderApp("/chat");
    const remove = await screen.findByRole("button", { name: "Remove the sample library" });
    server.on("POST /chatbot/entries/delete/", () => {
      server.on("GET /chatbot/chat/get_files/", [own]);
      return { results: [] };
    });
    await user.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(server.callsTo("DELETE /chatbot/chat/:id/delete_scope/")).toEqual([]);
  });
});
