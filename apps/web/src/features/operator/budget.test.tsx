import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import { storeTestSession, memberRoutes } from "../../test/fixtures.ts";
import { emptyRoles, operatorModels } from "../../test/models-fixtures.ts";
import { society } from "../../test/operator-fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

const reading = "GET /operator/organizations/:id/model-budget/";
const writing = "PATCH /operator/organizations/:id/model-budget/";
const budget = { by_operator: null, by_default: 100, by_admins: 0, limit: 100, spent: 12.345 };

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /auth/user/": { ...memberRoutes["GET /auth/user/"], is_operator: true },
    "GET /operator/organizations/": { organizations: [society], next_cursor: null },
    "GET /operator/models/": {
      ...operatorModels,
      roles: emptyRoles.map((role) => ({ ...role, unpriced: ["gpt-5-mini"] })),
    },
    [reading]: budget,
    [writing]: budget,
  });
});

type User = ReturnType<typeof renderApp>["user"];

async function openDialog(user: User) {
  await user.click(await screen.findByRole("button", { name: "Budget of Analytical Society" }));
  return within(await screen.findByRole("dialog"));
}

async function openBudget(user: User) {
  const dialog = await openDialog(user);
  return { dialog, own: await dialog.findByRole("switch", { name: "Own budget" }) };
}

const sent = () => server.callsTo(writing).map(({ body }) => body);
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("the budget of an organization", () => {
  it("shows what was spent, is given and taken away", async () => {
    const { user } = renderApp("/operator");
    const { dialog, own } = await openBudget(user);
    expect(dialog.getByText("Spent this month").nextSibling).toHaveTextContent("12.35");
    expect(dialog.getByText("Limit in effect").nextSibling).toHaveTextContent("100");
    expect(dialog.getByText("Limit of its admins").nextSibling).toHaveTextContent("No limit");
    expect(dialog.getByText("Resets on").nextSibling).toHaveTextContent(/\d, \d{4}/);
    expect(dialog.getByText(/No price is entered for gpt-5-mini\./)).toBeVisible();
    await user.click(own);
    await user.type(dialog.getByLabelText("Monthly budget"), "40");
    server.on(reading, { ...budget, by_operator: 40, limit: 40 });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await isClosed();
    const again = await openBudget(user);
    expect(again.own).toBeChecked();
    await user.click(again.own);
    await user.click(again.dialog.getByRole("button", { name: "Save" }));
    await isClosed();
    expect(sent()).toEqual([{ monthly_budget: 40 }, { monthly_budget: null }]);
  });

  it.each(["much", "1,000", "1.000"])("refuses %s and says what to enter", async (text) => {
    const { user } = renderApp("/operator");
    const { dialog, own } = await openBudget(user);
    await user.click(own);
    const field = dialog.getByLabelText("Monthly budget");
    await user.type(field, text);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(field).toHaveAccessibleDescription(/such as 1000 or 12\.50/);
    expect(sent()).toEqual([]);
  });

  it("is no limit with 0, as its hint says", async () => {
    const { user } = renderApp("/operator");
    const { dialog, own } = await openBudget(user);
    await user.click(own);
    const field = dialog.getByLabelText("Monthly budget");
    expect(field).toHaveAccessibleDescription(/0 or empty: no limit\./);
    await user.type(field, "0");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await isClosed();
    expect(sent()).toEqual([{ monthly_budget: 0 }]);
  });

  it("says why it could not be stored, and keeps what was entered", async () => {
    server.on(writing, problem(400, "Not today."));
    const { user } = renderApp("/operator");
    const { dialog, own } = await openBudget(user);
    await user.click(own);
    await user.type(dialog.getByLabelText("Monthly budget"), "40");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("The change failed. Not today.");
    expect(dialog.getByLabelText("Monthly budget")).toHaveValue("40");
  });

  it("is loaded again after a failure", async () => {
    server.on(reading, problem(400, "Not today."));
    const { user } = renderApp("/operator");
    const dialog = await openDialog(user);
    expect(await dialog.findByRole("alert")).toHaveTextContent("Failed to load. Not today.");
    server.on(reading, budget);
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByRole("switch", { name: "Own budget" })).not.toBeChecked();
  });

  it("is offered as stored now, not as it was when the dialog was last open", async () => {
    const { user } = renderApp("/operator");
    const { dialog } = await openBudget(user);
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await isClosed();
    server.on(reading, { ...budget, by_operator: 70, limit: 70 });
    const again = await openDialog(user);
    expect(await again.findByLabelText("Monthly budget")).toHaveValue("70");
    await user.click(again.getByRole("button", { name: "Save" }));
    await isClosed();
    expect(sent()).toEqual([{ monthly_budget: 70 }]);
  });
});
