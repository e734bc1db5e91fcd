import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { created, setMemberRole, startAccountServer } from "../../test/account-fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startAccountServer();
});

describe("members", () => {
  it("are listed for everyone, and changed by admins", async () => {
    server.on("PATCH /organization/members/:pk/", problem(409, "You are the only admin."));
    server.on("DELETE /organization/members/:pk/", { message: "Removed." });
    const { user } = renderApp("/account?section=members");
    expect(await screen.findByText("3 of 25 seats used.")).toBeVisible();
    expect(screen.getByText("You")).toBeVisible();
    await user.selectOptions(await screen.findByLabelText("Role of Ada Byron"), "Member");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to change the role of Ada Byron. You are the only admin.",
    );
    expect(server.callsTo("PATCH /organization/members/:pk/")[0]?.body).toEqual({ role: "member" });
    await user.click(screen.getByRole("button", { name: "Remove carl@example.org" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Remove member" }));
    await user.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() =>
      expect(server.callsTo("DELETE /organization/members/:pk/")[0]?.path).toBe(
        "/organization/members/8/",
      ),
    );
  });

  it("who are no admins only look", async () => {
    setMemberRole(server);
    renderApp("/account?section=members");
    expect(await screen.findByText("carl@example.org")).toBeVisible();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Invitations" })).toBeNull();
  });

  it("are invited by a link that is shown once and can be revoked", async () => {
    const open = {
      id: "i1",
      role: "member",
      email: "eve@example.org",
      mail: "refused",
      created_at: created,
      expires_at: "2026-11-28T09:30:00.000Z",
    };
    server.on("POST /organization/invitations/", () => {
      server.on("GET /organization/invitations/", [open]);
      return { ...open, token: "tok", invite_url: "/join#tok" };
    });
    server.on("DELETE /organization/invitations/:id/", () => {
      server.on("GET /organization/invitations/", []);
      return { message: "Withdrawn." };
    });
    const { user } = renderApp("/account?section=members");
    expect(await screen.findByText("No open invitations.")).toBeVisible();
    await user.type(screen.getByLabelText("Email (optional)"), "eve@example.org");
    await user.click(screen.getByRole("button", { name: "Create invitation link" }));
    expect(await screen.findByRole("textbox", { name: "Invitation link" })).toHaveValue(
      `${location.origin}/join#tok`,
    );
    expect(
      await screen.findByText(
        "Member · open until Nov 28, 2026 · email rejected, send the link another way",
      ),
    ).toBeVisible();
    await user.click(
      screen.getByRole("button", { name: "Revoke the invitation for eve@example.org" }),
    );
    expect(await screen.findByText("No open invitations.")).toBeVisible();
  });
});

describe("sharing", () => {
  it("is allowed outside of the organization by admins", async () => {
    const change = "PATCH /organization/sharing/";
    server.on(change, problem(503, "Not now.", "service.unavailable"));
    const { user } = renderApp("/account?section=members");
    const allowed = await screen.findByRole("switch", { name: "Allow public links" });
    expect(allowed).not.toBeChecked();
    await user.click(allowed);
    expect(await screen.findByText("Not now.")).toBeVisible();
    expect(allowed).not.toBeChecked();
    server.on(change, () => {
      server.on("GET /organization/sharing/", { public_links: true });
      return { public_links: true };
    });
    await user.click(allowed);
    await waitFor(() => expect(allowed).toBeChecked());
    expect(server.callsTo(change).at(-1)?.body).toEqual({ public_links: true });
  });
});
