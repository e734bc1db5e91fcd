import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SourceMark } from "./source-mark.tsx";

const source = { id: "1", name: "Handbook.pdf", location: "page 7" };

function show() {
  render(
    <SourceMark source={source} elementId="s1" preview="Ninety days." onReveal={() => undefined} />,
  );
  return screen.getByRole("link");
}

function isOpen(): boolean {
  return (
    screen.queryByRole("tooltip") !== null &&
    screen.getByRole("tooltip").closest("[data-closed]") === null
  );
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe("the tooltip of a citation", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows name, place and preview, and stays for 200 ms after the pointer has left the mark", () => {
    const mark = show();
    fireEvent.mouseEnter(mark);
    expect(screen.getByRole("tooltip")).toHaveTextContent("Handbook.pdfpage 7Ninety days.");
    fireEvent.mouseLeave(mark);
    wait(190);
    expect(isOpen()).toBe(true);
    wait(20);
    expect(isOpen()).toBe(false);
  });

  it("stays while the pointer is on it and hides 100 ms after", () => {
    const mark = show();
    fireEvent.mouseEnter(mark);
    fireEvent.mouseLeave(mark);
    wait(150);
    fireEvent.mouseEnter(screen.getByRole("tooltip"));
    wait(1000);
    expect(isOpen()).toBe(true);
    fireEvent.mouseLeave(screen.getByRole("tooltip"));
    wait(90);
    expect(isOpen()).toBe(true);
    wait(20);
    expect(isOpen()).toBe(false);
  });

  it("closes when the citation is pressed, because it would cover the list of sources", () => {
    const mark = show();
    fireEvent.mouseEnter(mark);
    fireEvent.click(mark);
    wait(0);
    expect(isOpen()).toBe(false);
  });

  it("opens on keyboard focus and closes with Escape", () => {
    const mark = show();
    act(() => mark.focus());
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(mark, { key: "Escape" });
    wait(0);
    expect(isOpen()).toBe(false);
  });
});
