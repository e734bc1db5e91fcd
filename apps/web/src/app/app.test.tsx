import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readToken } from "../shared/http/session-token.ts";
import type { FakeServer } from "../test/fake-server.ts";
import { problem, startFakeServer } from "../test/fake-server.ts";
import { storeTestSession, memberRoutes } from "../test/fixtures.ts";
import { renderApp } from "../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer(memberRoutes);
});

describe("an anonymous user", () => {
  it("sees the welcome and the four cards", async () => {
    renderApp("/");
    expect(await screen.findByRole("heading", { name: "Welcome to Footnote" })).toBeVisible();
    expect(
      screen.getByText(
        "Your intelligent assistant for document management and information retrieval.",
      ),
    ).toBeVisible();
    const cards = ["Chatbot", "Document Database", "Account", "Settings"];
    for (const name of cards) expect(screen.getByRole("heading", { name })).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it.each([
    "/chat",
    "/database",
    "/account",
    "/home",
    "/chatbot",
    "/organization-setup",
    "/subscribe",
  ])("is sent from %s to the log-in", async (path) => {
    const { address } = renderApp(path);
    await waitFor(() => expect(address()).toBe("/login"));
  });

  it("logs in and is sent on to where the onboarding stands", async () => {
    server.on("POST /auth/login/", { key: "k" });
    server.on("GET /organization/user-status/", {
      has_organization: false,
      has_active_subscription: false,
    });
    const { user, address } = renderApp("/login");
    await user.type(await screen.findByLabelText("Email"), "ada@example.org");
    await user.type(screen.getByLabelText("Password"), "secret word");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    await waitFor(() => expect(address()).toBe("/organization-setup"));
    expect(server.callsTo("POST /auth/login/")[0]?.body).toEqual({
      email: "ada@example.org",
      password: "secret word",
    });
  });

  it("reads why the log-in failed, and is asked for what is missing without a call", async () => {
    server.on(
      "POST /auth/login/",
      problem(400, "Invalid credentials", "account.invalid_credentials"),
    );
    const { user } = renderApp("/login");
    await user.click(await screen.findByRole("button", { name: "Log In" }));
    expect(await screen.findByText("Enter your email address.")).toBeVisible();
    expect(server.callsTo("POST /auth/login/")).toEqual([]);
    await user.type(screen.getByLabelText("Email"), "ada@example.org");
    await user.type(screen.getByLabelText("Password"), "wrong");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid credentials");
  });

  it("sees no button of an identity provider where none is configured", async () => {
    renderApp("/login");
    await waitFor(() => expect(server.callsTo("GET /auth/providers/")).toHaveLength(1));
    expect(await screen.findByRole("button", { name: "Log In" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /sign in with/i })).toBeNull();
    expect(screen.queryByText("or", { exact: true })).toBeNull();
  });

  it("cannot sign up with two different passwords; nothing is sent", async () => {
    const { user } = renderApp("/signup");
    await user.type(await screen.findByLabelText("Email"), "ada@example.org");
    await user.type(screen.getByLabelText("Password"), "secret word");
    await user.type(screen.getByLabelText("Confirm password"), "secret world");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Passwords do not match");
    expect(screen.getByLabelText("Confirm password")).toBeInvalid();
    expect(screen.getByLabelText("Password")).toBeValid();
    expect(server.callsTo("POST /auth/registration/")).toEqual([]);
  });

  it("signs up, sets the organization up and arrives in the chat", async () => {
    let created = false;
    server.on("POST /auth/registration/", { key: "k" });
    server.on("GET /organization/user-status/", () => ({
      has_organization: created,
      has_active_subscription: created,
    }));
    server.on("POST /organization/create/", () => {
      created = true;
      return memberRoutes["GET /organization/current/"];
    });
    const { user, address } = renderApp("/signup");
    await user.type(await screen.findByLabelText("Email"), "ada@example.org");
    await user.type(screen.getByLabelText("Password"), "secret word");
    await user.type(screen.getByLabelText("Confirm password"), "secret word");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(await screen.findByRole("heading", { name: "Submit Organization" })).toBeVisible();
    expect(server.callsTo("POST /auth/registration/")[0]?.body).toEqual({
      email: "ada@example.org",
      password1: "secret word",
    });
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Name and domain are required");
    await user.type(screen.getByLabelText("Organization Name"), "Analytical Society");
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(address()).toBe("/chat"));
  });
});

describe("a member", () => {
  beforeEach(storeTestSession);

  it.each(["/", "/login", "/signup", "/chatbot"])("is sent from %s to the chat", async (path) => {
    const { address } = renderApp(path);
    await waitFor(() => expect(address()).toBe("/chat"));
  });

  it("gets through although the onboarding check fails", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    server.on("GET /organization/user-status/", problem(400, "No"));
    const { address } = renderApp("/login");
    await waitFor(() => expect(address()).toBe("/chat"));
    expect(await screen.findByText("How can I help?")).toBeVisible();
    expect(warn).toHaveBeenCalledWith(
      "The onboarding status could not be read.",
      expect.objectContaining({ message: "No" }),
    );
  });

  it("without a subscription is sent to subscribe only when payments are on", async () => {
    server.on("GET /organization/user-status/", {
      has_organization: true,
      has_active_subscription: false,
    });
    server.on("GET /payments/stripe-config/", { stripe_enabled: true });
    const { address } = renderApp("/database");
    await waitFor(() => expect(address()).toBe("/subscribe"));
  });

  it("without a subscription still reaches what exports, leaves and deletes", async () => {
    server.on("GET /organization/user-status/", {
      has_organization: true,
      has_active_subscription: false,
    });
    server.on("GET /payments/stripe-config/", { stripe_enabled: true, publishable_key: null });
    server.on("GET /auth/users/r2r-usage/", problem(500, ""));
    server.on("GET /organization/usage-history/", { days: [] });
    server.on("GET /organization/audit-events/", { events: [], next_cursor: null });
    server.on("GET /organization/members/", []);
    const { user, address } = renderApp("/account");
    await waitFor(() => expect(address()).toBe("/subscribe"));
    await user.click(await screen.findByRole("link", { name: "your account" }));
    expect(address()).toBe("/subscribe/account");
    expect(await screen.findByRole("heading", { name: "Delete Account" })).toBeVisible();
    await user.click(await screen.findByRole("link", { name: "Activity" }));
    expect(address()).toMatch(/^\/subscribe\/account/);
    expect(await screen.findByRole("button", { name: "Export usage as CSV" })).toBeVisible();
  });

  it("is logged out by an expired session, from a public page too", async () => {
    server.on("GET /auth/user/", problem(401, "Ended", "session.expired"));
    const { address } = renderApp("/settings");
    await waitFor(() => expect(address()).toBe("/login"));
    expect(readToken()).toBeNull();
  });

  it("logs out", async () => {
    server.on("POST /auth/logout/", { message: "Bye" });
    const { user, address } = renderApp("/settings");
    await user.click(await screen.findByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(readToken()).toBeNull();
    await waitFor(() => expect(server.callsTo("POST /auth/logout/")).toHaveLength(1));
    expect(server.callsTo("POST /auth/logout/")[0]?.headers.get("Authorization")).toBe(
      "Token secret",
    );
  });

  it("leaves no unsent question in the tab when it logs out", async () => {
    server.on("POST /auth/logout/", { message: "Bye" });
    sessionStorage.setItem("unsent-questions-7", '{"new":{"typed":"Who is leaving?","sent":[]}}');
    sessionStorage.setItem("pending-invitation", "token");
    const { user, address } = renderApp("/settings");
    await user.click(await screen.findByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(Object.keys(sessionStorage)).toEqual(["pending-invitation"]);
  });

  it("switches the dark mode, which is off at first and remembered", async () => {
    const { user } = renderApp("/settings");
    const toggle = await screen.findByRole("switch", { name: "Dark mode" });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(toggle).toBeChecked();
    expect(localStorage.getItem("darkMode")).toBe("true");
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  });

  it("sees the account", async () => {
    renderApp("/account");
    for (const text of [
      "Ada Byron",
      "ada@example.org",
      "society.example",
      "admin",
      "Nov 21, 2026",
      "1 / 25",
      "Active",
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });
});

it("says when there is no such page", async () => {
  renderApp("/nowhere");
  expect(await screen.findByText("This page does not exist")).toBeVisible();
});
