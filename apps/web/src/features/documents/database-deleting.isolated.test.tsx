import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import type { FakeSocket } from "../../test/fake-sockets.ts";
import { startFakeSockets } from "../../test/fake-sockets.ts";
import { chooseFiles, databaseRoutes, file, openReports } from "../../test/database-fixtures.ts";
import { makeTestFile, storeTestSession } from "../../test/fixtures.ts";

let server: FakeServer;
let sockets: FakeSocket[];
beforeEach(() => {
  storeTestSession();
  sockets = startFakeSockets();
  server = startFakeServer(databaseRoutes);
});

describe("deleting from a folder", () => {
  it("deletes a file after asking, and says why it could not", async () => {
    const { user } = await openReports(server, [makeTestFile("d1", "Old.pdf")]);
    server.on("DELETE /chatbot/files/:id/delete/", problem(500, "Locked."));
    await user.click(await screen.findByRole("button", { name: 'Delete file "Old.pdf"' }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete file" }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText('Failed to delete file "Old.pdf". Locked.')).toBeVisible();
    expect(screen.getByText("Old.pdf")).toBeVisible();
  });

  it("only forgets a placeholder that is still on its way", async () => {
    const { user } = await openReports(server);
    const never = Promise.withResolvers<unknown>();
    server.on("POST /chatbot/uploads/:id/complete/", () => never.promise);
    chooseFiles(file("slow.md"));
    await user.click(await screen.findByRole("button", { name: 'Delete file "slow.md"' }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText('Removed upload "slow.md".')).toBeVisible();
    expect(server.callsTo("DELETE /chatbot/files/:id/delete/")).toEqual([]);
  });

  it("deletes what was given up, once the server has named it", async () => {
    const { user } = await openReports(server);
    const slow = Promise.withResolvers<unknown>();
    server.on("POST /chatbot/uploads/:id/complete/", () => slow.promise);
    chooseFiles(file("slow.md"));
    const completing = "POST /chatbot/uploads/:id/complete/";
    await waitFor(() => expect(server.callsTo(completing)).toHaveLength(1));
    await user.click(await screen.findByRole("button", { name: 'Delete file "slow.md"' }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText('Removed upload "slow.md".')).toBeVisible();
    const listed = makeTestFile("d9", "slow.md", { state: "processing", task_id: "k9" });
    slow.resolve({ task_id: "k9", file: listed });
    await waitFor(() =>
      expect(server.callsTo("DELETE /chatbot/files/:id/delete/")).toMatchObject([
        { path: "/chatbot/files/d9/delete/" },
      ]),
    );
    expect(sockets).toEqual([]);
  });

  it("deletes a file given up while processing when only its task's end names it", async () => {
    const { user } = await openReports(server);
    server.on("POST /chatbot/uploads/:id/complete/", { task_id: "k9" });
    chooseFiles(file("slow.md"));
    await waitFor(() => expect(sockets).toHaveLength(1));
    await user.click(await screen.findByRole("button", { name: 'Delete file "slow.md"' }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText('Removed upload "slow.md".')).toBeVisible();
    sockets[0]?.say({ status: "SUCCESS", result: { file: makeTestFile("d9", "slow.md") } });
    await waitFor(() =>
      expect(server.callsTo("DELETE /chatbot/files/:id/delete/")).toMatchObject([
        { path: "/chatbot/files/d9/delete/" },
      ]),
    );
  });
});

it("clears a success after three seconds", async () => {
  const { user } = await openReports(server, [makeTestFile("d1", "Old.pdf")]);
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
