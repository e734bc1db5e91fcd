import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { readToken } from "../../../shared/http/session-token.ts";
import type { FakeServer } from "../../../test/fake-server.ts";
import { problem, startFakeServer } from "../../../test/fake-server.ts";
import { storeTestSession, memberRoutes } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = startFakeServer({
    ...memberRoutes,
    "GET /auth/providers/": { google: null, mail: true },
  });
});

describe("a forgotten password", () => {
  it("is offered on the log-in where mail is sent, and asked for by address", async () => {
    server.on("POST /auth/password/reset/", { message: "If..." });
    const { user } = renderApp("/login");
    await user.click(await screen.findByRole("link", { name: "Forgot password?" }));
    await screen.findByRole("heading", { name: "Forgot your password?" });
    await user.type(screen.getByLabelText("Email"), "ada@example.org");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    expect(
      await screen.findByText(
        /^If ada@example.org has an account, an email with a link is on its way/,
      ),
    ).toBeVisible();
    expect(server.callsTo("POST /auth/password/reset/")[0]?.body).toEqual({
      email: "ada@example.org",
    });
  });

  it("is not offered where no mail is sent, and the page says whom to ask", async () => {
    server.on("GET /auth/providers/", { google: null, mail: false });
    const words = "This server cannot send email. Ask its operator to reset your password.";
    server.on("POST /auth/password/reset/", problem(409, words, "mail.unavailable"));
    const first = renderApp("/login");
    await screen.findByRole("button", { name: "Log In" });
    await waitFor(() => expect(server.callsTo("GET /auth/providers/")).toHaveLength(1));
    expect(screen.queryByRole("link", { name: "Forgot password?" })).toBeNull();
    first.unmount();
    const { user } = renderApp("/forgot-password");
    await user.type(await screen.findByLabelText("Email"), "ada@example.org");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });
});

describe("a link to reset the password", () => {
  const confirmCall = "POST /auth/password/reset/confirm/";
  async function choose(password: string, again = password) {
    const view = renderApp("/reset-password#tok");
    await view.user.type(await screen.findByLabelText("New password"), password);
    await view.user.type(screen.getByLabelText("Confirm password"), again);
    await view.user.click(screen.getByRole("button", { name: "Set password" }));
    return view;
  }

  it("sets it and leads to the log-in, also from a session", async () => {
    storeTestSession();
    server.on(confirmCall, { message: "Set." });
    const { user, address } = await choose("secret word");
    expect(await screen.findByText("Your new password is set. You can log in now.")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Log in" }));
    expect(await screen.findByRole("button", { name: "Log In" })).toBeVisible();
    expect([address(), readToken()]).toEqual(["/login", null]);
    expect(server.callsTo(confirmCall)[0]?.body).toEqual({
      token: "tok",
      password1: "secret word",
    });
  });

  it("says beforehand what ends when the address was never confirmed", async () => {
    renderApp("/reset-password#tok");
    expect(await screen.findByText(/sharing links and invitations end/)).toHaveTextContent(
      /folder syncs stop until you save their settings again/,
    );
  });

  it("sends nothing when the two passwords differ", async () => {
    await choose("secret word", "secret world");
    expect(await screen.findByRole("alert")).toHaveTextContent("Passwords do not match");
    expect(server.callsTo(confirmCall)).toEqual([]);
  });

  it("leads to a new one when it is no use", async () => {
    server.on(confirmCall, problem(400, "It was used.", "password_reset.invalid"));
    await choose("secret word");
    expect(await screen.findByRole("alert")).toHaveTextContent("It was used.");
    expect(screen.getByRole("link", { name: "Request a new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
  });

  it("is incomplete without its token", async () => {
    renderApp("/reset-password");
    expect(await screen.findByRole("alert")).toHaveTextContent(/This link is incomplete/);
  });
});

describe("a link to confirm the address", () => {
  const verifyCall = "POST /auth/email/verify/";

  it("confirms it once, in a session", async () => {
    storeTestSession();
    server.on(verifyCall, { message: "Confirmed." });
    renderApp("/verify-email#tok");
    expect(await screen.findByText("Your email address is confirmed.")).toBeVisible();
    expect(server.callsTo(verifyCall).map(({ body }) => body)).toEqual([{ token: "tok" }]);
  });

  it("leads through the log-in and back", async () => {
    server.on("POST /auth/login/", { key: "k" });
    server.on(verifyCall, { message: "Confirmed." });
    const { user } = renderApp("/verify-email#tok");
    await user.click(await screen.findByRole("link", { name: "Log in to confirm" }));
    await user.type(await screen.findByLabelText("Email"), "ada@example.org");
    await user.type(screen.getByLabelText("Password"), "secret word");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    expect(await screen.findByText("Your email address is confirmed.")).toBeVisible();
    expect(server.callsTo(verifyCall)).toHaveLength(1);
    expect(sessionStorage.length).toBe(0);
  });

  it("says why it did not, and where to get another", async () => {
    storeTestSession();
    server.on(verifyCall, problem(400, "It has expired.", "email_verification.invalid"));
    renderApp("/verify-email#tok");
    expect(await screen.findByRole("alert")).toHaveTextContent("It has expired.");
    expect(screen.getByRole("link", { name: "Go to the Account page" })).toBeVisible();
  });
});

describe("the account page", () => {
  beforeEach(storeTestSession);

  it("offers the link again while the address is not confirmed", async () => {
    server.on("GET /auth/user/", { ...memberRoutes["GET /auth/user/"], email_verified: false });
    server.on("POST /auth/email/verify/resend/", { message: "A mail is on its way." });
    const { user } = renderApp("/account");
    await user.click(await screen.findByRole("button", { name: "Resend link" }));
    expect(await screen.findByText("A mail is on its way.")).toBeVisible();
  });

  it("changes the password, and empties the form when it is done", async () => {
    server.on("POST /auth/password/change/", { message: "Changed." });
    const { user } = renderApp("/account?section=security");
    await user.type(await screen.findByLabelText("Current password"), "old word");
    await user.type(screen.getByLabelText("New password"), "secret word");
    await user.type(screen.getByLabelText("Confirm password"), "secret word");
    await user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText(/^Your password has been changed/)).toBeVisible();
    expect(server.callsTo("POST /auth/password/change/")[0]?.body).toEqual({
      current_password: "old word",
      password1: "secret word",
    });
    expect(screen.getByLabelText("Current password")).toHaveValue("");
  });

  it("says why the password was not changed, and keeps what was typed", async () => {
    const words = "The current password is incorrect.";
    server.on("POST /auth/password/change/", problem(400, words, "account.wrong_password"));
    const { user } = renderApp("/account?section=security");
    await user.type(await screen.findByLabelText("Current password"), "wrong");
    await user.type(screen.getByLabelText("New password"), "secret word");
    await user.type(screen.getByLabelText("Confirm password"), "secret word");
    await user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText("New password")).toHaveValue("secret word");
  });
});
