import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { startFakeServer } from "../../../test/fake-server.ts";
import { startFakeSockets } from "../../../test/fake-sockets.ts";
import {
  makeTestFile,
  makeTestFolder,
  memberRoutes,
  storeTestSession,
} from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

it("a file that was replaced lists its versions, which can be opened and downloaded", async () => {
  storeTestSession();
  startFakeSockets();
  const newest = makeTestFile("d2", "fees.txt", { has_versions: true });
  const old = makeTestFile("d1", "fees.txt", {
    has_versions: true,
    state: "outdated",
    size: 1024,
    created_at: "2024-05-01T10:00:00.000Z",
  });
  const server = startFakeServer({
    ...memberRoutes,
    "GET /folders/all/": [makeTestFolder("f1", "Reports", { documents: 2 })],
    "GET /chatbot/chat/get_scopes/": [],
    "GET /chatbot/chat/get_files/": [newest, makeTestFile("d3", "other.txt")],
    "GET /chatbot/files/:id/versions/": [newest, old],
    "POST /chatbot/files/:id/content-ticket/": {
      url: "#content",
      expires_at: "2026-01-01T00:00:00.000Z",
    },
  });
  renderApp("/database?folder=f1");
  const notices = await screen.findAllByText("Has earlier versions.");
  expect(notices).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Show the versions of fees.txt" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Versions of fees.txt" }));
  const items = await dialog.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/2 KB · in use$/),
    expect.stringMatching(/1 KB · outdated$/),
  ]);
  const links = dialog.getAllByRole("link", { name: /^Open fees\.txt of / });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/database/files/d2",
    "/database/files/d1",
  ]);
  const [, downloadOld] = dialog.getAllByRole("button", { name: /^Download fees\.txt of / });
  if (!downloadOld) throw new Error("no button");
  fireEvent.click(downloadOld);
  await expect
    .poll(() => server.callsTo("POST /chatbot/files/:id/content-ticket/").map(({ path }) => path))
    .toEqual([expect.stringContaining("/d1/")]);
});
