import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { makeTestAnswer } from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";
import { startStreamingServer } from "../../test/stream-fixtures.tsx";

const history = "GET /chatbot/chat/:id/get_conversation_history/";
/** A call that fails is made twice more before it counts as failed. */
const patient = { timeout: 20_000 };

function setOnline(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? "online" : "offline")));
}

let server: FakeServer;
beforeEach(() => {
  server = startStreamingServer();
  server.on(history, () => Response.error());
});
afterEach(() => {
  setOnline(true);
  vi.restoreAllMocks();
});

const opened = { messages: [makeTestAnswer("m2", "Ninety days.")] };

it("a conversation that is opened offline says so, keeps what is typed, and opens with the connection", async () => {
  setOnline(false);
  const { user } = renderApp("/chat?conversation=c1");
  expect(await screen.findByText(/You are offline\. The conversation/, {}, patient)).toBeVisible();
  expect(screen.queryByText("Loading...")).toBeNull();
  await user.type(screen.getByRole("textbox", { name: /message/i }), "And then?");
  server.on(history, opened);
  setOnline(true);
  expect(await screen.findByText("Ninety days.", {}, patient)).toBeVisible();
  expect(screen.getByRole("textbox", { name: /message/i })).toHaveValue("And then?");
  expect(screen.queryByText(/You are offline\. The conversation/)).toBeNull();
});

it("a conversation that could not be loaded is loaded again by hand", async () => {
  const { user } = renderApp("/chat?conversation=c1");
  const again = await screen.findByRole("button", { name: "Try again" }, patient);
  expect(screen.getByRole("alert")).toHaveTextContent("Sorry, couldn't load conversation history.");
  expect(screen.queryByRole("article")).toBeNull();
  const before = server.callsTo(history).length;
  const reply = Promise.withResolvers<unknown>();
  server.on(history, () => reply.promise);
  await user.click(again);
  expect(await screen.findByText("Loading...")).toBeVisible();
  expect(again).toHaveFocus();
  expect(again).toHaveAttribute("aria-disabled", "true");
  reply.resolve(opened);
  expect(await screen.findByText("Ninety days.", {}, patient)).toBeVisible();
  await waitFor(() => expect(server.callsTo(history)).toHaveLength(before + 1));
  expect(screen.getByRole("textbox", { name: /message/i })).toHaveFocus();
});
