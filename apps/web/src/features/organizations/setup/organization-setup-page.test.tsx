import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { startFakeServer } from "../../../test/fake-server.ts";
import { memberRoutes, storeTestSession } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const describeCall = "POST /organization/invitations/describe/";
const user = memberRoutes["GET /auth/user/"];

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /organization/user-status/": { has_organization: false, has_active_subscription: false },
    "GET /auth/user/": { ...user, email: "ada@society.example" },
    [describeCall]: {
      organization: "Analytical Society",
      role: "member",
      invited_by: "Charles Babbage",
      email: null,
      expires_at: "2026-11-28T09:30:00.000Z",
    },
  });
});

describe("the organization form", () => {
  it("suggests the domain of the e-mail address, which can be changed", async () => {
    const { user: hand } = renderApp("/organization-setup");
    const domain = await screen.findByLabelText("Organization Domain");
    expect(domain).toHaveValue("society.example");
    expect(domain).toHaveAccessibleDescription(/does not give anyone access/);
    await hand.clear(domain);
    await hand.type(screen.getByLabelText("Organization Name"), "Analytical Society");
    await hand.click(screen.getByRole("button", { name: "Submit" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Name and domain are required");
  });

  it("suggests none for an address of a public mail provider", async () => {
    server.on("GET /auth/user/", { ...user, email: "ada@gmail.com" });
    renderApp("/organization-setup");
    expect(await screen.findByLabelText("Organization Domain")).toHaveValue("");
  });

  it("opens the invitation whose link is pasted", async () => {
    const { user: hand, address } = renderApp("/organization-setup");
    const field = await screen.findByLabelText("Invitation link");
    await hand.type(field, "https://footnote.example/join");
    await hand.click(screen.getByRole("button", { name: "Open invitation" }));
    expect(screen.getByRole("alert")).toHaveTextContent("This is not an invitation link.");
    await hand.type(field, "#tok{Enter}");
    expect(await screen.findByRole("heading", { name: "Join Analytical Society" })).toBeVisible();
    await waitFor(() => expect(address()).toBe("/join"));
    expect(server.callsTo(describeCall)[0]?.body).toEqual({ token: "tok" });
  });
});
