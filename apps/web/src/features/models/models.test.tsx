import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import { memberRoutes, storeTestSession } from "../../test/fixtures.ts";
import {
  connection,
  emptyRoles,
  localModels,
  makeTestResult,
  operatorModels,
  organizationModels,
} from "../../test/models-fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

const testing = "POST /operator/models/test/";
const adding = "POST /operator/models/connections/";
const listed = { kind: "models", model: null, code: "works" } as const;
const writes = { kind: "chat", model: "gpt-5.1", code: "works" } as const;

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /auth/user/": { ...memberRoutes["GET /auth/user/"], is_operator: true },
    "GET /operator/models/": operatorModels,
    "GET /operator/models/local/": localModels,
    "GET /organization/models/": organizationModels,
    [testing]: makeTestResult({ chat: "gpt-5.1" }, listed, writes),
    [adding]: { ...operatorModels, connection_id: "c1" },
  });
});

async function choosePreset(name: RegExp) {
  const page = renderApp("/operator?section=models");
  await page.user.click(await screen.findByRole("button", { name }));
  return page;
}

const connect = () => screen.getByRole("button", { name: "Connect" });

describe("connecting a model", () => {
  it("asks of a hosted service for the key alone, tests it and saves what works", async () => {
    const { user } = await choosePreset(/^Anthropic/);
    expect(screen.getByLabelText("API key")).toHaveFocus();
    expect(screen.queryByLabelText("Address")).toBeNull();
    await user.paste("sk-1");
    await user.click(connect());
    expect(await screen.findByText(/Connected and saved. In use for: Answers./)).toBeVisible();
    const unknown = { price_input: null, price_output: null, context_tokens: null };
    expect(server.callsTo(adding).map(({ body }) => body)).toEqual([
      {
        preset: "anthropic",
        label: null,
        key: "sk-1",
        models: { chat: { model: "gpt-5.1", ...unknown } },
      },
    ]);
    expect(screen.queryByLabelText("API key")).toBeNull();
  });

  it("ties what is missing or malformed to its field, and asks the server nothing", async () => {
    const { user } = await choosePreset(/^Azure OpenAI/);
    await user.type(screen.getByLabelText("API key"), "a key");
    await user.click(connect());
    expect(screen.getByLabelText("Address")).toHaveAccessibleDescription(
      "Enter the address of the service.",
    );
    expect(screen.getByLabelText("Address")).toHaveFocus();
    expect(screen.getByLabelText("API key")).toHaveAccessibleDescription(/A key has no spaces/);
    await user.type(screen.getByLabelText("Address"), "ftp://models.example");
    await user.click(connect());
    expect(screen.getByLabelText("Address")).toBeInvalid();
    expect(screen.getByLabelText("Address")).toHaveAccessibleDescription(/begins with https/);
    expect(server.callsTo(testing)).toEqual([]);
  });

  it("keeps what was entered when the key is refused, and moves the focus to the reason", async () => {
    server.on(testing, makeTestResult({}, { ...listed, code: "key_refused" }));
    const { user } = await choosePreset(/^OpenAI/);
    await user.paste("sk-wrong");
    await user.click(connect());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(/Nothing has been saved.*refuses the key/);
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    expect(screen.getByLabelText("API key")).toHaveValue("sk-wrong");
    expect(screen.getByLabelText("API key")).toBeInvalid();
    expect(server.callsTo(adding)).toEqual([]);
  });

  it("asks for the model of a service whose models have other names", async () => {
    server.on(testing, makeTestResult({}, listed));
    const { user } = await choosePreset(/^Other/);
    await user.type(screen.getByLabelText("Address"), "https://models.example/v1");
    await user.click(connect());
    const field = await screen.findByLabelText("Model: Answers");
    await waitFor(() => expect(field).toBeInvalid());
    await user.type(field, "own-model");
    const named = { kind: "chat", model: "own-model", code: "works" } as const;
    server.on(testing, makeTestResult({}, listed, named));
    await user.click(connect());
    await waitFor(() => expect(server.callsTo(adding)).toHaveLength(1));
    expect(server.callsTo(adding)[0]?.body).toMatchObject({
      models: { chat: { model: "own-model" } },
    });
  });

  it("tests without saving, and says why saving failed", async () => {
    server.on(adding, problem(409, "There are too many connections."));
    const { user } = await choosePreset(/^Mistral/);
    await user.paste("sk-1");
    await user.click(screen.getByRole("button", { name: "Test connection" }));
    expect(await screen.findByText(/The test passed/)).toBeVisible();
    expect(server.callsTo(adding)).toEqual([]);
    await user.click(connect());
    expect(await screen.findByText(/not saved. There are too many connections/)).toBeVisible();
    expect(screen.getByLabelText("API key")).toHaveValue("sk-1");
  });
});

describe("stored connections and roles", () => {
  const choice = {
    connection_id: "c1",
    model: "gpt-5.1",
    price_input: null,
    price_output: null,
    context_tokens: null,
  };
  const roles = emptyRoles.map((role) => {
    if (role.role === "chat") {
      return { ...role, source: "installation", in_use: ["gpt-5.1"], models: [choice] };
    }
    if (role.role !== "embedding") return role;
    return { ...role, source: "environment", in_use: ["embedder"], editable: false };
  });
  beforeEach(() => {
    server.on("GET /operator/models/", { ...operatorModels, roles, connections: [connection] });
  });

  it("are shown with where they were set, and never with the key", async () => {
    renderApp("/operator?section=models");
    expect(await screen.findByText(/Key saved/)).toBeVisible();
    const inUse = within(screen.getByRole("list", { name: "Models in use" }));
    const embedding = inUse.getByText(/^Search by meaning/).closest("li");
    expect(embedding).toHaveTextContent("embedder · Set by the operator in the environment");
    expect(inUse.queryByRole("button", { name: "Change: Search by meaning" })).toBeNull();
  });

  it("replaces a key only when asked to, and deletes after a question", async () => {
    server.on("PATCH /operator/models/connections/:id/", operatorModels);
    server.on("DELETE /operator/models/connections/:id/", { message: "Done." });
    const { user } = renderApp("/operator?section=models");
    await user.click(await screen.findByRole("button", { name: "Edit OpenAI" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByLabelText("API key")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Replace key" }));
    await user.type(dialog.getByLabelText("API key"), "sk-2");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [change] = server.callsTo("PATCH /operator/models/connections/:id/");
    expect(change?.body).toEqual({ key: "sk-2" });
    await user.click(screen.getByRole("button", { name: "Delete OpenAI" }));
    const question = within(await screen.findByRole("dialog"));
    expect(question.getByText(/no longer used for: Answers/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(server.callsTo("DELETE /operator/models/connections/:id/")).toHaveLength(1),
    );
  });

  it("takes a second model with its prices, and refuses one that is no number", async () => {
    server.on("POST /operator/models/roles/:role/", operatorModels);
    const { user } = renderApp("/operator?section=models");
    await user.click(await screen.findByRole("button", { name: "Change: Answers" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Add another model" }));
    const second = within(dialog.getByRole("group", { name: "Model 2" }));
    await user.type(second.getByLabelText("Name of the model"), "gpt-5-mini");
    await user.click(second.getByText("Details"));
    const price = second.getByLabelText("Price of a million input tokens");
    await user.type(price, "cheap");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(price).toHaveAccessibleDescription(/Enter a number such as 0.25/);
    await user.clear(price);
    await user.type(price, "0,25");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [call] = server.callsTo("POST /operator/models/roles/:role/");
    expect(call?.body).toEqual({
      models: [choice, { ...choice, model: "gpt-5-mini", price_input: 0.25 }],
    });
  });
});

describe("an organization's models", () => {
  it("are for its admins, who read whom to ask where they may not connect any", async () => {
    renderApp("/account?section=models");
    expect(await screen.findByText(/Ask the operator if your organization/)).toBeVisible();
    expect(screen.queryByRole("group", { name: "Providers" })).toBeNull();
    expect(screen.getByText("12.5")).toBeVisible();
  });

  it("are not offered to members", async () => {
    const organization = memberRoutes["GET /organization/current/"];
    server.on("GET /organization/current/", { ...organization, user_role: "member" });
    renderApp("/account?section=models");
    expect(await screen.findByRole("heading", { name: "Account" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("link", { name: "Models" })).toBeNull());
    expect(server.callsTo("GET /organization/models/")).toEqual([]);
  });

  it("say that they could not be loaded", async () => {
    server.on("GET /organization/models/", problem(500, "The list sleeps."));
    renderApp("/account?section=models");
    expect(await screen.findByText(/could not be loaded. The list sleeps./)).toBeVisible();
  });
});
