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

const message = "Contains 3 files: 1 is in the database, 1 was left out.";

it("an archive says what came out of it, and lists what was left out and why", async () => {
  storeTestSession();
  startFakeSockets();
  const archive = makeTestFile("d1", "leases.zip", {
    notices: [{ code: "files_unpacked", message }],
  });
  const damaged = "Page 3 is damaged and could not be read.";
  const scan = makeTestFile("d2", "scan.pdf", {
    notices: [{ code: "pages_unread", message: damaged }],
  });
  startFakeServer({
    ...memberRoutes,
    "GET /folders/all/": [makeTestFolder("f1", "Reports", { documents: 2 })],
    "GET /chatbot/chat/get_scopes/": [],
    "GET /chatbot/chat/get_files/": [archive, scan],
    "GET /chatbot/files/:id/unpacked/": [
      {
        path: "2024/rent.txt",
        file: { ...makeTestFile("d3", "rent.txt"), collection_id: "f2" },
        left_out: null,
      },
      {
        path: "tool.exe",
        file: null,
        left_out: { code: "type_unsupported", message: "File type .exe not supported." },
      },
      { path: "old.txt", file: null, left_out: null },
    ],
  });
  renderApp("/database?folder=f1");
  expect(await screen.findByText(damaged)).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Show the files in leases.zip" }));
  const dialog = await screen.findByRole("dialog", { name: "Files in leases.zip" });
  const items = await within(dialog).findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "tool.exeSkipped. File type .exe not supported.",
    "2024/rent.txtrent.txt",
    "old.txtDeleted.",
  ]);
  const link = within(dialog).getByRole("link", { name: "rent.txt" });
  expect(link).toHaveAttribute("href", "/database?folder=f2");
});
