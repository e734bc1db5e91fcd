import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { overview, setMemberRole, startAccountServer } from "../../test/account-fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startAccountServer();
});

describe("activity", () => {
  it("draws the last days and lists them in a table", async () => {
    server.on("GET /organization/usage-history/", ({ query }: { query: URLSearchParams }) => ({
      days: [
        { day: "2026-11-20", requests: 0, uploads: 3 },
        { day: "2026-11-21", requests: query.get("days") === "90" ? 1200 : 4, uploads: 0 },
      ],
    }));
    const { user } = renderApp("/account?section=activity");
    expect(
      await screen.findByRole("img", {
        name: "Questions by day: 4 questions in total, peak of 4 on Nov 21, 2026",
      }),
    ).toBeVisible();
    await user.click(screen.getByText("Show as a table"));
    const days = within(screen.getByRole("region", { name: "Usage by day" }));
    expect(days.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "DayQuestionsFiles added",
      "Nov 21, 202640",
      "Nov 20, 202603",
    ]);
    await user.click(screen.getByRole("radio", { name: "Last 90 days" }));
    expect(await screen.findByText("1,200 questions")).toBeVisible();
    expect(screen.getByRole("row", { name: "Nov 21, 2026 1,200 0" })).toBeVisible();
    server.on("GET /organization/usage-history/export/", problem(500, "The disk is gone."));
    await user.click(screen.getByRole("button", { name: "Export usage as CSV" }));
    expect(await screen.findByText("Failed to export the usage. The disk is gone.")).toBeVisible();
    const [asked] = server.callsTo("GET /organization/usage-history/export/");
    expect(asked?.query.get("days")).toBe("90");
  });

  it("adds up what each model took, the dearest first", async () => {
    const use = { model: "talker", input_tokens: 900, output_tokens: 100, seconds: 0, cost: 0.5 };
    const chat = { ...use, kind: "chat" };
    const recorded = { ...use, kind: "transcription", model: "listener", seconds: 90, cost: 3 };
    const days = ["2026-11-20", "2026-11-21"].map((day) => ({ day, requests: 0, uploads: 0 }));
    server.on("GET /organization/usage-history/", {
      days: days.map((one) => ({ ...one, models: [chat, recorded] })),
    });
    renderApp("/account?section=activity");
    const table = within(await screen.findByRole("region", { name: "Model usage" }));
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "ModelUsed forTokensMinutesCost",
      "listenerTranscription2,00036",
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

  it("sums up the license's use, the documents by state and the latest failures", async () => {
    renderApp("/account?section=activity");
    const summary = within(await screen.findByRole("region", { name: "Summary" }));
    expect(await summary.findByText("1,500 / 2,000")).toBeVisible();
    expect(summary.getByRole("progressbar", { name: "Questions this month" })).toHaveAttribute(
      "aria-valuenow",
      "75",
    );
    expect(summary.getByText("The count resets on Dec 1, 2026 (UTC).")).toBeVisible();
    const lines = summary.getAllByRole("listitem").map((item) => item.textContent);
    expect(lines[1]).toMatch(/^Seats3 \/ 3/);
    expect(lines.slice(2)).toEqual([
      "Storage1.5 GB, no limit",
      "Active members, last 30 days2",
      "minutes.pdfThis file is empty. Added Nov 21, 2026.",
    ]);
    const states = within(summary.getByRole("table", { name: "Documents by state" }));
    expect(states.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "Ready1,940",
      "Being read12",
      "Failed48",
      "Outdated0",
    ]);
    expect(summary.getByRole("link", { name: "minutes.pdf" })).toHaveAttribute(
      "href",
      "/database/files/d7",
    );
  });

  it("sums up an organization without documents, or says why it cannot", async () => {
    const documents = { ready: 0, processing: 0, failed: 0, outdated: 0 };
    server.on("GET /organization/overview/", problem(400, "The counters sleep."));
    const { user } = renderApp("/account?section=activity");
    const failure = "Failed to load the summary. The counters sleep.";
    expect(await screen.findByText(failure)).toBeVisible();
    server.on("GET /organization/overview/", { ...overview, documents, failures: [] });
    const summary = within(screen.getByRole("region", { name: "Summary" }));
    await user.click(summary.getByRole("button"));
    expect(await summary.findByText("No documents yet.")).toBeVisible();
    expect(summary.getByText("No failures.")).toBeVisible();
    expect(summary.queryByRole("table")).toBeNull();
  });

  it("is for admins", async () => {
    setMemberRole(server);
    renderApp("/account?section=activity");
    expect(await screen.findByRole("heading", { name: "Usage and Limits" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Activity" })).toBeNull();
    expect(server.callsTo("GET /organization/overview/")).toEqual([]);
  });
});
