import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { readToken } from "../../shared/http/session-token.ts";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { setMemberRole, organization, startAccountServer } from "../../test/account-fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

type User = ReturnType<typeof renderApp>["user"];

/** Opens the question and types what it asks for. */
async function typeName(user: User): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Delete organization" }));
  const field = await screen.findByRole("textbox", { name: /^Type the organization/ });
  await user.type(field, organization.name);
}

let server: FakeServer;
beforeEach(() => {
  server = startAccountServer();
});

describe("deleting the organization", () => {
  it("is for admins", async () => {
    setMemberRole(server);
    renderApp("/account");
    expect(await screen.findByRole("heading", { name: "Delete Account" })).toBeVisible();
    expect(screen.queryByText("Delete Organization")).toBeNull();
  });

  it("asks, says what goes with it, and leaves for the start of a new one", async () => {
    server.on("DELETE /organization/organizations/:id/delete/", () => {
      server.on("GET /organization/user-status/", {
        has_organization: false,
        has_active_subscription: true,
      });
      return { message: "Gone." };
    });
    const { user, address } = renderApp("/account");
    await user.click(await screen.findByRole("button", { name: "Delete organization" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete organization" }));
    expect(
      dialog.getByText(
        'Are you sure you want to delete the organization "Analytical Society"? This action cannot be undone.',
      ),
    ).toBeVisible();
    expect(await dialog.findByText(/7 folders, 2,000 files/)).toBeVisible();
    expect(dialog.getByText(/those of 2 other members are kept/)).toBeVisible();
    const field = dialog.getByRole("textbox", { name: "Type the organization's name to confirm" });
    for (const text of ["", "analytical society", "Analytical Societ"]) {
      await user.clear(field);
      if (text !== "") await user.type(field, text);
      expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
    }
    await user.type(field, "y");
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(address()).toBe("/organization-setup"));
    const [call] = server.callsTo("DELETE /organization/organizations/:id/delete/");
    expect(call?.path).toBe("/organization/organizations/o1/delete/");
    expect(call?.body).toEqual({ confirm_name: "Analytical Society" });
  });

  it("asks for the name again when the dialog is opened again", async () => {
    const { user } = renderApp("/account");
    await typeName(user);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Delete organization" }));
    expect(await screen.findByRole("textbox", { name: /^Type the organization/ })).toHaveValue("");
    expect(screen.getByRole("button", { name: "Delete" })).toBeDisabled();
  });

  it.each([
    [problem(403, "Only an admin can."), "Only an admin can."],
    [problem(500, ""), "Failed to delete organization"],
  ])("says why it failed", async (answer, words) => {
    server.on("DELETE /organization/organizations/:id/delete/", answer);
    const { user } = renderApp("/account");
    await typeName(user);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });

  it("needs the organization's id", async () => {
    server.on("GET /organization/current/", { ...organization, id: undefined });
    const { user } = renderApp("/account");
    await typeName(user);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Organization ID not found");
  });
});

describe("deleting the account", () => {
  it("asks, logs out and leads to the log-in", async () => {
    server.on("DELETE /auth/users/delete/:pk/", { message: "Gone." });
    sessionStorage.setItem("unsent-questions-7", '{"new":{"typed":"Who is leaving?","sent":[]}}');
    const { user, address } = renderApp("/account");
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete account" }));
    expect(
      dialog.getByText(
        "Are you sure you want to delete your account? This action cannot be undone.",
      ),
    ).toBeVisible();
    expect(dialog.getByText(/stay with Analytical Society/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(readToken()).toBeNull();
    expect(sessionStorage.length).toBe(0);
    expect(server.callsTo("DELETE /auth/users/delete/:pk/")[0]?.path).toBe("/auth/users/delete/7/");
  });

  it("says that the organization of its only member goes too", async () => {
    server.on("GET /organization/current/", organization);
    const { user } = renderApp("/account");
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    expect(await screen.findByText(/The organization is deleted too/)).toBeVisible();
  });

  it.each([
    [problem(409, "Not now."), "Not now."],
    [problem(500, ""), "Failed to delete user"],
  ])("says why it failed", async (answer, words) => {
    server.on("DELETE /auth/users/delete/:pk/", answer);
    const { user } = renderApp("/account");
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });
});
