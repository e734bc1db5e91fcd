import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import type { FakeSocket } from "../../test/fake-sockets.ts";
import { startFakeSockets } from "../../test/fake-sockets.ts";
import { chooseFiles, databaseRoutes, file, openReports } from "../../test/database-fixtures.ts";
import { startFakeLocks } from "../../test/fake-locks.ts";
import { storeTestSession } from "../../test/fixtures.ts";

const create = "POST /chatbot/uploads/";
const append = "PATCH /chatbot/uploads/:id/";
const offset = "HEAD /chatbot/uploads/:id/";
const complete = "POST /chatbot/uploads/:id/complete/";
const storageKey = "unfinished-uploads";

let server: FakeServer;
let sockets: FakeSocket[];
beforeEach(() => {
  storeTestSession();
  sockets = startFakeSockets();
  server = startFakeServer(databaseRoutes);
});

const findTray = async () => within(await screen.findByRole("region", { name: "Uploads" }));
const readStored = () => JSON.parse(localStorage.getItem(storageKey) ?? "[]") as object[];
const offsetReply = (at: number, length: number) =>
  new Response(null, {
    status: 200,
    headers: { "upload-offset": String(at), "upload-length": String(length) },
  });

function setOnline(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? "online" : "offline")));
}

describe("an upload that failed", () => {
  it("stays in the tray with its reason, and Retry sends it again", async () => {
    const { user } = await openReports(server);
    server.on(create, problem(507, "This server has no room left for files."));
    chooseFiles(file("a.md"));
    const tray = await findTray();
    expect(await tray.findByText("This server has no room left for files.")).toBeVisible();
    expect(readStored()).toMatchObject([
      { name: "a.md", folderId: "f1", reason: "This server has no room left for files." },
    ]);
    server.on(create, databaseRoutes[create]);
    server.on(complete, { task_id: "k1" });
    await user.click(tray.getByRole("button", { name: 'Retry the upload of "a.md"' }));
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(screen.queryByRole("region", { name: "Uploads" })).toBeNull();
    expect(readStored()).toEqual([]);
  });

  it("is forgotten when the tray is closed", async () => {
    const { user } = await openReports(server);
    server.on(create, problem(403, "Your organization has reached a limit."));
    chooseFiles(file("a.md"));
    const tray = await findTray();
    await user.click(await tray.findByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "Uploads" })).toBeNull();
    expect(readStored()).toEqual([]);
  });
});

describe("an upload that was interrupted by a reload", () => {
  const chosen = () => new File(["text"], "a.md", { lastModified: 1000 });
  const interrupted = {
    fingerprint: "f1/4/1000/a.md",
    folderId: "f1",
    name: "a.md",
    size: 4,
    url: "http://localhost:3000/api/chatbot/uploads/u7/",
    reason: null,
  };
  beforeEach(() => localStorage.setItem(storageKey, JSON.stringify([interrupted])));

  it("is listed, asks for the file and continues where the server is", async () => {
    const { user } = await openReports(server);
    server.on(offset, offsetReply(3, 4));
    server.on(complete, { task_id: "k1" });
    const tray = await findTray();
    expect(tray.getByText(/^The upload was interrupted\./)).toBeVisible();
    const input = tray.getByLabelText('Choose "a.md" again');
    const opened = vi.spyOn(input, "click");
    await user.click(tray.getByRole("button", { name: 'Retry the upload of "a.md"' }));
    expect(opened).toHaveBeenCalledOnce();
    fireEvent.change(input, { target: { files: [chosen()] } });
    await waitFor(() => expect(sockets).toHaveLength(1));
    const sent = server.callsTo(append);
    expect(sent.map(({ path, headers }) => [path, headers.get("upload-offset")])).toEqual([
      ["/chatbot/uploads/u7/", "3"],
    ]);
    expect(sent.map(({ body }) => (body as Blob).size)).toEqual([1]);
    expect(server.callsTo(create)).toEqual([]);
    expect(readStored()).toEqual([]);
    expect(screen.queryByText(/^The upload was interrupted\./)).toBeNull();
  });

  it("continues, too, when the file is simply chosen once more", async () => {
    await openReports(server);
    server.on(offset, offsetReply(0, 4));
    server.on(complete, { task_id: "k1" });
    chooseFiles(chosen());
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(server.callsTo(create)).toEqual([]);
    expect(screen.queryByText(/^The upload was interrupted\./)).toBeNull();
  });

  it("begins anew where the server no longer has it", async () => {
    await openReports(server);
    server.on(offset, problem(404, "This upload does not exist or has expired."));
    server.on(complete, { task_id: "k1" });
    chooseFiles(chosen());
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(server.callsTo(create)).toHaveLength(1);
  });

  it("takes no other file", async () => {
    await openReports(server);
    const tray = await findTray();
    const input = tray.getByLabelText('Choose "a.md" again');
    fireEvent.change(input, { target: { files: [file("b.md")] } });
    expect(await screen.findByText(/"b.md" is another file/)).toBeVisible();
    expect(server.callsTo(create)).toEqual([]);
  });

  it("is forgotten with the session", async () => {
    const { unmount } = await openReports(server);
    localStorage.removeItem("token");
    unmount();
    expect(readStored()).toEqual([]);
  });
});

describe("with other tabs", () => {
  const stored = {
    fingerprint: "f1/4/1000/a.md",
    folderId: "f1",
    name: "a.md",
    size: 4,
    url: "http://localhost:3000/api/chatbot/uploads/u7/",
    reason: null,
    tab: "other",
  };
  /** What another tab changes in the storage that all share. */
  function storeElsewhere(uploads: object[]) {
    const oldValue = localStorage.getItem(storageKey);
    const newValue = JSON.stringify(uploads);
    localStorage.setItem(storageKey, newValue);
    act(
      () =>
        void dispatchEvent(new StorageEvent("storage", { key: storageKey, oldValue, newValue })),
    );
  }

  it("shows what another tab uploads, without Retry, until it is done", async () => {
    startFakeLocks().openTab("other");
    storeElsewhere([stored]);
    await openReports(server);
    expect(await screen.findByText("Uploading in another tab")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Retry the upload/ })).toBeNull();
    storeElsewhere([]);
    await waitFor(() => expect(screen.queryByText("Uploading in another tab")).toBeNull());
    expect(screen.queryByText("a.md")).toBeNull();
  });

  it("offers to continue what another tab uploaded when that is closed", async () => {
    const locks = startFakeLocks();
    locks.openTab("other");
    storeElsewhere([stored]);
    await openReports(server);
    expect(await screen.findByText("Uploading in another tab")).toBeVisible();
    await act(async () => locks.closeTab("other"));
    const tray = await findTray();
    expect(await tray.findByText(/^The upload was interrupted\./)).toBeVisible();
    expect(tray.getByRole("button", { name: 'Retry the upload of "a.md"' })).toBeVisible();
  });

  it("stops an upload that another tab cancels", async () => {
    startFakeLocks();
    await openReports(server);
    server.on(append, () => new Promise(() => {}));
    chooseFiles(file("a.md"));
    await waitFor(() => expect(server.callsTo(append)).toHaveLength(1));
    storeElsewhere([]);
    await waitFor(() => expect(server.callsTo("DELETE /chatbot/uploads/:id/")).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText("a.md")).toBeNull());
  });

  it("leaves an upload to the tab that continues it", async () => {
    const locks = startFakeLocks();
    await openReports(server);
    server.on(append, () => new Promise(() => {}));
    chooseFiles(file("a.md"));
    await waitFor(() => expect(server.callsTo(append)).toHaveLength(1));
    locks.openTab("other");
    storeElsewhere(readStored().map((upload) => ({ ...upload, tab: "other" })));
    expect(await screen.findByText("Uploading in another tab")).toBeVisible();
    expect(screen.getAllByText("a.md")).toHaveLength(1);
    expect(server.callsTo("DELETE /chatbot/uploads/:id/")).toEqual([]);
  });
});

it("an upload that cannot be compared with its folder waits for the connection, or stays with Retry", async () => {
  const sameNamed = "POST /chatbot/files/same-named/";
  const { user } = await openReports(server);
  server.on(complete, { task_id: "k1" });
  server.on(sameNamed, () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    return Response.error();
  });
  chooseFiles(file("a.md"));
  expect(await screen.findByText("Waiting for the connection")).toBeVisible();
  server.on(sameNamed, problem(500, "Later"));
  setOnline(true);
  const tray = await findTray();
  expect(await tray.findByText(/^Failed to compare it with the files in the folder/)).toBeVisible();
  expect(readStored()).toMatchObject([{ name: "a.md" }]);
  server.on(sameNamed, { files: [] });
  await user.click(tray.getByRole("button", { name: 'Retry the upload of "a.md"' }));
  await waitFor(() => expect(sockets).toHaveLength(1));
  expect(readStored()).toEqual([]);
});

it("an interrupted upload continues as it was decided, without a second question", async () => {
  const [chosen, url] = [
    new File(["text"], "a.md", { lastModified: 1000 }),
    "http://localhost:3000/api/chatbot/uploads/u7/",
  ];
  const began = { folderId: "f1", name: "a.md", size: 4, url, ifExists: "replace", reason: null };
  const stored = [{ ...began, fingerprint: "f1/4/1000/a.md" }];
  localStorage.setItem(storageKey, JSON.stringify(stored));
  await openReports(server);
  server.on("POST /chatbot/files/same-named/", problem(500, "Not asked"));
  server.on(offset, offsetReply(2, 4));
  server.on(complete, { task_id: "k1" });
  chooseFiles(chosen);
  await waitFor(() => expect(sockets).toHaveLength(1));
  expect(server.callsTo(append).map(({ path }) => path)).toEqual(["/chatbot/uploads/u7/"]);
  expect(server.callsTo("POST /chatbot/files/same-named/")).toEqual([]);
});

it("all interrupted uploads are chosen and continued together", async () => {
  const names = ["a.md", "b.md"];
  const uploads = names.map((name) => ({
    fingerprint: `f1/4/1000/${name}`,
    folderId: "f1",
    name,
    size: 4,
    url: null,
    reason: null,
  }));
  localStorage.setItem(storageKey, JSON.stringify(uploads));
  const { user } = await openReports(server);
  server.on(complete, { task_id: "k1" });
  const tray = await findTray();
  const input = tray.getByLabelText("Choose the interrupted files again");
  const opened = vi.spyOn(input, "click");
  await user.click(tray.getByRole("button", { name: "Retry all" }));
  expect(opened).toHaveBeenCalledOnce();
  fireEvent.change(input, { target: { files: [file("c.md")] } });
  expect(await screen.findByText(/^None of the chosen files/)).toBeVisible();
  const files = names.map((name) => new File(["text"], name, { lastModified: 1000 }));
  fireEvent.change(input, { target: { files } });
  await waitFor(() => expect(server.callsTo(complete)).toHaveLength(2));
  await waitFor(() => expect(readStored()).toEqual([]));
  expect(screen.queryByText(/^The upload was interrupted\./)).toBeNull();
});

it("an upload that loses its connection waits for it and continues by itself", async () => {
  await openReports(server);
  server.on(append, () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    return Response.error();
  });
  server.on(complete, { task_id: "k1" });
  chooseFiles(file("a.md"));
  expect(await screen.findByText("Waiting for the connection")).toBeVisible();
  server.on(append, databaseRoutes[append]);
  server.on(offset, offsetReply(2, 4));
  setOnline(true);
  await waitFor(() => expect(sockets).toHaveLength(1));
  const offsets = server.callsTo(append).map(({ headers }) => headers.get("upload-offset"));
  expect(offsets).toEqual(["0", "2"]);
  expect(screen.queryByText("Waiting for the connection")).toBeNull();
});
