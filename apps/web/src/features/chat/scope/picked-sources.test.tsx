import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { makeTestFile } from "../../../test/fixtures.ts";
import { problem } from "../../../test/fake-server.ts";
import { agent, openChat, startChatServer } from "../../../test/chat-fixtures.tsx";

const lease = { ...makeTestFile("d1", "Lease 2024.pdf"), path: ["Reports"] };
const unread = { ...makeTestFile("d2", "Lease draft.pdf"), state: "processing", path: ["Reports"] };

let server: FakeServer;
beforeEach(() => {
  server = startChatServer();
  server.on("GET /chatbot/entries/search/", {
    folders: [],
    files: [lease, unread],
    next_cursor: null,
    total: 2,
  });
  server.on("GET /chatbot/recent_files/", [lease]);
});

const bodies = () => server.callsTo(agent).map(({ body }) => body);

describe("the sources picked with #", () => {
  it("are searched alone, and stay with their conversation", async () => {
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "When does it end? #lea");
    const list = await screen.findByRole("listbox", { name: "Folders and files to search" });
    await waitFor(() => expect(within(list).getAllByRole("option")).toHaveLength(1));
    expect(input).toHaveAttribute("aria-controls", list.id);
    await user.keyboard("{Enter}");
    expect(input).toHaveValue("When does it end? ");
    expect(server.callsTo(agent)).toHaveLength(0);
    const picked = within(screen.getByRole("list", { name: "Only these are searched" }));
    expect(picked.getByText("Lease 2024.pdf")).toBeVisible();
    expect(screen.queryByRole("button", { name: /All folders/ })).toBeNull();
    await user.keyboard("{Enter}");
    await screen.findByRole("article", { name: "Assistant" });
    expect(bodies()[0]).toMatchObject({
      search_settings: { filters: { any_of: { document_ids: ["d1"] } } },
    });
    await user.click(screen.getByRole("button", { name: "Remove Lease 2024.pdf" }));
    expect(input).toHaveFocus();
    await user.type(input, "And now?{Enter}");
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).not.toHaveProperty("search_settings");
  });

  it("can be folders and files together, and a new chat begins without them", async () => {
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "#");
    expect(await screen.findByRole("option", { name: /Drafts in Reports/ })).toBeVisible();
    await user.keyboard("{ArrowDown}{Tab}#le");
    await screen.findByRole("option", { name: /Lease 2024/ });
    await user.click(screen.getByRole("option", { name: /Lease 2024/ }));
    await user.type(input, "How long?{Enter}");
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      message: "How long?",
      search_settings: {
        filters: { any_of: { collection_ids: ["f2"], document_ids: ["d1"] } },
      },
    });
    await user.click(screen.getByRole("button", { name: "New Chat" }));
    expect(await screen.findByRole("button", { name: /All folders/ })).toBeVisible();
  });

  it("say that files may still follow while they are searched", async () => {
    const search = Promise.withResolvers<unknown>();
    server.on("GET /chatbot/entries/search/", () => search.promise);
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "#dra");
    expect(await screen.findByRole("option", { name: /Drafts/ })).toBeVisible();
    expect(await screen.findByText("Searching files…")).toBeVisible();
    search.resolve({ folders: [], files: [lease], next_cursor: null, total: 1 });
    expect(await screen.findByRole("option", { name: /Lease 2024/ })).toBeVisible();
    expect(screen.queryByText("Searching files…")).toBeNull();
  });

  it("leave Enter to the question when the list is closed, or the # is a number", async () => {
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "What is #1");
    await screen.findByRole("option", { name: /Lease 2024/ });
    await user.keyboard("{Enter}");
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ message: "What is #1" });
    await screen.findByRole("article", { name: "Assistant" });
    await user.type(input, "Which #lea");
    await screen.findByRole("option", { name: /Lease 2024/ });
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("option")).toBeNull();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ message: "Which #lea" });
  });
});

describe("a link to ask about a file", () => {
  it("picks the file for a new chat", async () => {
    server.on("GET /chatbot/files/d1/", { ...lease, view: "pages", superseded_by: null });
    await openChat("/chat?document=d1");
    expect(await screen.findByText("Lease 2024.pdf")).toBeVisible();
    await waitFor(() => expect(globalThis.location.search).toBe(""));
  });

  it("names the version where there is a newer one", async () => {
    const old = { ...lease, state: "outdated", created_at: "2026-03-02T09:00:00.000Z" };
    server.on("GET /chatbot/files/d1/", { ...old, view: "pages", superseded_by: "d9" });
    await openChat("/chat?document=d1");
    expect(await screen.findByText("Lease 2024.pdf (version of Mar 2, 2026)")).toBeVisible();
  });

  it("says why it cannot", async () => {
    server.on("GET /chatbot/files/gone/", problem(404, "This file no longer exists."));
    await openChat("/chat?document=gone");
    expect(await screen.findByText("This file no longer exists.")).toBeVisible();
  });
});
