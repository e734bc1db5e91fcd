import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { box, openFileList, startFileListServer } from "../../test/file-list-fixtures.tsx";
import { makeTestFile } from "../../test/fixtures.ts";

let server: FakeServer;
beforeEach(() => {
  server = startFileListServer();
});

describe("renaming", () => {
  it("happens in place: Enter keeps the name, Escape does not", async () => {
    server.on("PATCH /chatbot/files/:id/", () => {
      server.on("GET /chatbot/chat/get_files/", [makeTestFile("d1", "Omega.pdf")]);
      return makeTestFile("d1", "Omega.pdf");
    });
    const { user } = await openFileList();
    await user.click(screen.getByRole("button", { name: 'Rename "Beta.pdf"' }));
    await user.keyboard("Nothing{Escape}");
    expect(screen.getByText("Beta.pdf")).toBeVisible();
    box("Alpha.pdf").focus();
    await user.keyboard("{F2}");
    await user.keyboard("Omega{Enter}");
    expect(await screen.findByText("Omega.pdf")).toBeVisible();
    expect(
      server.callsTo("PATCH /chatbot/files/:id/").map(({ path, body }) => [path, body]),
    ).toEqual([["/chatbot/files/d1/", { name: "Omega.pdf", previous_name: "Alpha.pdf" }]]);
  });

  it("is taken back with Undo, if the name is still the new one", async () => {
    server.on("PATCH /chatbot/files/:id/", makeTestFile("d1", "Omega.pdf"));
    const { user } = await openFileList();
    await user.click(screen.getByRole("button", { name: 'Rename "Alpha.pdf"' }));
    await user.keyboard("Omega{Enter}");
    const report = await screen.findByText('Renamed "Alpha.pdf" to "Omega.pdf".');
    expect(report.closest('[role="status"]')).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone.")).toBeVisible();
    expect(server.callsTo("PATCH /chatbot/files/:id/").at(-1)?.body).toEqual({
      name: "Alpha.pdf",
      previous_name: "Omega.pdf",
    });
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("says why it failed, or that a name is needed", async () => {
    server.on("PATCH /chatbot/chat/:id/update_scope/", problem(409, "The name is taken."));
    const { user } = await openFileList();
    await user.click(screen.getByRole("button", { name: 'Rename "Drafts"' }));
    await user.keyboard("Plans{Enter}");
    expect(await screen.findByText('Failed to rename "Drafts". The name is taken.')).toBeVisible();
    await user.click(screen.getByRole("button", { name: 'Rename "Drafts"' }));
    await user.clear(screen.getByLabelText('New name of "Drafts"'));
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Folder name cannot be empty.")).toBeVisible();
  });
});
