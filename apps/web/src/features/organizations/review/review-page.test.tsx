import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { problem, startFakeServer } from "../../../test/fake-server.ts";
import { memberRoutes, storeTestSession } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const statusCall = "GET /organization/user-status/";
const decideCall = "POST /organization/review/";
const settled = memberRoutes[statusCall];
const review = {
  since: "2026-11-23T09:30:00.000Z",
  organization: memberRoutes["GET /organization/current/"],
  members: [
    {
      user_pk: 9,
      first_name: "Eve",
      last_name: "Accomplice",
      email: "eve@example.org",
      role: "admin",
      joined_at: "2026-11-22T09:30:00.000Z",
    },
  ],
  model_connections: [{ label: "Fast answers", base_url: "https://models.example/v1" }],
};

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    [statusCall]: { ...settled, needs_review: true },
    "GET /organization/review/": { review },
  });
});

it.each(["/chat", "/database", "/account", "/login", "/organization-setup"])(
  "leads the owner of a recovered account from %s to what it belongs to",
  async (path) => {
    const { address } = renderApp(path);
    await waitFor(() => expect(address()).toBe("/organization-review"));
    expect(await screen.findByText("Analytical Society")).toBeVisible();
    expect(screen.getByText("society.example")).toBeVisible();
    expect(screen.getByText("Eve Accomplice")).toBeVisible();
    expect(screen.getByText("eve@example.org · Admin · joined Nov 22, 2026")).toBeVisible();
    expect(screen.getByText("https://models.example/v1")).toBeVisible();
  },
);

it("keeps the organization and goes on to the chat", async () => {
  server.on(decideCall, () => {
    server.on(statusCall, settled);
    return { message: "Kept." };
  });
  const { user, address } = renderApp("/organization-review");
  await user.click(await screen.findByRole("button", { name: "Keep the organization" }));
  await waitFor(() => expect(address()).toBe("/chat"));
  expect(server.callsTo(decideCall)[0]?.body).toEqual({ decision: "keep" });
});

it("leaves after a question, and goes on to a new organization", async () => {
  server.on(decideCall, () => {
    server.on(statusCall, { has_organization: false, has_active_subscription: true });
    return { message: "Left." };
  });
  const { user, address } = renderApp("/organization-review");
  await user.click(await screen.findByRole("button", { name: "Leave and start afresh" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Its files stay with its other members");
  expect(server.callsTo(decideCall)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Leave and start afresh" }));
  await waitFor(() => expect(address()).toBe("/organization-setup"));
  expect(server.callsTo(decideCall)[0]?.body).toEqual({ decision: "leave" });
});

it("says that leaving deletes an organization without other members", async () => {
  server.on("GET /organization/review/", { review: { ...review, members: [] } });
  const { user } = renderApp("/organization-review");
  expect(await screen.findByText("Nobody else is a member.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Leave and start afresh" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent("Leaving deletes it");
});

it("says why a decision was not saved", async () => {
  server.on(decideCall, problem(404, "There is nothing to decide.", "x.y"));
  const { user } = renderApp("/organization-review");
  await user.click(await screen.findByRole("button", { name: "Keep the organization" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("There is nothing to decide.");
});

it("is not there for others", async () => {
  server.on(statusCall, settled);
  const { address } = renderApp("/organization-review");
  await waitFor(() => expect(address()).toBe("/chat"));
});
