import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readToken } from "../../../shared/http/session-token.ts";
import type { FakeServer } from "../../../test/fake-server.ts";
import { problem, startFakeServer } from "../../../test/fake-server.ts";
import { memberRoutes } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const google = { name: "Google", client_id: "client-1", kind: "script" };
const signInCall = "POST /auth/google/";

type Settings = { client_id: string; nonce: string; callback: (answer: object) => void };

/** Google's script as the page sees it: what the page passed to it, and a button that answers for it. */
function fakeGoogle() {
  const received: { settings?: Settings; look?: Record<string, unknown> } = {};
  vi.stubGlobal("google", {
    accounts: {
      id: {
        initialize: (settings: Settings) => {
          received.settings = settings;
        },
        renderButton: (container: HTMLElement, look: Record<string, unknown>) => {
          received.look = look;
          container.replaceChildren(document.createElement("iframe"));
        },
      },
    },
  });
  return received;
}

/** The script element that the page has added, once it has. */
const script = () =>
  waitFor(() => {
    const added = document.querySelector('script[src="https://accounts.google.com/gsi/client"]');
    expect(added).not.toBeNull();
    return added as HTMLScriptElement;
  });

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer({
    ...memberRoutes,
    "GET /auth/providers/": { google, mail: false },
  });
});
afterEach(() => document.querySelectorAll("script").forEach((script) => script.remove()));

/** Opens a page, lets the script load, and gives what Google received. */
async function open(path: string) {
  const view = renderApp(path);
  const added = await script();
  const received = fakeGoogle();
  added.dispatchEvent(new Event("load"));
  await waitFor(() => expect(received.settings).toBeDefined());
  const answer = (credential?: string) =>
    received.settings?.callback(credential ? { credential } : {});
  return { ...view, received, answer };
}

describe("Google's own button", () => {
  it("signs in with its token and the nonce of the page", async () => {
    server.on(signInCall, { key: "from-google" });
    const { received, answer, address } = await open("/login");
    expect(received.settings?.client_id).toBe("client-1");
    expect(received.look).toMatchObject({ text: "signin_with" });
    answer("id-token");
    await waitFor(() => expect(address()).toBe("/chat"));
    expect(readToken()).toBe("from-google");
    expect(server.callsTo(signInCall)[0]?.body).toEqual({
      access_token: null,
      code: null,
      code_verifier: null,
      id_token: "id-token",
      nonce: received.settings?.nonce,
    });
    expect(received.settings?.nonce).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ["/login", problem(400, "This account is closed."), "This account is closed."],
    ["/login", problem(400, ""), "An error occurred during Google sign in"],
    ["/signup", problem(400, ""), "An error occurred during Google sign up"],
    ["/login", {}, "Authentication failed. Please try again."],
  ])("on %s says what went wrong: %#", async (path, reply, words) => {
    server.on(signInCall, reply);
    const { answer } = await open(path);
    answer("id-token");
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(readToken()).toBeNull();
  });

  it("says so when Google vouches for nobody", async () => {
    const { answer } = await open("/login");
    answer();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to authenticate with Google",
    );
    expect(server.callsTo(signInCall)).toEqual([]);
  });

  it("says so when the CSRF token cannot be had", async () => {
    const { answer } = await open("/login");
    server.on("GET /auth/users/csrf-token/", problem(503, "No"));
    answer("id-token");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to establish secure connection. Please try again.",
    );
  });

  it("gives way to one that says it is not available when the script does not load", async () => {
    const { user } = renderApp("/login");
    (await script()).dispatchEvent(new Event("error"));
    // The one that waits for the script is another, and cannot be pressed.
    const button = () => screen.getByRole("button", { name: "Sign in with Google" });
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Google Sign-In is not available. Please try again later.",
    );
  });
});
