import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { problem, startFakeServer } from "../../../test/fake-server.ts";
import {
  givenAnswer,
  givenCitation,
  givenFile,
  givenFolder,
  givenSession,
  memberRoutes,
} from "../../../test/given.ts";
import { renderApp } from "../../../test/render-app.tsx";

const documentId = "01a1fdde-105e-7028-b2b6-d79a19ac1068";
const chunkIds = [
  "01a1fdde-1610-758c-946e-c9beee59d001",
  "01a1fdde-1610-758c-946e-c9beee59d002",
  "01a1fdde-1610-758c-946e-c9beee59d003",
] as const;
const texts = [
  "Visitors sign the book at the gate.",
  "Records are kept for ninety days.",
  "Then they are destroyed.",
];

const lines = (at: number) => ({ kind: "lines" as const, from: at, to: at });
const passages = texts.map((text, ordinal) => ({
  id: chunkIds[ordinal],
  ordinal,
  text,
  headings: [],
  anchors: [lines(ordinal + 1)],
}));

function givenSource(id: string, at: number) {
  const citation = givenCitation(id, texts[at] ?? "", "handbook.md");
  citation.payload.document_id = documentId;
  citation.payload.chunk_id = chunkIds[at] ?? "";
  citation.payload.metadata.anchors = [lines(at + 1)];
  return citation;
}

const question = { ...givenAnswer("m1", "How long?"), role: "user" };
const answer = givenAnswer("m2", "Ninety days [1], then destroyed [2].", [
  givenSource("1", 1),
  givenSource("2", 2),
]);
const file = {
  ...givenFile(documentId, "handbook.md"),
  collection_id: "f1",
  media_type: "text/markdown",
  view: "text",
  passages: 3,
};
const fileCall = "GET /chatbot/files/:id/";
const passagesCall = "GET /chatbot/files/:id/passages/";
const chat = "/chat?conversation=c1";

let server: FakeServer;
beforeEach(() => {
  givenSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/get_scopes/": [givenFolder("f1", "Reports")],
    "GET /chatbot/chat/:id/get_conversation_history/": {
      conversation_id: "c1",
      name: "V",
      messages: [question, answer],
      run: null,
    },
    [fileCall]: file,
    [passagesCall]: { passages, total: 3, previous_cursor: null, next_cursor: null },
  });
});

async function openFirst() {
  const app = renderApp(chat);
  const mark = await screen.findByRole("link", { name: /^Source 1/ });
  await app.user.click(mark);
  const viewer = within(await screen.findByRole("complementary", { name: "Source" }));
  return { ...app, mark, viewer };
}

describe("a citation that is pressed", () => {
  it("opens its document at the passage, with the claim's words marked", async () => {
    const { viewer, address } = await openFirst();
    const cited = await viewer.findByRole("region", { name: "Cited passage" });
    expect(cited).toHaveTextContent("line 2Records are kept for ninety days.");
    expect(within(cited).getByText("ninety days").tagName).toBe("MARK");
    expect(viewer.getByText("Visitors sign the book at the gate.")).toBeVisible();
    expect(viewer.getByRole("heading", { name: "handbook.md" })).toHaveFocus();
    expect(address()).toBe(`${chat}&source=${documentId}.${chunkIds[1]}`);
    expect(server.callsTo(passagesCall)[0]?.query.get("around")).toBe(chunkIds[1]);
  });

  it("leads on to the next one and back", async () => {
    const { viewer, user, address } = await openFirst();
    expect(await viewer.findByText("1 of 2")).toBeVisible();
    expect(viewer.getByRole("button", { name: "Previous citation" })).toBeDisabled();
    await user.click(viewer.getByRole("button", { name: "Next citation" }));
    await waitFor(() =>
      expect(viewer.getByRole("region", { name: "Cited passage" })).toHaveTextContent(
        "Then they are destroyed.",
      ),
    );
    expect(address()).toContain(chunkIds[2]);
    expect(viewer.getByText("2 of 2")).toBeVisible();
  });

  it("is closed with Escape, and the focus returns to the citation", async () => {
    const { user, address, mark } = await openFirst();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Source" })).toBeNull());
    expect(address()).toBe(chat);
    await waitFor(() => expect(mark).toHaveFocus());
  });

  it("opens from the list of sources, too", async () => {
    const { user } = renderApp(chat);
    await user.click(await screen.findByRole("button", { name: /handbook\.md \[2\]/ }));
    await user.click(screen.getByRole("button", { name: "Open in the document" }));
    const viewer = within(await screen.findByRole("complementary", { name: "Source" }));
    expect(await viewer.findByRole("region", { name: "Cited passage" })).toHaveTextContent(
      "Then they are destroyed.",
    );
  });
});

describe("a place that cannot be found", () => {
  it("is not marked, and that is said", async () => {
    const changed = passages.map((passage, at) => ({
      ...passage,
      id: `01a1fdde-1610-758c-946e-c9beee59e00${at}`,
      text: `Rewritten ${at}.`,
    }));
    server.on(passagesCall, {
      passages: changed,
      total: 3,
      previous_cursor: null,
      next_cursor: null,
    });
    const { viewer } = await openFirst();
    expect(await viewer.findByText(/could not be found with confidence/)).toBeVisible();
    expect(viewer.queryByRole("region", { name: "Cited passage" })).toBeNull();
  });

  it("is found by its text when the document was read again", async () => {
    const again = passages.map((passage, at) => ({
      ...passage,
      id: `01a1fdde-1610-758c-946e-c9beee59e00${at}`,
    }));
    server.on(passagesCall, {
      passages: again,
      total: 3,
      previous_cursor: null,
      next_cursor: null,
    });
    const { viewer } = await openFirst();
    expect(await viewer.findByRole("region", { name: "Cited passage" })).toHaveTextContent(
      "Records are kept for ninety days.",
    );
  });
});

describe("a document", () => {
  it("that was deleted leaves what was cited of it", async () => {
    server.on(fileCall, problem(404, "This file does not exist.", "document.not_found"));
    const { viewer } = await openFirst();
    expect(await viewer.findByText(/This document was deleted/)).toBeVisible();
    expect(viewer.getByText("ninety days").closest("blockquote")).toHaveTextContent(
      "Records are kept for ninety days.",
    );
    expect(viewer.getByRole("button", { name: "Download file" })).toBeDisabled();
  });

  it("that could not be loaded can be tried again", async () => {
    server.on(fileCall, problem(400, "Not this time."));
    const { viewer, user } = await openFirst();
    expect(await viewer.findByText("Not this time.")).toBeVisible();
    server.on(fileCall, file);
    await user.click(viewer.getByRole("button", { name: "Try again" }));
    expect(await viewer.findByRole("region", { name: "Cited passage" })).toBeVisible();
  });

  it("is opened by its address alone", async () => {
    renderApp(`/chat?source=${documentId}.${chunkIds[0]}`);
    const viewer = within(await screen.findByRole("complementary", { name: "Source" }));
    expect(await viewer.findByRole("region", { name: "Cited passage" })).toHaveTextContent(
      "Visitors sign the book at the gate.",
    );
  });

  it("shows more of itself on request", async () => {
    server.on(passagesCall, (call: { query: URLSearchParams }) =>
      call.query.get("cursor") === "from.2"
        ? { passages: passages.slice(2), total: 3, previous_cursor: "to.2", next_cursor: null }
        : {
            passages: passages.slice(0, 2),
            total: 3,
            previous_cursor: null,
            next_cursor: "from.2",
          },
    );
    const { viewer, user } = await openFirst();
    await user.click(await viewer.findByRole("button", { name: "Show what comes after" }));
    expect(await viewer.findByText("Then they are destroyed.")).toBeVisible();
    expect(viewer.queryByRole("button", { name: "Show what comes after" })).toBeNull();
  });

  it("that is a sheet is a table with the cited rows marked", async () => {
    const sheet = {
      ...passages[1],
      text: "Berth | Ship\nBerth: 1; Ship: Ada\nBerth: 2; Ship: Grace; and crew",
      anchors: [{ kind: "cells", sheet: "Fees", range: "A4:B6" }],
    };
    server.on(passagesCall, {
      passages: [sheet],
      total: 1,
      previous_cursor: null,
      next_cursor: null,
    });
    const { viewer } = await openFirst();
    const table = within(await viewer.findByRole("table", { name: "Fees" }));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "4",
      "Berth",
      "Ship",
    ]);
    expect(table.getByRole("row", { name: "6 2 Grace; and crew" })).toHaveAttribute("data-cited");
  });

  it("that is a recording plays from the cited second", async () => {
    server.on(fileCall, { ...file, view: "audio", media_type: "audio/mpeg" });
    const spoken = passages.map((passage, at) => ({
      ...passage,
      anchors: [{ kind: "time", from: at * 65, to: at * 65 + 60 }],
    }));
    server.on(passagesCall, {
      passages: spoken,
      total: 3,
      previous_cursor: null,
      next_cursor: null,
    });
    server.on("POST /chatbot/files/:id/content-ticket/", {
      url: "/api/content?ticket=t",
      expires_at: "2026-11-21T10:00:00.000Z",
    });
    const { viewer } = await openFirst();
    const player = await viewer.findByLabelText<HTMLAudioElement>("handbook.md");
    await waitFor(() => expect(player).toHaveAttribute("src", "/api/content?ticket=t"));
    player.dispatchEvent(new Event("loadedmetadata"));
    expect(player.currentTime).toBe(65);
    expect(viewer.getByRole("button", { name: "Play from 2:10" })).toBeVisible();
  });
});
