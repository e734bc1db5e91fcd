import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { makeTestAnswer } from "../../../test/fixtures.ts";
import { problem } from "../../../test/fake-server.ts";
import { agent, openChat, startChatServer } from "../../../test/chat-fixtures.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startChatServer();
});

describe("the folders to search", () => {
  it("are chosen in a dialog, remembered, and sent with every question", async () => {
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.click(await screen.findByRole("button", { name: /All folders · 2 files/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Configure Search Folders" }));
    await user.type(dialog.getByPlaceholderText("Search folders..."), "DRA");
    expect(dialog.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Draftsin Reports1",
    ]);
    await user.click(dialog.getByRole("option", { name: /Drafts/ }));
    expect(dialog.getByTitle("Remove")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: /Reports \/ Drafts · 1 file/ })).toBeVisible();
    expect(localStorage.getItem("search-folders")).toBe('["f2"]');
    await user.type(input, "How long?{Enter}");
    await waitFor(() => expect(server.callsTo(agent)).toHaveLength(1));
    expect(server.callsTo(agent)[0]?.body).toMatchObject({
      search_settings: { filters: { collection_ids: { $overlap: ["f2"] } } },
    });
  });

  it("stay chosen when a question that found nothing in them is asked of all folders", async () => {
    localStorage.setItem("search-folders", '["f2"]');
    const missed = makeTestAnswer("m2", "Nothing was found.");
    missed.metadata = { ...missed.metadata, outcome: "not_found", narrowed: true };
    server.on(agent, { results: { conversation_id: "c1", messages: [missed] } });
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await screen.findByRole("button", { name: /Reports \/ Drafts · 1 file/ });
    await user.type(input, "How long?{Enter}");
    const everywhere = await screen.findByRole("button", { name: "Search all folders" });
    const found = makeTestAnswer("m4", "Ninety days.");
    server.on(agent, { results: { conversation_id: "c1", messages: [found] } });
    await user.click(everywhere);
    expect(await screen.findByText("Ninety days.")).toBeVisible();
    expect(screen.getAllByText("How long?")).toHaveLength(2);
    const [narrow, wide] = server.callsTo(agent).map(({ body }) => body);
    expect(narrow).toHaveProperty("search_settings");
    expect(wide).toMatchObject({ message: "How long?", conversation_id: "c1" });
    expect(wide).not.toHaveProperty("search_settings");
    expect(screen.getByRole("button", { name: /Reports \/ Drafts · 1 file/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Search all folders" })).toBeNull();
  });

  it("stay as they were on Cancel and on Escape", async () => {
    localStorage.setItem("search-folders", '["f1"]');
    const { user } = await openChat();
    for (const leave of ["Cancel", "Escape"]) {
      await user.click(await screen.findByRole("button", { name: /Reports · 2 files/ }));
      const dialog = within(await screen.findByRole("dialog"));
      await user.click(dialog.getByTitle("Remove"));
      await (leave === "Escape"
        ? user.keyboard("{Escape}")
        : user.click(dialog.getByRole("button", { name: leave })));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(localStorage.getItem("search-folders")).toBe('["f1"]');
    }
  });

  it("forget a folder that was deleted", async () => {
    localStorage.setItem("search-folders", '["f1","gone"]');
    await openChat();
    expect(await screen.findByRole("button", { name: /Reports · 2 files/ })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem("search-folders")).toBe('["f1"]'));
  });

  it("say while they load and when they cannot", async () => {
    const slow = Promise.withResolvers<unknown>();
    server.on("GET /folders/all/", () => slow.promise);
    const { user } = await openChat();
    await user.click(screen.getByRole("button", { name: /All folders/ }));
    expect(await screen.findByText("Loading folders...")).toBeVisible();
    slow.resolve(problem(400, "No folders today."));
    expect(await screen.findByText("No folders today.")).toBeVisible();
  });
});
