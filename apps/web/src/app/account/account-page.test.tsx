import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { readToken } from "../../shared/http/session-token.ts";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import { givenSession, memberRoutes } from "../../test/given.ts";
import { renderApp } from "../../test/render-app.tsx";

const organization = memberRoutes["GET /organization/current/"];
const created = "2026-11-21T09:30:00.000Z";
const usage = {
  storage: {
    chunks: { used: 12_345, limit: 50_000 },
    documents: { used: 2000, limit: 1000 },
    collections: { used: 7, limit: null },
  },
  rate_limits: { monthly_limit: 0 },
  current_usage: { monthly_limit_used: 1500 },
};
const ada = {
  user_pk: 7,
  first_name: "Ada",
  last_name: "Byron",
  email: "ada@example.org",
  role: "admin",
  joined_at: created,
};
const carl = { ...ada, user_pk: 8, first_name: "", last_name: "", email: "carl@example.org" };

let server: FakeServer;
beforeEach(() => {
  givenSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /organization/current/": {
      ...organization,
      license: { ...organization.license, current_users: 3 },
    },
    "GET /auth/users/r2r-usage/": usage,
    "GET /organization/members/": [ada, { ...carl, role: "member" }],
    "GET /organization/invitations/": [],
    "GET /organization/audit-events/": { events: [], next_cursor: null },
  });
});

const asMember = () =>
  server.on("GET /organization/current/", { ...organization, user_role: "member" });

describe("usage and limits", () => {
  it("shows each against its limit, N/A without one, and no bar beyond full", async () => {
    const slow = Promise.withResolvers<unknown>();
    server.on("GET /auth/users/r2r-usage/", () => slow.promise);
    renderApp("/account");
    expect(await screen.findByText("Loading usage data...")).toBeVisible();
    slow.resolve(usage);
    for (const words of ["12,345 / 50,000", "2,000 / 1,000", "7 / N/A", "1,500 / N/A"]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    const full = ["Chunks", "Documents", "Collections", "Monthly Usage"].map((name) =>
      screen.getByRole("progressbar", { name }).getAttribute("aria-valuenow"),
    );
    expect(full).toEqual(["25", "100", "0", "0"]);
  });

  it.each([
    [problem(400, "The meter is broken."), "Error: The meter is broken."],
    [problem(400, ""), "Error: Failed to load usage data."],
  ])("says why it could not be loaded", async (answer, words) => {
    server.on("GET /auth/users/r2r-usage/", answer);
    renderApp("/account");
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe("deleting the organization", () => {
  it("is for admins", async () => {
    asMember();
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
    expect(dialog.getByText(/those of 2 other members stay/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(address()).toBe("/organization-setup"));
    const [call] = server.callsTo("DELETE /organization/organizations/:id/delete/");
    expect(call?.path).toBe("/organization/organizations/o1/delete/");
  });

  it.each([
    [problem(403, "Only an admin can."), "Only an admin can."],
    [problem(500, ""), "Failed to delete organization"],
  ])("says why it failed", async (answer, words) => {
    server.on("DELETE /organization/organizations/:id/delete/", answer);
    const { user } = renderApp("/account");
    await user.click(await screen.findByRole("button", { name: "Delete organization" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });

  it("needs the organization's id", async () => {
    server.on("GET /organization/current/", { ...organization, id: undefined });
    const { user } = renderApp("/account");
    await user.click(await screen.findByRole("button", { name: "Delete organization" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Organization ID not found");
  });
});

describe("deleting the account", () => {
  it("asks, logs out and leads to the log-in", async () => {
    server.on("DELETE /auth/users/delete/:pk/", { message: "Gone." });
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
    expect(server.callsTo("DELETE /auth/users/delete/:pk/")[0]?.path).toBe("/auth/users/delete/7/");
  });

  it("says that the organization of its only member goes too", async () => {
    server.on("GET /organization/current/", organization);
    const { user } = renderApp("/account");
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    expect(await screen.findByText(/the organization goes too/)).toBeVisible();
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
    expect(screen.getByText("This session")).toBeVisible();
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
    await user.click(screen.getByRole("button", { name: "Create API key" }));
    expect(await screen.findByRole("textbox", { name: "API key" })).toHaveValue("fn_ab12secret");
    expect(server.callsTo("POST /auth/api-keys/")[0]?.body).toEqual({
      name: "Import",
      scopes: ["read", "ask"],
      expires_at: null,
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

describe("members", () => {
  it("are listed for everyone, and changed by admins", async () => {
    server.on("PATCH /organization/members/:pk/", problem(409, "You are the only admin."));
    server.on("DELETE /organization/members/:pk/", { message: "Removed." });
    const { user } = renderApp("/account?section=members");
    expect(await screen.findByText("3 of 25 seats taken.")).toBeVisible();
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
    asMember();
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
        "Member · open until Nov 28, 2026 · mail refused: send the link another way",
      ),
    ).toBeVisible();
    await user.click(
      screen.getByRole("button", { name: "Revoke the invitation for eve@example.org" }),
    );
    expect(await screen.findByText("No open invitations.")).toBeVisible();
  });
});

describe("activity", () => {
  it("draws the last days and tells them as a table", async () => {
    server.on("GET /organization/usage-history/", ({ query }: { query: URLSearchParams }) => ({
      days: [
        { day: "2026-11-20", requests: 0, uploads: 3 },
        { day: "2026-11-21", requests: query.get("days") === "90" ? 1200 : 4, uploads: 0 },
      ],
    }));
    const { user } = renderApp("/account?section=activity");
    expect(
      await screen.findByRole("img", {
        name: "Questions by day: 4 questions in all, at most 4 on Nov 21, 2026",
      }),
    ).toBeVisible();
    await user.click(screen.getByText("Show as a table"));
    expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "DayQuestionsFiles added",
      "Nov 21, 202640",
      "Nov 20, 202603",
    ]);
    await user.click(screen.getByRole("radio", { name: "Last 90 days" }));
    expect(await screen.findByText("1,200 questions")).toBeVisible();
    server.on("GET /organization/usage-history/export/", problem(500, "The disk is gone."));
    await user.click(screen.getByRole("button", { name: "Export usage as CSV" }));
    expect(await screen.findByText("Failed to export the usage. The disk is gone.")).toBeVisible();
    const [asked] = server.callsTo("GET /organization/usage-history/export/");
    expect(asked?.query.get("days")).toBe("90");
  });

  it("adds up what each model took, the dearest first", async () => {
    const use = { model: "talker", input_tokens: 900, output_tokens: 100, seconds: 0, cost: 0.5 };
    const chat = { ...use, kind: "chat" };
    const heard = { ...use, kind: "transcription", model: "listener", seconds: 90, cost: 3 };
    const days = ["2026-11-20", "2026-11-21"].map((day) => ({ day, requests: 0, uploads: 0 }));
    server.on("GET /organization/usage-history/", {
      days: days.map((one) => ({ ...one, models: [chat, heard] })),
    });
    renderApp("/account?section=activity");
    const table = within(await screen.findByRole("region", { name: "What the models took" }));
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "ModelUsed forTokensMinutesCost",
      "listenerRecordings2,00036",
      "talkerAnswers2,000–1",
    ]);
  });

  it("lists who did what, narrowed and page by page, and exports it", async () => {
    const event = (id: string, action: string) => ({
      id,
      action,
      at: "2026-11-21T09:30:00.000Z",
      actor: { pk: 7, email: "ada@example.org" },
      target: { kind: "document", id: "d1", name: `${id}.pdf` },
      detail: {},
      client_address: "192.0.2.7",
      request_id: null,
    });
    server.on("GET /organization/usage-history/", { days: [] });
    server.on("GET /organization/audit-events/", ({ query }: { query: URLSearchParams }) =>
      query.get("cursor") === "more"
        ? { events: [event("Second", "future.event")], next_cursor: null }
        : { events: [event("First", "document.deleted")], next_cursor: "more" },
    );
    server.on("GET /organization/audit-events/export/", problem(500, "The disk is gone."));
    const { user } = renderApp("/account?section=activity");
    expect(await screen.findByText("File deleted: First.pdf")).toBeVisible();
    expect(
      screen.getByText(/^ada@example\.org · Nov 21, 2026.* · from 192\.0\.2\.7$/),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("future.event: Second.pdf")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Action"), "File deleted");
    await user.selectOptions(screen.getByLabelText("Person"), "carl@example.org");
    fireEvent.change(screen.getByLabelText("Until"), { target: { value: "2026-11-21" } });
    await waitFor(() => {
      const asked = server.callsTo("GET /organization/audit-events/").at(-1)?.query;
      expect([asked?.get("action"), asked?.get("actor")]).toEqual(["document.deleted", "8"]);
      expect(asked?.get("to")).toBe(new Date("2026-11-22T00:00:00").toISOString());
    });
    await user.click(screen.getByRole("button", { name: "Export as CSV" }));
    expect(
      await screen.findByText("Failed to export the audit log. The disk is gone."),
    ).toBeVisible();
    expect(server.callsTo("GET /organization/audit-events/export/")[0]?.query.get("actor")).toBe(
      "8",
    );
  });

  it("is for admins", async () => {
    asMember();
    renderApp("/account?section=activity");
    expect(await screen.findByRole("heading", { name: "Usage and Limits" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Activity" })).toBeNull();
  });
});
