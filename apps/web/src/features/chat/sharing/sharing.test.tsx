import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { type FakeServer, problem, startFakeServer } from "../../../test/fake-server.ts";
import {
  makeTestAnswer,
  makeTestCitation,
  makeTestFolder,
  memberRoutes,
  storeTestSession,
} from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const creation = "POST /chatbot/conversations/:id/shares/";
const list = "GET /chatbot/shares/";
const settings = "GET /organization/sharing/";
const asMember = "POST /chatbot/shared/read/";
const asAnyone = "POST /chatbot/shared/read-public/";
const at = "2026-11-20T10:00:00.000Z";
const gone = problem(404, "Gone.", "share.not_found");

const share = {
  id: "s1",
  conversation_id: "c1",
  name: "Guest rules",
  audience: "organization",
  created_at: at,
  expires_at: null,
};
const citation = makeTestCitation("1", "For ninety days.");
const conversation = {
  name: "Guest rules",
  shared_at: at,
  expires_at: null,
  messages: [
    { ...makeTestAnswer("m1", "How long?"), role: "user" },
    makeTestAnswer("m2", "Ninety days [1].", [citation]),
  ],
};
const withheld = {
  id: "1",
  payload: {
    text: "",
    document_id: "",
    chunk_id: "",
    metadata: { filename: "Handbook.pdf", headings: [], anchors: [], withheld: true as const },
  },
};

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/get_scopes/": [makeTestFolder("f1", "Reports")],
    "GET /chatbot/chat/get_recent_conversations/": [
      { conversation_id: "c1", name: "Guest rules", created_at: at },
    ],
    [list]: [],
    [creation]: { ...share, share_url: "/shared#token-1" },
  });
});

async function openDialog() {
  storeTestSession();
  const { user } = renderApp("/chat");
  await user.click(await screen.findByRole("button", { name: "Actions for Guest rules" }));
  await user.click(await screen.findByRole("menuitem", { name: "Share…" }));
  return {
    user,
    dialog: within(await screen.findByRole("dialog", { name: "Share conversation" })),
  };
}

describe("the dialog", () => {
  it("creates a link for the organization, shows it once, lists and revokes it", async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByText(/Messages that you add later are not shown/)).toBeVisible();
    expect(await dialog.findByText(/Public links are off/)).toBeVisible();
    server.on(list, [share]);
    await user.selectOptions(dialog.getByLabelText("The link works for"), "Until it is revoked");
    await user.click(dialog.getByRole("button", { name: "Create link" }));
    const field = await dialog.findByRole("textbox", { name: "Link to the conversation" });
    expect(field).toHaveValue(`${location.origin}/shared#token-1`);
    expect(server.callsTo(creation)[0]?.body).toEqual({ audience: "organization", days: null });
    server.on("DELETE /chatbot/shares/:id/", () => {
      server.on(list, []);
      return { message: "Link revoked." };
    });
    await user.click(await dialog.findByRole("button", { name: "Revoke the link to Guest rules" }));
    await waitFor(() => expect(dialog.queryByText("Your links")).toBeNull());
  });

  it("offers public links with an end where they are allowed, and says why one was refused", async () => {
    server.on(settings, { public_links: true });
    const { user, dialog } = await openDialog();
    const ends = dialog.getByLabelText("The link works for");
    await user.selectOptions(ends, "Until it is revoked");
    await user.click(await dialog.findByRole("radio", { name: "Anyone with the link" }));
    expect(dialog.getByText(/neither passages nor files/)).toBeVisible();
    expect(
      within(ends)
        .getAllByRole("option")
        .map((one) => one.textContent),
    ).toEqual(["1 day", "7 days", "30 days"]);
    server.on(creation, problem(403, "Public links are not allowed.", "share.public_disabled"));
    await user.click(dialog.getByRole("button", { name: "Create link" }));
    expect(await dialog.findByText("Public links are not allowed.")).toBeVisible();
    expect(server.callsTo(creation)[0]?.body).toEqual({ audience: "public", days: 7 });
  });
});

describe("the page of a shared conversation", () => {
  it("shows a member the answer with its passages, and nothing to change it", async () => {
    storeTestSession();
    server.on(asMember, conversation);
    const { user } = renderApp("/shared#token-1");
    expect(await screen.findByRole("heading", { level: 1, name: "Guest rules" })).toBeVisible();
    expect(server.callsTo(asMember)[0]?.body).toEqual({ token: "token-1" });
    expect(screen.getByRole("article", { name: "Question" })).toHaveTextContent("How long?");
    expect(screen.getByText(/as it was then\. For reading only\./)).toBeVisible();
    await user.click(screen.getByRole("button", { name: /Handbook\.pdf \[1\]/ }));
    expect(screen.getByRole("article", { name: "Answer" })).toHaveTextContent("For ninety days.");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Answer again" })).toBeNull();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      "content",
      "noindex, nofollow",
    );
  });

  it("shows anyone the names of the sources, and why their passages are missing", async () => {
    const [question, answer] = conversation.messages;
    const shown = { ...answer, metadata: { ...answer?.metadata, citations: [withheld] } };
    server.on(asAnyone, { ...conversation, expires_at: at, messages: [question, shown] });
    const { user } = renderApp("/shared#token-1");
    expect(await screen.findByText(/The link works until/)).toBeVisible();
    expect(screen.getByRole("link", { name: /Handbook\.pdf/ })).toBeVisible();
    await user.click(screen.getByRole("button", { name: /Handbook\.pdf \[1\]/ }));
    expect(screen.getByText(/passages of a publicly shared conversation/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Open in the document" })).toBeNull();
    expect(server.callsTo(asMember)).toEqual([]);
  });

  it("shows a member of another organization what is public", async () => {
    storeTestSession();
    server.on(asMember, gone);
    server.on(asAnyone, conversation);
    renderApp("/shared#token-1");
    expect(await screen.findByText("How long?")).toBeVisible();
  });

  it("leads who is not signed in to the log-in, and back from there", async () => {
    server.on(asAnyone, gone);
    const { user, unmount } = renderApp("/shared#token-1");
    expect(await screen.findByText(/does not exist, has expired or was revoked/)).toBeVisible();
    await user.click(screen.getAllByRole("link", { name: "Log In" }).at(-1) as HTMLElement);
    unmount();
    storeTestSession();
    server.on(asMember, conversation);
    const { address } = renderApp("/login");
    expect(await screen.findByText("How long?")).toBeVisible();
    expect(address()).toBe("/shared");
    expect(sessionStorage.getItem("pending-share")).toBeNull();
  });

  it("says when the link is incomplete, or the conversation could not be loaded", async () => {
    const { unmount } = renderApp("/shared");
    expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
    unmount();
    server.on(asAnyone, problem(503, "Not now.", "service.unavailable"));
    renderApp("/shared#token-1");
    expect(await screen.findByText(/could not be loaded\. Not now\./)).toBeVisible();
  });
});
