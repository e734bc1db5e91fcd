import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { databaseRoutes, openReports } from "../../../test/database-fixtures.ts";
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts";
import { startFakeSockets } from "../../../test/fake-sockets.ts";
import { memberRoutes, storeTestSession } from "../../../test/fixtures.ts";

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  startFakeSockets();
  server = startFakeServer(databaseRoutes);
});

const reading = "GET /folders/:id/source/";
const setting = "POST /folders/:id/source/";
const url = "https://cloud.example.org/dav/";
const source = {
  settings: { kind: "webdav", url, username: "ada" },
  has_secret: true,
  every_minutes: 60,
  state: "idle",
  done: 0,
  started_at: "2026-03-05T10:00:00.000Z",
  ended_at: "2026-03-05T10:01:00.000Z",
  next_run_at: null,
  result: { added: 2, changed: 1, deleted: 0, unchanged: 40, skipped: 0, failed: 1 },
  error: null,
  failures: [{ path: "2024/empty.txt", message: 'File "empty.txt" is empty.' }],
};

it("an admin lets a folder follow a source, whose password is sent once", async () => {
  const { user } = await openReports(server);
  await user.click(await screen.findByRole("button", { name: "Follow a source" }));
  const dialog = await screen.findByRole("dialog", { name: "Follow a source" });
  await user.click(within(dialog).getByRole("button", { name: "Save and sync" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("Some fields are empty");
  await user.type(within(dialog).getByLabelText("Address"), url);
  await user.type(within(dialog).getByLabelText("User name"), "ada");
  await user.type(within(dialog).getByLabelText("Password"), "correct horse");
  server.on(setting, { source: { ...source, state: "waiting" } });
  await user.click(within(dialog).getByRole("button", { name: "Save and sync" }));
  expect(await screen.findByText("Waiting to sync")).toBeVisible();
  expect(server.callsTo(setting).map(({ body }) => body)).toEqual([
    { settings: source.settings, secret: "correct horse", every_minutes: 60 },
  ]);
});

it("shows the last synchronization with the files that have problems, and starts another", async () => {
  server.on(reading, { source });
  const { user } = await openReports(server);
  const panel = await screen.findByRole("region", { name: "Source of this folder" });
  expect(panel).toHaveTextContent("2 files added · 1 file changed · 40 files unchanged");
  fireEvent.click(within(panel).getByText("1 file with problems"));
  expect(within(panel).getByText(/is empty/)).toBeVisible();
  server.on("POST /folders/:id/source/sync/", {
    source: { ...source, state: "running", done: 12 },
  });
  await user.click(within(panel).getByRole("button", { name: "Sync now" }));
  expect(await within(panel).findByText("Syncing, 12 files compared")).toBeVisible();
  expect(within(panel).getByRole("button", { name: "Sync now" })).toBeDisabled();
});

it("says why the last synchronization stopped, and keeps the stored password unless another is entered", async () => {
  server.on(reading, { source: { ...source, error: "The server cannot be reached." } });
  const { user } = await openReports(server);
  expect(await screen.findByText(/stopped: The server cannot be reached/)).toBeVisible();
  expect(screen.getByText(/^Last tried/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Edit source" }));
  const dialog = await screen.findByRole("dialog", { name: "Follow a source" });
  expect(within(dialog).getByLabelText("Address")).toHaveValue(url);
  await user.selectOptions(within(dialog).getByLabelText("Schedule"), "Every day");
  server.on(setting, { source: { ...source, every_minutes: 1440 } });
  await user.click(within(dialog).getByRole("button", { name: "Save and sync" }));
  await expect.poll(() => server.callsTo(setting).length).toBe(1);
  expect(server.callsTo(setting)[0]?.body).toEqual({
    settings: source.settings,
    every_minutes: 1440,
  });
});

it("is not offered to members who are no admins", async () => {
  const organization = { ...memberRoutes["GET /organization/current/"], user_role: "member" };
  server.on("GET /organization/current/", organization);
  await openReports(server);
  await screen.findByText("Analytical Society");
  expect(screen.queryByRole("button", { name: "Follow a source" })).toBeNull();
  expect(server.callsTo(reading)).toEqual([]);
});
