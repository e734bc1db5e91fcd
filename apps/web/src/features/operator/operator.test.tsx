import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import {
  ada,
  carl,
  failedDocument,
  license,
  society,
  waiting,
} from "../../test/operator-fixtures.ts";
import { storeTestSession, memberRoutes } from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /auth/user/": { ...memberRoutes["GET /auth/user/"], is_operator: true },
    "GET /operator/organizations/": { organizations: [society], next_cursor: null },
    "GET /operator/users/": { users: [ada, carl], next_cursor: null },
    "GET /operator/failed-documents/": { documents: [], next_cursor: null },
    "PATCH /operator/organizations/:id/license/": license,
  });
});

describe("the operator's page", () => {
  it("is not there for others, and not linked", async () => {
    server.on("GET /auth/user/", memberRoutes["GET /auth/user/"]);
    renderApp("/operator");
    expect(await screen.findByText("This page does not exist")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Operator" })).toBeNull();
    expect(server.callsTo("GET /operator/organizations/")).toEqual([]);
  });

  it("is linked for operators and shows what every organization holds", async () => {
    const { user, address } = renderApp("/settings");
    await user.click(await screen.findByRole("link", { name: "Operator" }));
    expect(address()).toBe("/operator");
    const row = await screen.findByRole("listitem");
    expect(row).toHaveTextContent("3 of 25 seats · 1,200 documents · 50 MB · 2 failed");
    expect(row).toHaveTextContent("17 requests this month · Active, set by an operator");
  });

  it("searches, and shows more on demand", async () => {
    server.on("GET /operator/organizations/", ({ query }: { query: URLSearchParams }) => {
      if (query.get("search") === "nothing") return { organizations: [], next_cursor: null };
      const next = { ...society, id: "o2", name: "Royal Society" };
      return query.get("cursor") === "o1"
        ? { organizations: [next], next_cursor: null }
        : { organizations: [society], next_cursor: "o1" };
    });
    const { user } = renderApp("/operator");
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByText("Royal Society")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "nothing");
    expect(await screen.findByText("Nothing found.")).toBeVisible();
  });

  it("sends of a licence only what was changed", async () => {
    const { user } = renderApp("/operator");
    await user.click(
      await screen.findByRole("button", { name: "Edit license of Analytical Society" }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    const seats = dialog.getByLabelText("Seats");
    await user.clear(seats);
    await user.type(seats, "many");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Seats must be a whole number.");
    await user.clear(seats);
    await user.type(seats, "40");
    await user.click(dialog.getByRole("switch", { name: "Active" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [call] = server.callsTo("PATCH /operator/organizations/:id/license/");
    expect(call?.body).toEqual({ max_users: 40, is_active: false });
    expect(server.callsTo("GET /operator/organizations/").length).toBeGreaterThan(1);
  });

  it("keeps the dialog open with the reason when it fails, and gives a licence back", async () => {
    server.on("PATCH /operator/organizations/:id/license/", problem(502, "No answer."));
    const { user } = renderApp("/operator");
    await user.click(await screen.findByRole("button", { name: /^Edit license/ }));
    const give = await screen.findByRole("button", { name: "Follow the subscription again" });
    await user.click(give);
    expect(await screen.findByRole("alert")).toHaveTextContent("The change failed. No answer.");
    const [call] = server.callsTo("PATCH /operator/organizations/:id/license/");
    expect(call?.body).toEqual({ follow_subscription: true });
  });

  it("changes roles and operators, and shows a password link once", async () => {
    server.on("PATCH /operator/users/:pk/", carl);
    const link = "https://footnote.example/reset-password#x";
    server.on("POST /operator/users/:pk/password-reset/", { reset_url: link });
    const { user } = renderApp("/operator?section=users");
    await user.selectOptions(await screen.findByLabelText("Role of carl@example.org"), "member");
    await user.click(screen.getByRole("button", { name: "Make operator: carl@example.org" }));
    await waitFor(() => expect(server.callsTo("PATCH /operator/users/:pk/")).toHaveLength(2));
    expect(server.callsTo("PATCH /operator/users/:pk/").map(({ body }) => body)).toEqual([
      { role: "member" },
      { is_operator: true },
    ]);
    await user.click(screen.getByRole("button", { name: "Reset password of Ada Byron" }));
    expect(await screen.findByLabelText("Password reset link")).toHaveValue(link);
  });

  it("shows why documents failed and retries those that may succeed", async () => {
    const documents = [failedDocument("torn", false), failedDocument("slow", true)];
    server.on("GET /operator/failed-documents/", { documents, next_cursor: null });
    server.on("POST /operator/failed-documents/:id/retry/", { message: "Done." });
    const { user } = renderApp("/operator?section=documents");
    expect(await screen.findAllByText(/It is damaged\./)).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Try again: torn.pdf" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Try again: slow.pdf" }));
    await waitFor(() =>
      expect(server.callsTo("POST /operator/failed-documents/:id/retry/")).toHaveLength(1),
    );
  });

  it("warns when nobody does what waits, and says when the queues cannot be read", async () => {
    server.on("GET /operator/queues/", waiting(0, 3));
    renderApp("/operator?section=queues");
    expect(await screen.findByRole("alert")).toHaveTextContent("No workers running");
    expect(screen.getByText("3 waiting, oldest since Nov 21, 2026")).toBeVisible();
    server.on("GET /operator/organizations/", problem(403, "Refused."));
    renderApp("/operator");
    expect(await screen.findByText("Failed to load. Refused.")).toBeVisible();
  });
});
