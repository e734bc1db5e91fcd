import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { problem, startFakeServer } from "../../../test/fake-server.ts";
import { storeTestSession, memberRoutes } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const describeCall = "POST /organization/invitations/describe/";
const acceptCall = "POST /organization/invitations/accept/";
const outside = { has_organization: false, has_active_subscription: true };

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = startFakeServer({
    ...memberRoutes,
    "GET /organization/user-status/": outside,
    [describeCall]: {
      organization: "Analytical Society",
      role: "member",
      invited_by: "Charles Babbage",
      email: "ada@example.org",
      expires_at: "2026-11-28T09:30:00.000Z",
    },
    [acceptCall]: () => {
      server.on("GET /organization/user-status/", memberRoutes["GET /organization/user-status/"]);
      return memberRoutes["GET /organization/current/"];
    },
  });
});

describe("an invitation's link", () => {
  it("says who invites to what, and lets a signed-in user join", async () => {
    storeTestSession();
    const { user, address } = renderApp("/join#tok");
    expect(await screen.findByRole("heading", { name: "Join Analytical Society" })).toBeVisible();
    expect(screen.getByText(/^Charles Babbage invites you to Analytical Society/)).toBeVisible();
    expect(screen.queryByText(/This invitation is for/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Join" }));
    await waitFor(() => expect(address()).toBe("/chat"));
    expect(server.callsTo(acceptCall)[0]?.body).toEqual({ token: "tok" });
  });

  it("leads an anonymous user through the log-in and back", async () => {
    server.on("POST /auth/login/", { key: "k" });
    const { user, address } = renderApp("/join#tok");
    expect(await screen.findByRole("link", { name: "Create an account to join" })).toHaveAttribute(
      "href",
      "/signup",
    );
    await user.click(screen.getByRole("link", { name: "Log in" }));
    await user.type(await screen.findByLabelText("Email"), "ada@example.org");
    await user.type(screen.getByLabelText("Password"), "secret word");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    await user.click(await screen.findByRole("button", { name: "Join" }));
    await waitFor(() => expect(address()).toBe("/chat"));
    expect(server.callsTo(acceptCall)[0]?.body).toEqual({ token: "tok" });
    expect(sessionStorage.length).toBe(0);
  });

  it("offers no sign-up where it is closed", async () => {
    server.on("GET /auth/providers/", { google: null, mail: false, signup: "closed" });
    renderApp("/join#tok");
    expect(await screen.findByText(/New accounts cannot be created/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /create an account|sign up/i })).toBeNull();
  });

  it("shows whom it is for when that is somebody else", async () => {
    storeTestSession();
    server.on("GET /auth/user/", {
      pk: 9,
      first_name: "",
      last_name: "",
      email: "eve@example.org",
    });
    renderApp("/join#tok");
    expect(
      await screen.findByText(
        /^This invitation is for ada@example.org; you are signed in as eve@example.org\./,
      ),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
  });

  it.each([
    ["no_seat", problem(409, "All seats are taken.", "license.no_seat"), /All seats are taken/],
    ["member", problem(409, "No.", "organization.already_member"), /already belong/],
    ["nothing said", problem(400, ""), /You could not join/],
  ])("says why joining failed: %s", async (_, answer, words) => {
    storeTestSession();
    server.on(acceptCall, answer);
    const { user } = renderApp("/join#tok");
    await user.click(await screen.findByRole("button", { name: "Join" }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it("says that one organization is enough", async () => {
    storeTestSession();
    server.on("GET /organization/user-status/", memberRoutes["GET /organization/user-status/"]);
    renderApp("/join#tok");
    expect(await screen.findByText(/You already belong to an organization/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
  });

  it.each([
    ["/join", /This link is incomplete/],
    ["/join#used", /does not exist, has expired or has already been used/],
  ])("says when it is no use: %s", async (path, words) => {
    server.on(describeCall, problem(404, "Gone.", "invitation.not_found"));
    renderApp(path);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });

  it("offers another try when it cannot be read", async () => {
    server.on(describeCall, problem(400, "The disk is gone."));
    renderApp("/join#tok");
    expect(
      await screen.findByText("The invitation could not be read. The disk is gone."),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});
