import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeServer, problem, startFakeServer } from "../../../test/fake-server.ts";
import {
  makeTestAnswer,
  makeTestFolder,
  memberRoutes,
  storeTestSession,
} from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const recent = "GET /chatbot/chat/get_recent_conversations/";
const filters = "GET /chatbot/conversations/filters/";
const change = "PATCH /chatbot/conversations/:id/";

const at = "2026-01-02T10:00:00.000Z";
const makeConversation = (id: string, name: string, rest: object = {}) => ({
  conversation_id: id,
  name,
  created_at: at,
  updated_at: at,
  pinned: false,
  archived: false,
  tags: [],
  ...rest,
});
const fees = makeConversation("c1", "Fees");
const rules = makeConversation("c2", "Guest rules", { tags: ["legal"] });

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/get_scopes/": [makeTestFolder("f1", "Reports")],
    [recent]: [fees, rules],
    [filters]: { tags: [{ tag: "legal", conversations: 1 }], archived: 1 },
    [change]: {},
  });
});

async function open() {
  const app = renderApp("/chat");
  await screen.findByRole("link", { name: /Fees/ });
  await waitFor(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
  const choose = async (name: string, action: string) => {
    await app.user.click(screen.getByRole("button", { name: `Actions for ${name}` }));
    await app.user.click(await screen.findByRole("menuitem", { name: action }));
  };
  return { ...app, choose };
}

describe("a conversation in the sidebar", () => {
  it("is pinned into the first group, keeps the focus, and is unpinned", async () => {
    const { choose } = await open();
    server.on(recent, [fees, { ...rules, pinned: true }]);
    await choose("Guest rules", "Pin");
    const group = await screen.findByRole("region", { name: "Pinned" });
    const link = within(group).getByRole("link", { name: /Guest rules/ });
    await waitFor(() => expect(link).toHaveFocus());
    expect(screen.getByText("“Guest rules” is pinned.")).toHaveRole("status");
    const regions = within(screen.getByRole("complementary", { name: "Conversations" }));
    expect(regions.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Pinned",
      "Earlier",
    ]);
    server.on(recent, [fees, rules]);
    await choose("Guest rules", "Unpin");
    await waitFor(() => expect(screen.queryByRole("region", { name: "Pinned" })).toBeNull());
    expect(server.callsTo(change).map(({ body }) => body)).toEqual([
      { pinned: true },
      { pinned: false },
    ]);
  });

  it("is archived, and comes back from the archive", async () => {
    const { choose, user } = await open();
    server.on(recent, ({ query }: { query: URLSearchParams }) =>
      query.get("archived") === "true" ? [{ ...rules, archived: true }] : [fees],
    );
    await choose("Guest rules", "Archive");
    await waitFor(() => expect(screen.queryByRole("link", { name: /Guest rules/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole("link", { name: /Fees/ })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Archived (1)" }));
    expect(await screen.findByRole("link", { name: /Guest rules/ })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Archived" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /Fees/ })).toBeNull();
    server.on(recent, []);
    await choose("Guest rules", "Unarchive");
    expect(await screen.findByText(/No archived conversations/)).toBeVisible();
    server.on(recent, [fees, rules]);
    await user.click(screen.getByRole("button", { name: "Back to conversations" }));
    expect(await screen.findByRole("link", { name: /Guest rules/ })).toBeVisible();
    expect(server.callsTo(change).map(({ body }) => body)).toEqual([
      { archived: true },
      { archived: false },
    ]);
  });

  it("returns from the archive with its next question", async () => {
    const archived = { ...rules, archived: true };
    server.on(recent, [fees]);
    server.on("GET /chatbot/chat/:id/get_conversation_history/", {
      conversation_id: "c2",
      name: "Guest rules",
      messages: [makeTestAnswer("m1", "Ninety days.")],
      run: null,
    });
    const { user } = renderApp("/chat?conversation=c2");
    await screen.findByText("Ninety days.");
    expect(screen.queryByRole("link", { name: /Guest rules/ })).toBeNull();
    server.on("POST /chatbot/chat/agent_message/", () => {
      server.on(recent, [{ ...archived, archived: false }, fees]);
      return { results: { conversation_id: "c2", messages: [makeTestAnswer("m3", "Forty.")] } };
    });
    await user.type(screen.getByRole("textbox", { name: "Message" }), "And now?{Enter}");
    expect(await screen.findByRole("link", { name: /Guest rules/ })).toBeVisible();
  });

  it("says when it could not be pinned", async () => {
    const { choose } = await open();
    server.on(change, problem(503, "Not now.", "service.unavailable"));
    await choose("Fees", "Pin");
    expect(await screen.findByRole("alert")).toHaveTextContent("Not now.");
  });
});

describe("the export", () => {
  it("is downloaded as Word in the language of the page", async () => {
    const { choose } = await open();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    URL.createObjectURL = () => "blob:export";
    URL.revokeObjectURL = () => {};
    const route = "GET /chatbot/conversations/:id/export/";
    server.on(route, () => new Response("bytes"));
    await choose("Fees", "Export as Word");
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const query = server.callsTo(route)[0]?.query;
    expect([query?.get("format"), query?.get("language")]).toEqual(["docx", "en"]);
    saved.mockRestore();
  });

  it("says which characters a PDF cannot show", async () => {
    const { choose } = await open();
    const detail = { characters: ["合", "同"] };
    const refusal = problem(409, "No.", "export.characters_unsupported", detail);
    server.on("GET /chatbot/conversations/:id/export/", refusal);
    await choose("Fees", "Export as PDF");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The PDF cannot show these characters: 合 同 Export the conversation as Word or Markdown.",
    );
  });
});

describe("tags", () => {
  it("are added with Enter, a comma or from those the user has, removed and saved", async () => {
    const { choose, user } = await open();
    await choose("Fees", "Tags…");
    const dialog = within(await screen.findByRole("dialog", { name: "Conversation tags" }));
    const field = dialog.getByRole("textbox", { name: "Add a tag" });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard("tender 2026{Enter}draft,");
    await user.click(dialog.getByRole("button", { name: "legal" }));
    await user.click(dialog.getByRole("button", { name: "Remove draft" }));
    await user.type(field, "Tender 2026, third");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.callsTo(change)[0]?.body).toEqual({ tags: ["tender 2026", "legal", "third"] });
  });

  it("are five at most, and stay in the dialog when they could not be saved", async () => {
    const { choose, user } = await open();
    server.on(change, problem(503, "Not now.", "service.unavailable"));
    await choose("Fees", "Tags…");
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByRole("textbox", { name: "Add a tag" });
    await user.type(field, "a,b,c,d,e,");
    expect(field).toBeDisabled();
    expect(dialog.getByText(/has 5 tags at most/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText("Not now.")).toBeVisible();
    expect(
      within(dialog.getByRole("list", { name: "Tags" })).getAllByRole("listitem"),
    ).toHaveLength(5);
  });

  it("filter the list while they are pressed", async () => {
    const { user } = await open();
    server.on(recent, ({ query }: { query: URLSearchParams }) =>
      query.get("tag") === "legal" ? [rules] : [fees, rules],
    );
    const tag = screen.getByRole("button", { name: "legal" });
    await user.click(tag);
    expect(tag).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(screen.queryByRole("link", { name: /Fees/ })).toBeNull());
    expect(await screen.findByRole("link", { name: /Guest rules.*Tags:\s*legal/ })).toBeVisible();
    await user.click(tag);
    expect(await screen.findByRole("link", { name: /Fees/ })).toBeVisible();
  });
});
