import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { openChat, startChatServer } from "../../../test/chat-fixtures.tsx";

type FakeUtterance = EventTarget & { text: string; lang: string };
const queued: FakeUtterance[] = [];

/** A browser that speaks until it is canceled. */
function installVoices(voices: unknown[]) {
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (one: FakeUtterance) => queued.push(one),
    cancel: () => {
      for (const one of queued.splice(0))
        one.dispatchEvent(Object.assign(new Event("error"), { error: "canceled" }));
    },
  });
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class extends EventTarget {
      lang = "";
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
}

beforeEach(() => {
  queued.length = 0;
  startChatServer();
});

async function askQuestion() {
  const { user, input, writable } = await openChat();
  await waitFor(writable);
  await user.type(input, "How long?{Enter}");
  await screen.findByText("Sources:");
  return user;
}

it("reads the answer without its numbers, until it is stopped or has ended", async () => {
  installVoices([{}]);
  const user = await askQuestion();
  await user.click(screen.getByRole("button", { name: "Read aloud" }));
  expect(queued.map(({ text, lang }) => [text, lang])).toEqual([["Ninety days.", "en"]]);
  await user.click(screen.getByRole("button", { name: "Stop reading" }));
  expect(queued).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Read aloud" }));
  act(() => void queued[0]?.dispatchEvent(new Event("end")));
  expect(screen.getByRole("button", { name: "Read aloud" })).toBeVisible();
});

it("says when the browser fails", async () => {
  installVoices([{}]);
  const user = await askQuestion();
  await user.click(screen.getByRole("button", { name: "Read aloud" }));
  const failure = Object.assign(new Event("error"), { error: "synthesis-failed" });
  act(() => void queued[0]?.dispatchEvent(failure));
  expect(screen.getByRole("alert")).toHaveTextContent("could not be read aloud");
});

it("is not offered where the browser has no voice", async () => {
  installVoices([]);
  await askQuestion();
  expect(screen.queryByRole("button", { name: "Read aloud" })).toBeNull();
});
