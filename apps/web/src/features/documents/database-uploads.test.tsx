import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import type { FakeSocket } from "../../test/fake-sockets.ts";
import { startFakeSockets } from "../../test/fake-sockets.ts";
import {
  chooseFiles,
  databaseRoutes,
  file,
  openReports,
  readMetadata,
} from "../../test/database-fixtures.ts";
import { makeTestFile, storeTestSession } from "../../test/fixtures.ts";

let server: FakeServer;
let sockets: FakeSocket[];
beforeEach(() => {
  storeTestSession();
  sockets = startFakeSockets();
  server = startFakeServer(databaseRoutes);
});

describe("uploading into a folder", () => {
  it("follows an upload from its placeholder to the finished file", async () => {
    await openReports(server);
    server.on("POST /chatbot/uploads/:id/complete/", { task_id: "k1" });
    chooseFiles(file("Minutes.md"));
    expect(await screen.findByText("Minutes.md")).toBeVisible();
    await waitFor(() => expect(sockets).toHaveLength(1));
    const [socket] = sockets;
    socket?.accept();
    expect(socket?.sent).toEqual([{ task_id: "k1", token: "secret" }]);
    socket?.say({ status: "PROCESSING", result: { stage: "queued", fraction: 0 } });
    expect(await screen.findByText("Waiting to upload")).toBeVisible();
    const pages = { done: 3, total: 12, unit: "page" };
    socket?.say({ status: "PROCESSING", result: { stage: "extracting", fraction: 0.4, ...pages } });
    expect(await screen.findByText("Reading page 3 of 12")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "Progress of Minutes.md" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
    const done = makeTestFile("d1", "Minutes.md");
    server.on("GET /chatbot/chat/get_files/", [done]);
    socket?.say({ status: "SUCCESS", result: { file: done } });
    await waitFor(() => {
      expect(screen.queryByRole("progressbar")).toBeNull();
      expect(screen.getAllByText("Minutes.md")).toHaveLength(1);
    });
    expect(screen.queryByText("N/A")).toBeNull();
    const [created] = server.callsTo("POST /chatbot/uploads/");
    expect(created && readMetadata(created)).toEqual({
      filename: "Minutes.md",
      collection_id: "f1",
      sha256: "982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1",
    });
  });

  it("counts what is being sent apart from the files, and says what waits", async () => {
    await openReports(server, [makeTestFile("d1", "Minutes.md")]);
    server.on("POST /chatbot/uploads/", () => Promise.withResolvers<never>().promise);
    chooseFiles(file("one.md"), file("two.md"));
    expect(await screen.findByText("1 folder · 1 file · 2 uploading")).toBeVisible();
    const row = (name: RegExp) => within(screen.getByRole("row", { name }));
    expect(await row(/one\.md/).findByText("Uploading")).toBeVisible();
    expect(row(/one\.md/).getByTitle("Processing")).toBeVisible();
    expect(row(/two\.md/).getByText("Waiting")).toBeVisible();
    expect(row(/two\.md/).queryByTitle("Processing")).toBeNull();
  });

  it("asks before it replaces a file of the same name, and skips what is unchanged", async () => {
    const old = { id: "d1", size: 4, name: "Minutes.md" };
    const content = "982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1"; // of "text"
    const { user } = await openReports(server);
    server.on("POST /chatbot/files/same-named/", {
      files: [
        { name: "Minutes.md", file: old, sha256: "another" },
        { name: "Same.md", file: old, sha256: content },
      ],
    });
    server.on("POST /chatbot/uploads/:id/complete/", { task_id: "k1" });
    chooseFiles(file("Same.md"), file("Minutes.md"));
    const question = await screen.findByRole("dialog", { name: "Already in this folder" });
    expect(question).toHaveAccessibleDescription(
      "1 file with the same name has different content: Minutes.md. 1 file already here, unchanged.",
    );
    await user.click(screen.getByRole("button", { name: "Replace, keep the old version" }));
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(server.callsTo("POST /chatbot/uploads/").map(readMetadata)).toEqual([
      expect.objectContaining({ filename: "Minutes.md", if_exists: "replace" }),
    ]);
    expect(screen.queryByText("Same.md")).toBeNull();
  });

  it("skips unchanged files of a folder that is uploaded again without a question", async () => {
    const content = "982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1"; // of "text"
    const old = { id: "d1", size: 4, name: "Same.md" };
    await openReports(server);
    server.on("POST /chatbot/chat/create_scope/", { id: "f9", name: "top" });
    server.on("POST /chatbot/files/same-named/", {
      files: [{ name: "Same.md", file: old, sha256: content }],
    });
    server.on("POST /chatbot/uploads/:id/complete/", { task_id: "k1" });
    const files = ["Same.md", "New.md"].map((name) => {
      const chosen = file(name);
      Object.defineProperty(chosen, "webkitRelativePath", { value: `top/${name}` });
      return chosen;
    });
    fireEvent.change(screen.getByLabelText("Folder", { selector: "input" }), { target: { files } });
    expect(await screen.findByText("1 unchanged file was skipped.")).toBeVisible();
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(server.callsTo("POST /chatbot/uploads/").map(readMetadata)).toEqual([
      expect.objectContaining({ filename: "New.md", collection_id: "f9" }),
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows why processing failed", async () => {
    await openReports(server);
    server.on("POST /chatbot/uploads/:id/complete/", { task_id: "k1" });
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
    const failed = makeTestFile("d1", "Big.pdf", { state: "failed", failure, task_id: "k1" });
    const { user } = await openReports(server, [failed]);
    const again = makeTestFile("d1", "Big.pdf", { state: "processing", task_id: "k2" });
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
    const { user } = await openReports(server, [
      makeTestFile("d1", "Big.pdf", { state: "failed", failure }),
    ]);
    server.on("POST /chatbot/files/:id/retry/", problem(409, "This file has not failed."));
    await user.click(await screen.findByRole("button", { name: 'Retry "Big.pdf"' }));
    expect(
      await screen.findByText('Failed to retry "Big.pdf". This file has not failed.'),
    ).toBeVisible();
  });

  it("takes up following again after the page was reloaded", async () => {
    await openReports(server, [
      makeTestFile("d1", "Big.pdf", { state: "processing", task_id: "k7" }),
    ]);
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.accept();
    expect(sockets[0]?.sent).toMatchObject([{ task_id: "k7" }]);
  });

  it("removes the placeholder when the upload cannot be followed; a failure stays in the tray", async () => {
    await openReports(server);
    server.on("POST /chatbot/uploads/:id/complete/", {});
    chooseFiles(file("a.md"));
    expect(
      await screen.findByText(`Started upload for "a.md", but couldn't track progress.`),
    ).toBeVisible();
    server.on("POST /chatbot/uploads/", problem(500, "The disk is full."));
    chooseFiles(file("b.md"));
    expect(await screen.findByText('Failed to upload "b.md": The disk is full.')).toBeVisible();
    expect(screen.queryByText("a.md")).toBeNull();
    expect(within(screen.getByRole("table")).queryByText("b.md")).toBeNull();
    const tray = within(screen.getByRole("region", { name: "Uploads" }));
    expect(tray.getByText("b.md")).toBeVisible();
    expect(tray.getByText("The disk is full.")).toBeVisible();
  });

  it("refuses what may not be uploaded, without a call", async () => {
    await openReports(server);
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
    expect(server.callsTo("POST /chatbot/uploads/")).toEqual([]);
  });

  it("suggests another way when folders cannot be read", async () => {
    await openReports(server);
    const transfer = { types: ["Files"], files: [new File([], "Documents")], items: [] };
    fireEvent.drop(screen.getByRole("table"), { dataTransfer: transfer });
    expect(
      await screen.findByText(/Folder upload is not supported.*Chrome or Edge/s),
    ).toBeVisible();
  });

  it("uploads a folder into the folder of that name, made or already there", async () => {
    await openReports(server);
    server.on(
      "POST /chatbot/chat/create_scope/",
      problem(409, "Taken.", "folder.name_taken", { id: "f2" }),
    );
    server.on("POST /chatbot/uploads/:id/complete/", { task_id: "k1" });
    const inside = file("note.md");
    Object.defineProperty(inside, "webkitRelativePath", { value: "Drafts/note.md" });
    fireEvent.change(screen.getByLabelText("Folder", { selector: "input" }), {
      target: { files: [inside] },
    });
    await waitFor(() =>
      expect(server.callsTo("POST /chatbot/uploads/:id/complete/")).toHaveLength(1),
    );
    const [created] = server.callsTo("POST /chatbot/uploads/");
    expect(created && readMetadata(created)).toMatchObject({ collection_id: "f2" });
  });
});
