import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { startFakeServer } from "../../test/fake-server.ts";
import {
  makeTestAnswer,
  makeTestCitation,
  storeTestSession,
  memberRoutes,
} from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

beforeEach(() => storeTestSession());

/** The conversation c1, answered from a page at this address. */
async function openAnswerFrom(url: string) {
  const { id, payload } = makeTestCitation("1", "The room opens at nine.", "Opening hours");
  const metadata = { ...payload.metadata, anchors: [], url };
  const cited = { id, payload: { ...payload, document_id: url, metadata } };
  startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/c1/get_conversation_history/": {
      conversation_id: "c1",
      messages: [makeTestAnswer("m1", "At nine [1].", [cited])],
    },
  });
  const app = renderApp("/chat?conversation=c1");
  await screen.findByText("Sources:");
  return app;
}

describe("a source found on the web", () => {
  it("opens its page in a new tab from the number, the card and the list, and says so", async () => {
    const { user } = await openAnswerFrom("https://rooms.example/hours");
    const mark = screen.getByRole("link", {
      name: "Source 1: Opening hours (opens in a new tab)",
    });
    await user.hover(mark);
    const card = within(await screen.findByRole("tooltip"));
    const listed = screen.getByRole("link", {
      name: "Open the page Opening hours (opens in a new tab)",
    });
    await user.click(screen.getByRole("button", { name: /Opening hours \[1\]/ }));
    const below = screen.getByRole("link", { name: /Open the page \(rooms\.example\)/ });
    for (const link of [mark, card.getByRole("link", { hidden: true }), listed, below]) {
      expect(link).toHaveAttribute("href", "https://rooms.example/hours");
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
    }
  });

  it("is no link when its address is none of a page", async () => {
    const { user } = await openAnswerFrom("javascript:alert(1)");
    expect(screen.getByRole("link", { name: "Source 1: Opening hours" })).not.toHaveAttribute(
      "target",
    );
    const source = screen.getByRole("button", { name: /Opening hours \[1\]/ });
    await user.click(source);
    expect(source).toHaveAttribute("aria-expanded", "true");
    expect(screen.queryByRole("link", { name: /new tab/ })).toBeNull();
  });
});
