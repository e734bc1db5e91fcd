import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { created, startAccountServer } from "../../test/account-fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startAccountServer();
});

describe("sessions and keys", () => {
  const session = {
    id: "s1",
    created_at: created,
    last_used_at: created,
    user_agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    current: true,
  };

  it("lists the sessions and ends one, or all others", async () => {
    const other = { ...session, id: "s2", user_agent: "curl/8.5.0", current: false };
    server.on("GET /auth/sessions/", [session, other, { ...other, id: "s3" }]);
    server.on("GET /auth/api-keys/", []);
    server.on("DELETE /auth/sessions/:id/", { message: "Ended." });
    const { user } = renderApp("/account?section=security");
    expect(await screen.findByText("Firefox on Linux")).toBeVisible();
    expect(screen.getByText("This device")).toBeVisible();
    const ends = screen.getAllByRole("button", { name: "End the session of curl" });
    expect(ends).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "End all others" }));
    await waitFor(() =>
      expect(server.callsTo("DELETE /auth/sessions/:id/").map(({ path }) => path)).toEqual([
        "/auth/sessions/s2/",
        "/auth/sessions/s3/",
      ]),
    );
  });

  it("makes a key, shows it once, and revokes it after asking", async () => {
    const key = {
      id: "k1",
      name: "Import",
      prefix: "fn_ab12",
      scopes: ["read", "ask"],
      created_at: created,
      expires_at: null,
      last_used_at: null,
    };
    server.on("GET /auth/sessions/", [session]);
    server.on("GET /auth/api-keys/", []);
    server.on("POST /auth/api-keys/", () => {
      server.on("GET /auth/api-keys/", [key]);
      return { ...key, key: "fn_ab12secret" };
    });
    server.on("DELETE /auth/api-keys/:id/", { message: "Revoked." });
    const { user } = renderApp("/account?section=security");
    expect(await screen.findByText("You have no API keys.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Create API key" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Give the API key a name.");
    await user.type(screen.getByLabelText("Name"), "Import");
    await user.click(screen.getByRole("checkbox", { name: "Ask the assistant" }));
    await user.selectOptions(screen.getByLabelText("Expires"), "Never");
    await user.type(screen.getByLabelText("Your password"), "my secret");
    await user.click(screen.getByRole("button", { name: "Create API key" }));
    expect(await screen.findByRole("textbox", { name: "API key" })).toHaveValue("fn_ab12secret");
    expect(server.callsTo("POST /auth/api-keys/")[0]?.body).toEqual({
      name: "Import",
      scopes: ["read", "ask"],
      expires_at: null,
      current_password: "my secret",
    });
    expect(
      await screen.findByText("fn_ab12… · read, ask · never expires · never used"),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Revoke Import" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Revoke API key" }));
    await user.click(dialog.getByRole("button", { name: "Revoke" }));
    await waitFor(() => expect(server.callsTo("DELETE /auth/api-keys/:id/")).toHaveLength(1));
  });
});
