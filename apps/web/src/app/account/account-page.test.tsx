import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { startAccountServer, usage } from "../../test/account-fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startAccountServer();
});

describe("usage and limits", () => {
  it("shows each against its limit, N/A without one, and no bar beyond full", async () => {
    const slow = Promise.withResolvers<unknown>();
    server.on("GET /auth/users/r2r-usage/", () => slow.promise);
    renderApp("/account");
    expect(await screen.findByText("Loading usage data...")).toBeVisible();
    slow.resolve(usage);
    const shown = ["12,345 / 50,000", "2,000 / 1,000", "7 / N/A", "1.5 GB / 3 GB", "1,500 / N/A"];
    for (const words of shown) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    const full = ["Chunks", "Documents", "Collections", "Storage", "Monthly Usage"].map((name) =>
      screen.getByRole("progressbar", { name }).getAttribute("aria-valuenow"),
    );
    expect(full).toEqual(["25", "100", "0", "50", "0"]);
  });

  it.each([
    [problem(400, "The meter is broken."), "Error: The meter is broken."],
    [problem(400, ""), "Error: Failed to load usage data."],
  ])("says why it could not be loaded", async (answer, words) => {
    server.on("GET /auth/users/r2r-usage/", answer);
    renderApp("/account");
    expect(await screen.findByText(words)).toBeVisible();
  });
});
