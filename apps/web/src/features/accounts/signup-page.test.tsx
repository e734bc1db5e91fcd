import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { pendingInvitation } from "../../shared/pending-token.ts";
import { startFakeServer } from "../../test/fake-server.ts";
import { renderApp } from "../../test/render-app.tsx";

const withSignup = (signup: string) => ({
  "GET /auth/providers/": { google: null, mail: false, signup },
});

afterEach(() => pendingInvitation.clear());

it("says that sign-up is closed, and leads to the log-in", async () => {
  startFakeServer(withSignup("closed"));
  const { user } = renderApp("/signup");
  expect(await screen.findByText(/New accounts cannot be created/)).toBeVisible();
  expect(screen.queryByLabelText("Email")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Log in" }));
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
});

it("is not offered by the log-in where it is closed", async () => {
  startFakeServer(withSignup("closed"));
  renderApp("/login");
  await screen.findByRole("heading", { name: "Log in" });
  await waitFor(() => expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull());
  expect(screen.queryByRole("link", { name: "Sign Up" })).toBeNull();
  expect(screen.queryByText(/New here/)).toBeNull();
});

it("is offered by the log-in where it is open", async () => {
  startFakeServer(withSignup("open"));
  renderApp("/login");
  expect(await screen.findByText(/New here/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign Up" })).toBeVisible();
});

it("by invitation is for who has opened the link of one, and sends its token", async () => {
  const server = startFakeServer(withSignup("invitation"));
  const { unmount } = renderApp("/signup");
  expect(await screen.findByText(/need an invitation/)).toBeVisible();
  unmount();
  pendingInvitation.keep("token-1");
  server.on("POST /auth/registration/", { key: "k" });
  const { user } = renderApp("/signup");
  await user.type(await screen.findByLabelText("Email"), "ada@example.org");
  await user.type(screen.getByLabelText("Password"), "correct horse battery");
  await user.type(screen.getByLabelText("Confirm password"), "correct horse battery");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  await waitFor(() =>
    expect(server.callsTo("POST /auth/registration/")[0]?.body).toMatchObject({
      invitation: "token-1",
    }),
  );
});
