import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { box, openFileList, startFileListServer } from "../../test/file-list-fixtures.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startFileListServer();
});

const chosen = () =>
  screen
    .getAllByRole("checkbox", { checked: true })
    .map((element) => element.getAttribute("aria-label"));
describe("choosing several", () => {
  it("goes by boxes, by ranges with shift, by lines with ctrl, and by keys", async () => {
    const { user } = await openFileList();
    expect(screen.getByText("1 folder · 3 files")).toBeVisible();
    await user.click(box("Alpha.pdf"));
    await user.keyboard("{Shift>}");
    await user.click(screen.getByText("Gamma.pdf"));
    await user.keyboard("{/Shift}");
    expect(screen.getByText("3 selected")).toBeVisible();
    fireEvent.click(screen.getByText("Beta.pdf"), { ctrlKey: true });
    expect(chosen()).toEqual(['Select "Alpha.pdf"', 'Select "Gamma.pdf"']);
    box("Gamma.pdf").focus();
    await user.keyboard("{Control>}a{/Control}");
    expect(screen.getByText("4 selected")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByText(/selected/)).toBeNull();
    box("Alpha.pdf").focus();
    await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(chosen()).toEqual(['Select "Alpha.pdf"', 'Select "Beta.pdf"']);
    await waitFor(() => expect(box("Beta.pdf")).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Clear the selection" }));
    await user.click(screen.getByRole("checkbox", { name: "Select all" }));
    expect(screen.getByText("4 selected")).toBeVisible();
  });

  it("moves what is chosen into a folder it may go to", async () => {
    const { user } = await openFileList();
    await user.click(box("Alpha.pdf"));
    await user.click(box("Drafts"));
    await user.click(screen.getByRole("button", { name: "Move" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Move 2 items" }));
    expect(dialog.getByRole("radio", { name: "Reports" })).toBeDisabled();
    expect(dialog.getByRole("radio", { name: "Drafts" })).toBeDisabled();
    expect(dialog.queryByRole("radio", { name: "Folders (top level)" })).toBeNull();
    await user.type(dialog.getByLabelText("Find a folder"), "plan");
    await user.click(dialog.getByRole("radio", { name: "Plans" }));
    await user.click(dialog.getByRole("button", { name: "Move here" }));
    expect(await screen.findByText('Moved 2 items to "Plans".')).toBeVisible();
    expect(server.callsTo("POST /chatbot/entries/move/")[0]?.body).toEqual({
      items: [
        { kind: "file", id: "d1", parent_collection_id: "f1" },
        { kind: "folder", id: "f2", parent_collection_id: "f1" },
      ],
      target_collection_id: "f3",
    });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone.")).toBeVisible();
    expect(server.callsTo("POST /chatbot/entries/move/")[1]?.body).toEqual({
      items: [
        { kind: "file", id: "d1", parent_collection_id: "f3" },
        { kind: "folder", id: "f2", parent_collection_id: "f3" },
      ],
      target_collection_id: "f1",
    });
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it("says why nothing was moved, and keeps what was chosen", async () => {
    const taken = 'A folder named "Drafts" already exists there.';
    server.on("POST /chatbot/entries/move/", problem(409, taken, "folder.name_taken"));
    const { user } = await openFileList();
    await user.click(box("Drafts"));
    await user.click(screen.getByRole("button", { name: "Move" }));
    await user.click(await screen.findByRole("radio", { name: "Folders (top level)" }));
    await user.click(screen.getByRole("button", { name: "Move here" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(`Failed to move. ${taken}`);
    expect(screen.getByText("1 selected")).toBeInTheDocument();
  });

  it("deletes what is chosen after asking, and says what is left and why", async () => {
    server.on("POST /chatbot/entries/delete/", {
      results: [
        { kind: "file", id: "d1", deleted: true, error: null },
        {
          kind: "folder",
          id: "f2",
          deleted: false,
          error: { code: "folder.not_found", message: "It is locked." },
        },
      ],
    });
    const { user } = await openFileList();
    await user.click(box("Alpha.pdf"));
    await user.click(box("Drafts"));
    await user.keyboard("{Delete}");
    const dialog = within(await screen.findByRole("dialog", { name: "Delete 2 items" }));
    expect(dialog.getByText("The folders contain 1 file.")).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "Move their contents up" }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Deleted 1 item.")).toBeVisible();
    expect(screen.getByText('Failed to delete folder "Drafts". It is locked.')).toBeVisible();
    expect(server.callsTo("POST /chatbot/entries/delete/")[0]?.body).toEqual({
      items: [
        { kind: "file", id: "d1" },
        { kind: "folder", id: "f2" },
      ],
      delete_documents: false,
    });
  });
});
