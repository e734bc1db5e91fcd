import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

beforeEach(() => vi.spyOn(console, "error").mockReturnValue());

function Break({ message }: { message: string | null }) {
  if (message !== null) throw new Error(message);
  return <p>All is well</p>;
}

function show(resetKey: string, message: string | null) {
  return (
    <ErrorBoundary resetKey={resetKey}>
      <Break message={message} />
    </ErrorBoundary>
  );
}

it("shows a broken page's ways out, and lets go at the next address", () => {
  const { rerender } = render(show("/chat", "No such thing"));
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong on this page");
  expect(screen.getByRole("button", { name: "Reload page" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Go to the start page" })).toBeVisible();
  rerender(show("/chat", null));
  expect(screen.getByRole("alert")).toBeVisible();
  rerender(show("/database", null));
  expect(screen.getByText("All is well")).toBeVisible();
});

it.each([
  "Failed to fetch dynamically imported module: /assets/chat.js",
  "error loading dynamically imported module: /assets/chat.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/chat.css",
])("says that scripts did not arrive: %s", (message) => {
  render(show("/chat", message));
  expect(screen.getByRole("alert")).toHaveTextContent("This page could not be loaded");
});
