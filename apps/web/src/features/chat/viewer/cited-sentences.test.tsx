import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { makeTestAnswer } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";
import {
  chat,
  conversationOf,
  file,
  fileCall,
  locateCells,
  makeSourceCitation,
  pageOf,
  passages,
  passagesCall,
  startViewerServer,
} from "../../../test/viewer-fixtures.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startViewerServer();
});

type Anchors = ReturnType<typeof makeSourceCitation>["payload"]["metadata"]["anchors"];

/** A conversation whose answer says two things of one passage, each with its own part of it. */
function answerFrom(text: string, anchors: Anchors, parts: readonly [string, Anchors][]) {
  const content = "One thing [1]. Another thing [1].";
  const citation = makeSourceCitation("1", 1);
  citation.payload.text = text;
  citation.payload.metadata.anchors = anchors;
  const answer = makeTestAnswer("m2", content, [citation]);
  const ranges = [
    [0, 13],
    [15, 32],
  ] as const;
  answer.metadata.claims = parts.map(([part, located], at) => {
    const [start, end] = ranges[at] ?? [0, 0];
    const from = text.indexOf(part);
    const span = { citation: "1", start: from, end: from + part.length, anchors: located };
    return { start, end, citations: ["1"], state: "supported", cited_spans: [span] };
  });
  server.on("GET /chatbot/chat/:id/get_conversation_history/", conversationOf(answer));
  const cells = anchors[0]?.kind === "cells" ? locateCells(text, 4, ["Berth", "Ship"]) : [];
  server.on(passagesCall, pageOf([{ ...passages[1], text, anchors, cells }]));
}

async function pressMarker(nth: number) {
  const { user } = renderApp(chat);
  const marks = await screen.findAllByRole("link", { name: /^Source 1/ });
  const mark = marks[nth];
  if (!mark) throw new Error("no such marker");
  await user.click(mark);
  return within(await screen.findByRole("complementary", { name: "Source" }));
}

const lines = (from: number, to = from) => [{ kind: "lines" as const, from, to }];

describe("a marker that is pressed", () => {
  const text = "Visitors sign the book. Records are kept for ninety days. Then they are destroyed.";

  it.each([
    [0, "Visitors sign the book.", "line 3"],
    [1, "Then they are destroyed.", "line 5"],
  ])("opens its own sentence of the passage: marker %i", async (nth, sentence, location) => {
    answerFrom(text, lines(3, 5), [
      ["Visitors sign the book.", lines(3)],
      ["Then they are destroyed.", lines(5)],
    ]);
    const viewer = await pressMarker(nth);
    const cited = await viewer.findByRole("region", { name: "Cited passage" });
    expect(cited).toHaveTextContent(text);
    const marked = [...cited.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marked).toEqual([sentence]);
    expect(viewer.getByText(`${location}`)).toBeVisible();
  });

  it("opens its row of a sheet", async () => {
    const cells = (range: string) => [{ kind: "cells" as const, sheet: "Fees", range }];
    const rows = "Berth | Ship\nBerth: 1; Ship: Ada\nBerth: 2; Ship: Grace\nBerth: 3; Ship: Edith";
    answerFrom(rows, cells("A4:B7"), [
      ["Berth: 1; Ship: Ada", cells("A5:B5")],
      ["Berth: 3; Ship: Edith", cells("A7:B7")],
    ]);
    const viewer = await pressMarker(1);
    const table = within(await viewer.findByRole("table", { name: "Fees" }));
    const cited = table.getAllByRole("row").filter((row) => row.hasAttribute("data-cited"));
    expect(cited.map(({ textContent }) => textContent)).toEqual(["73Edith"]);
  });

  it("plays a recording from its sentence", async () => {
    server.on(fileCall, { ...file, view: "audio", media_type: "audio/mpeg" });
    server.on("POST /chatbot/files/:id/content-ticket/", {
      url: "/api/content?ticket=t",
      expires_at: "2026-11-21T10:00:00.000Z",
    });
    const time = (from: number, to: number) => [{ kind: "time" as const, from, to }];
    answerFrom(text, time(10, 40), [
      ["Visitors sign the book.", time(10, 14)],
      ["Then they are destroyed.", time(33, 40)],
    ]);
    const viewer = await pressMarker(1);
    const player = await viewer.findByLabelText<HTMLAudioElement>("handbook.md");
    await waitFor(() => expect(player).toHaveAttribute("src", "/api/content?ticket=t"));
    player.dispatchEvent(new Event("loadedmetadata"));
    expect(player.currentTime).toBe(33);
    expect((await viewer.findByText("Then they are destroyed.")).tagName).toBe("MARK");
  });
});

it("opens all that the answer cites of a passage from the list of sources", async () => {
  answerFrom("One. Two. Three.", lines(3, 5), [
    ["One.", lines(3)],
    ["Three.", lines(5)],
  ]);
  const { user } = renderApp(chat);
  await user.click(await screen.findByRole("button", { name: /handbook\.md \[1\]/ }));
  await user.click(screen.getByRole("button", { name: "Open in the document" }));
  const viewer = within(await screen.findByRole("complementary", { name: "Source" }));
  const cited = await viewer.findByRole("region", { name: "Cited passage" });
  const marked = [...cited.querySelectorAll("mark")].map(({ textContent }) => textContent);
  expect(marked).toEqual(["One.", "Three."]);
});
