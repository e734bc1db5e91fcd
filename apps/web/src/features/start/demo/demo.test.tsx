import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { demoConversations } from "./conversations.ts";
import Demo from "./demo.tsx";

const [first, second] = demoConversations;
const questions = demoConversations.map(({ messages }) => messages[0]?.text ?? "");
const followUp = first?.messages[2]?.text ?? "";

function show() {
  return render(
    <MemoryRouter>
      <Demo />
    </MemoryRouter>,
  );
}

/** In steps, since each delay begins only when React has drawn what came before; all delays are hundreds. */
function wait(ms: number) {
  for (let left = ms; left >= 0; left -= 100) {
    act(() => {
      vi.advanceTimersByTime(Math.min(left, 100));
    });
  }
}

const typing = () => screen.queryByText("The assistant is writing");
const answers = () => screen.queryAllByRole("article", { name: "Assistant" }).length;
const sendButton = () => screen.getByRole("button", { name: "Send" });
const pulsing = () =>
  demoConversations
    .map(({ preview }) =>
      screen.getByRole("button", { name: new RegExp(preview.replace("?", "")) }),
    )
    .filter((button) => button.hasAttribute("data-pulsing")).length;

describe("the demo on the page", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("plays the first exchange by itself, exactly timed, and offers the follow-up", () => {
    show();
    wait(799);
    expect(screen.queryByText(questions[0] ?? "")).toBeNull();
    wait(1);
    expect(screen.getByText(questions[0] ?? "")).toBeVisible();
    expect(typing()).toBeNull();
    wait(300);
    expect(typing()).toBeInTheDocument();
    wait(1499);
    expect(answers()).toBe(0);
    wait(1);
    expect(answers()).toBe(1);
    expect(typing()).toBeNull();
    expect(sendButton()).toBeDisabled();
    wait(300);
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue(followUp);
    expect(sendButton()).toBeEnabled();
    expect(pulsing()).toBe(0);
  });

  it("shows the second exchange when it is sent, then the others call and replay when opened", () => {
    show();
    wait(10_000);
    fireEvent.click(sendButton());
    expect(screen.getByText(followUp)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("");
    wait(1800);
    expect(answers()).toBe(2);
    expect(pulsing()).toBe(3);
    fireEvent.click(screen.getByRole("button", { name: new RegExp(second?.preview ?? "") }));
    expect(screen.queryByText(followUp)).toBeNull();
    expect(pulsing()).toBe(2);
    wait(300);
    expect(screen.getByText(questions[1] ?? "")).toBeVisible();
    wait(1800 + 300 + 1800);
    expect(answers()).toBe(2);
    expect(sendButton()).toBeDisabled();
  });

  it("can be skipped", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "Skip" }));
    expect(answers()).toBe(1);
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue(followUp);
    expect(screen.getByText("Skip")).toBeDisabled();
  });

  it("waits for nothing where less motion is wanted", () => {
    const still = (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes("reduced-motion"), media: query });
    vi.stubGlobal("matchMedia", still);
    show();
    wait(0);
    expect(answers()).toBe(1);
    fireEvent.click(sendButton());
    wait(0);
    expect(answers()).toBe(2);
    expect(typing()).toBeNull();
  });

  it("can only be read: no new chat, no recording, no writing; signing up is the way on", () => {
    show();
    expect(screen.getByTitle("New Chat")).toBeDisabled();
    expect(screen.getByTitle("Record")).toBeDisabled();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveAttribute("readonly");
    for (const name of ["Search Docs", "Web Search"]) {
      expect(screen.getByRole("button", { name })).toBeVisible();
    }
    for (const link of screen.getAllByRole("link", { name: /sign up/i })) {
      expect(link).toHaveAttribute("href", "/signup");
    }
    fireEvent.click(screen.getByTitle("Collapse Sidebar"));
    expect(screen.queryByText("Conversations")).toBeNull();
    expect(screen.getByTitle("Expand Sidebar")).toBeVisible();
  });

  it("previews a source on its number and opens its passage below", () => {
    show();
    wait(10_000);
    const mark = screen.getByRole("link", { name: /^Source 2: Winter timetable/ });
    fireEvent.mouseEnter(mark);
    expect(screen.getByRole("tooltip")).toHaveTextContent(/^Winter timetable.*Route: Skerrow.*…$/);
    fireEvent.click(mark);
    const source = screen.getByRole("button", { name: /Winter timetable 2026-27\.xlsx \[2\]/ });
    expect(source).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByText(/Saturday and Sunday \| all sailings as usual/)).toBeVisible();
  });
});
