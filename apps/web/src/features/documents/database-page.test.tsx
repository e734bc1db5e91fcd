import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import type { FakeSocket } from "../../test/fake-sockets.ts";
import { startFakeSockets } from "../../test/fake-sockets.ts";
import { givenFile, givenFolder, givenSession, memberRoutes } from "../../test/given.ts";
import { renderApp } from "../../test/render-app.tsx";

const reports = givenFolder("f1", "Reports", { documents: 2 });
const drafts = givenFolder("f2", "Drafts", {
  parent_collection_id: "f1",
  path: ["Reports", "Drafts"],
});

let server: FakeServer;
let sockets: FakeSocket[];
beforeEach(() => {
  givenSession();
  sockets = startFakeSockets();
  server = startFakeServer({
    ...memberRoutes,
    "GET /folders/all/": [reports, drafts],
    "GET /chatbot/chat/get_scopes/": ({ query }: { query: URLSearchParams }) => {
      const parent = query.get("parent_collection_id");
      return parent === null ? [reports] : parent === "f1" ? [drafts] : [];
    },
    "DELETE /chatbot/files/:id/delete/": { message: "done" },
    "DELETE /chatbot/chat/:id/delete_scope/": { message: "done" },
  });
});

async function openReports(files: unknown = []) {
  server.on("GET /chatbot/chat/get_files/", files);
  const app = renderApp("/database?folder=f1");
  await screen.findByRole("link", { name: "Drafts" });
  return app;
}

function chooseFiles(...files: File[]) {
  fireEvent.change(screen.getByLabelText("Files", { selector: "input" }), { target: { files } });
}

const file = (name: string, text = "text") => new File([text], name);

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
    server.on("POST /chatbot/chat/create_scope/", givenFolder("f3", "Plans"));
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
    expect(dialog.getByText("It holds 1 folder and 2 files.")).toBeVisible();
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
      givenFile("d1", "Annual.pdf"),
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
      query.get("collection_id") === "f1" ? slow.promise : [givenFile("d2", "Of drafts.md")],
    );
    server.on("GET /chatbot/chat/get_scopes/", [drafts]);
    const { user } = renderApp("/database?folder=f1");
    await user.click(await screen.findByRole("link", { name: "Folders" }));
    await user.click(await screen.findByRole("link", { name: "Drafts" }));
    expect(await screen.findByText("Of drafts.md")).toBeVisible();
    slow.resolve([givenFile("d1", "Of reports.md")]);
    await new Promise(requestAnimationFrame);
    expect(screen.queryByText("Of reports.md")).toBeNull();
  });

  it("follows an upload from its placeholder to the finished file", async () => {
    await openReports();
    server.on("POST /chatbot/chat/upsert_file/", { task_id: "k1" });
    chooseFiles(file("Minutes.md"));
    expect(await screen.findByText("Minutes.md")).toBeVisible();
    await waitFor(() => expect(sockets).toHaveLength(1));
    const [socket] = sockets;
    socket?.accept();
    expect(socket?.sent).toEqual([{ task_id: "k1", token: "secret" }]);
    socket?.say({ status: "PROCESSING", result: { stage: "queued", fraction: 0 } });
    expect(await screen.findByText("Waiting its turn")).toBeVisible();
    const pages = { done: 3, total: 12, unit: "page" };
    socket?.say({ status: "PROCESSING", result: { stage: "extracting", fraction: 0.4, ...pages } });
    expect(await screen.findByText("Reading page 3 of 12")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "Progress of Minutes.md" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
    const done = givenFile("d1", "Minutes.md");
    server.on("GET /chatbot/chat/get_files/", [done]);
    socket?.say({ status: "SUCCESS", result: { file: done } });
    await waitFor(() => {
      expect(screen.queryByRole("progressbar")).toBeNull();
      expect(screen.getAllByText("Minutes.md")).toHaveLength(1);
    });
    expect(screen.queryByText("N/A")).toBeNull();
    const sent = server.callsTo("POST /chatbot/chat/upsert_file/")[0]?.body as FormData;
    expect([...sent.keys()]).toEqual(["collection_id", "file"]);
  });

  it("shows why processing failed", async () => {
    await openReports();
    server.on("POST /chatbot/chat/upsert_file/", { task_id: "k1" });
    chooseFiles(file("Scan.pdf"));
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.say({ status: "ERROR", result: "No text was found in this file." });
    const sign = await screen.findByTitle("Processing failed");
    expect(sign).toBeVisible();
    expect(sign).toHaveAccessibleDescription("No text was found in this file.");
    act(() => sign.focus());
    expect(await screen.findByRole("tooltip")).toHaveTextContent("No text was found in this file.");
    expect(screen.queryByRole("button", { name: 'Retry "Scan.pdf"' })).toBeNull();
  });

  it("tries a failed file again and follows its new task", async () => {
    const failure = { code: "timed_out", message: "It took too long.", can_retry: true };
    const failed = givenFile("d1", "Big.pdf", { state: "failed", failure, task_id: "k1" });
    const { user } = await openReports([failed]);
    const again = givenFile("d1", "Big.pdf", { state: "processing", task_id: "k2" });
    server.on("POST /chatbot/files/:id/retry/", { task_id: "k2", file: again });
    const button = await screen.findByRole("button", { name: 'Retry "Big.pdf"' });
    server.on("GET /chatbot/chat/get_files/", [again]);
    await user.click(button);
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.accept();
    expect(sockets[0]?.sent).toMatchObject([{ task_id: "k2" }]);
    const passages = { done: 64, total: 300, unit: "passage" };
    sockets[0]?.say({
      status: "PROCESSING",
      result: { stage: "embedding", fraction: 0.7, ...passages },
    });
    expect(await screen.findByText("Embedding passage 64 of 300")).toBeVisible();
    expect(screen.queryByText("It took too long.")).toBeNull();
    expect(server.callsTo("POST /chatbot/files/:id/retry/")).toMatchObject([
      { path: "/chatbot/files/d1/retry/" },
    ]);
  });

  it("says why a file could not be tried again", async () => {
    const failure = { code: "timed_out", message: "It took too long.", can_retry: true };
    const { user } = await openReports([givenFile("d1", "Big.pdf", { state: "failed", failure })]);
    server.on("POST /chatbot/files/:id/retry/", problem(409, "This file has not failed."));
    await user.click(await screen.findByRole("button", { name: 'Retry "Big.pdf"' }));
    expect(
      await screen.findByText('Failed to retry "Big.pdf". This file has not failed.'),
    ).toBeVisible();
  });

  it("takes up following again after the page was reloaded", async () => {
    await openReports([givenFile("d1", "Big.pdf", { state: "processing", task_id: "k7" })]);
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.accept();
    expect(sockets[0]?.sent).toMatchObject([{ task_id: "k7" }]);
  });

  it("removes the placeholder when the upload cannot be followed, or fails", async () => {
    await openReports();
    server.on("POST /chatbot/chat/upsert_file/", {});
    chooseFiles(file("a.md"));
    expect(
      await screen.findByText(`Started upload for "a.md", but couldn't track progress.`),
    ).toBeVisible();
    server.on("POST /chatbot/chat/upsert_file/", problem(500, "The disk is full."));
    chooseFiles(file("b.md"));
    expect(await screen.findByText('Failed to upload "b.md": The disk is full.')).toBeVisible();
    expect(screen.queryByText("a.md")).toBeNull();
    expect(screen.queryByText("b.md")).toBeNull();
  });

  it("refuses what may not be uploaded, without a call", async () => {
    await openReports();
    chooseFiles(file("virus.exe"));
    expect(await screen.findByText("File type .exe not supported.")).toBeVisible();
    const large = file("large.TXT");
    Object.defineProperty(large, "size", { value: 3 * 1024 * 1024 });
    chooseFiles(large);
    expect(
      await screen.findByText(
        'File "large.TXT" is too large (3 MB). Maximum size for .txt files is 2 MB.',
      ),
    ).toBeVisible();
    chooseFiles(file(".DS_Store"));
    expect(await screen.findByText("No files found in the selection.")).toBeVisible();
    expect(server.callsTo("POST /chatbot/chat/upsert_file/")).toEqual([]);
  });

  it("suggests another way when folders cannot be read", async () => {
    await openReports();
    const transfer = { types: ["Files"], files: [new File([], "Documents")], items: [] };
    fireEvent.drop(screen.getByRole("table"), { dataTransfer: transfer });
    expect(
      await screen.findByText(/Folder upload is not supported.*Chrome or Edge/s),
    ).toBeVisible();
  });

  it("uploads a folder into the folder of that name, made or already there", async () => {
    await openReports();
    server.on(
      "POST /chatbot/chat/create_scope/",
      problem(409, "Taken.", "folder.name_taken", { id: "f2" }),
    );
    server.on("POST /chatbot/chat/upsert_file/", { task_id: "k1" });
    const inside = file("note.md");
    Object.defineProperty(inside, "webkitRelativePath", { value: "Drafts/note.md" });
    fireEvent.change(screen.getByLabelText("Folder", { selector: "input" }), {
      target: { files: [inside] },
    });
    await waitFor(() => expect(server.callsTo("POST /chatbot/chat/upsert_file/")).toHaveLength(1));
    const sent = server.callsTo("POST /chatbot/chat/upsert_file/")[0]?.body as FormData;
    expect(sent.get("collection_id")).toBe("f2");
  });

  it("deletes a file after asking, and says why it could not", async () => {
    const { user } = await openReports([givenFile("d1", "Old.pdf")]);
    server.on("DELETE /chatbot/files/:id/delete/", problem(500, "Locked."));
    await user.click(await screen.findByRole("button", { name: 'Delete file "Old.pdf"' }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete file" }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText('Failed to delete file "Old.pdf". Locked.')).toBeVisible();
    expect(screen.getByText("Old.pdf")).toBeVisible();
  });

  it("only forgets a placeholder that is still on its way", async () => {
    const { user } = await openReports();
    const never = Promise.withResolvers<unknown>();
    server.on("POST /chatbot/chat/upsert_file/", () => never.promise);
    chooseFiles(file("slow.md"));
    await user.click(await screen.findByRole("button", { name: 'Delete file "slow.md"' }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText('Removed upload "slow.md".')).toBeVisible();
    expect(server.callsTo("DELETE /chatbot/files/:id/delete/")).toEqual([]);
  });

  it("deletes what was given up, once the server has named it", async () => {
    const { user } = await openReports();
    const slow = Promise.withResolvers<unknown>();
    server.on("POST /chatbot/chat/upsert_file/", () => slow.promise);
    chooseFiles(file("slow.md"));
    await user.click(await screen.findByRole("button", { name: 'Delete file "slow.md"' }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText('Removed upload "slow.md".')).toBeVisible();
    const listed = givenFile("d9", "slow.md", { state: "processing", task_id: "k9" });
    slow.resolve({ task_id: "k9", file: listed });
    await waitFor(() =>
      expect(server.callsTo("DELETE /chatbot/files/:id/delete/")).toMatchObject([
        { path: "/chatbot/files/d9/delete/" },
      ]),
    );
    expect(sockets).toEqual([]);
  });

  it("deletes a file given up while processing when only its task's end names it", async () => {
    const { user } = await openReports();
    server.on("POST /chatbot/chat/upsert_file/", { task_id: "k9" });
    chooseFiles(file("slow.md"));
    await waitFor(() => expect(sockets).toHaveLength(1));
    await user.click(await screen.findByRole("button", { name: 'Delete file "slow.md"' }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText('Removed upload "slow.md".')).toBeVisible();
    sockets[0]?.say({ status: "SUCCESS", result: { file: givenFile("d9", "slow.md") } });
    await waitFor(() =>
      expect(server.callsTo("DELETE /chatbot/files/:id/delete/")).toMatchObject([
        { path: "/chatbot/files/d9/delete/" },
      ]),
    );
  });
});

it("clears a success after three seconds", async () => {
  const { user } = await openReports([givenFile("d1", "Old.pdf")]);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(screen.getByRole("button", { name: 'Delete file "Old.pdf"' }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText('Deleted "Old.pdf".')).toBeVisible();
  await vi.advanceTimersByTimeAsync(2500);
  expect(screen.getByText('Deleted "Old.pdf".')).toBeVisible();
  await vi.advanceTimersByTimeAsync(600);
  await waitFor(() => expect(screen.queryByText('Deleted "Old.pdf".')).toBeNull());
  vi.useRealTimers();
});
