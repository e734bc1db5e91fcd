import type { LocalModel, LocalModels } from "@footnote/contracts/models/local-models";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { problem, startFakeServer } from "../../../test/fake-server.ts";
import { memberRoutes, storeTestSession } from "../../../test/fixtures.ts";
import {
  emptyRoles,
  localModel,
  localModels,
  operatorModels,
} from "../../../test/models-fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const listing = "GET /operator/models/local/";
const { id } = localModel;

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /auth/user/": { ...memberRoutes["GET /auth/user/"], is_operator: true },
    "GET /operator/models/": operatorModels,
    [listing]: localModels,
    "POST /operator/models/local/install/": localModels,
    "POST /operator/models/local/remove/": localModels,
    "POST /operator/models/local/use/": localModels,
    "POST /operator/models/local/import/": localModels,
    "POST /operator/models/local/upload/": localModels,
  });
});

const withModel = (model: Partial<LocalModel>, settings: Partial<LocalModels> = {}) =>
  server.on(listing, { ...localModels, ...settings, models: [{ ...localModel, ...model }] });

async function openPage() {
  const page = renderApp("/operator?section=models");
  const panel = within(await screen.findByRole("region", { name: "Local models" }));
  await panel.findByText(id);
  return { ...page, panel };
}

const press = (action: string) => screen.getByRole("button", { name: `${action}: ${id}` });
const offered = (panel: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  panel.queryAllByRole("button").map(({ textContent }) => textContent);

describe("a local model", () => {
  it("is listed with its size, memory, languages and licence", async () => {
    const { panel } = await openPage();
    expect(panel.getByText(/Chinese, English · licence MIT · 279 MB · about 837 MB/)).toBeVisible();
    expect(panel.getByText(/not verified/)).toBeVisible();
  });

  it.each<[string, Partial<LocalModel>, Partial<LocalModels>, RegExp, string[]]>([
    ["absent", {}, {}, /Not installed/, ["Install", "Import"]],
    ["downloading", { state: "downloading", received: 93e6 }, {}, /93 MB of 279 MB/, ["Cancel"]],
    [
      "interrupted",
      { state: "interrupted", problem: "unreachable" },
      {},
      /can be continued.*could not be reached/,
      ["Continue", "Import", "Remove"],
    ],
    [
      "damaged in use",
      { state: "damaged", in_use: true },
      {},
      /Damaged.*works without it/,
      ["Install again", "Import", "Remove"],
    ],
    [
      "too large",
      { state: "too_large", fits_memory: false },
      {},
      /Too large: one model may take 4,000 MB/,
      ["Remove"],
    ],
    ["ready", { state: "ready" }, {}, /Installed, not in use/, ["Use", "Remove"]],
    ["in use", { state: "ready", in_use: true }, {}, /In use/, ["Stop using", "Remove"]],
    [
      "ready without what runs it",
      { state: "ready" },
      { runtime_installed: false },
      /npm run local-models/,
      ["Remove"],
    ],
    ["absent without internet", {}, { may_download: false }, /switched off/, ["Import"]],
  ])("that is %s says so, and offers what can be done", async (...example) => {
    const [, model, settings, sentence, actions] = example;
    withModel(model, settings);
    const { panel } = await openPage();
    const region = screen.getByRole("region", { name: "Local models" });
    expect(region.textContent).toMatch(sentence);
    expect(offered(panel)).toEqual(actions);
  });

  it("shows how far its download is, again and again until it is there", async () => {
    withModel({ state: "downloading", received: 93e6 });
    const { panel } = await openPage();
    expect(panel.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "33");
    withModel({ state: "ready", received: 279e6 });
    expect(await panel.findByText(/Installed, not in use/, {}, { timeout: 3_000 })).toBeVisible();
    expect(panel.queryByRole("progressbar")).toBeNull();
  });

  it("is used, and says in words why it cannot be", async () => {
    withModel({ state: "ready" });
    const { user } = await openPage();
    server.on("POST /operator/models/local/use/", problem(422, "-", "local_model.not_loadable"));
    await user.click(press("Use"));
    expect(await screen.findByRole("alert")).toHaveTextContent("installed but cannot be run");
    expect(server.callsTo("POST /operator/models/local/use/")[0]?.body).toEqual({
      model: id,
      in_use: true,
    });
  });

  it("is offered where a model is chosen for a role that it fits, and only there", async () => {
    const chat = "Qwen/Qwen3-4B-GGUF";
    const ready = { ...localModel, state: "ready" } as const;
    server.on(listing, {
      ...localModels,
      models: [ready, { ...ready, id: chat, role: "chat", roles: ["chat", "small_chat"] }],
    });
    // Without a connection, local models are all that can be chosen.
    server.on("GET /operator/models/", { ...operatorModels, connections: [], roles: emptyRoles });
    const { user } = await openPage();
    expect(screen.queryByRole("button", { name: "Choose: Search by meaning" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Choose: Follow-up questions" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByText(id)).toBeNull();
    await user.click(dialog.getByRole("button", { name: `Use: ${chat}` }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.callsTo("POST /operator/models/local/use/")[0]?.body).toEqual({
      model: chat,
      in_use: true,
      role: "small_chat",
    });
  });

  it("is removed only after a question that says what it is used for", async () => {
    withModel({ state: "ready", in_use: true });
    const { user } = await openPage();
    await user.click(press("Remove"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/no longer used for: Ranking of results/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Remove" }));
    expect(server.callsTo("POST /operator/models/local/remove/")).toHaveLength(1);
  });

  it("is imported from a path of the server or from an archive", async () => {
    const { user } = await openPage();
    await user.click(press("Import"));
    const dialog = within(await screen.findByRole("dialog"));
    const path = dialog.getByLabelText("Or a folder or archive on the server");
    expect(path).toHaveAccessibleDescription("Below /data/models/import");
    await user.click(dialog.getByRole("button", { name: "Import" }));
    expect(path).toHaveAccessibleDescription(/Enter the name of a folder/);
    server.on(
      "POST /operator/models/local/import/",
      problem(422, "-", "local_model.import_incomplete"),
    );
    await user.type(path, "reranker");
    await user.click(dialog.getByRole("button", { name: "Import" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("files are missing");
    const archive = new File(["bytes"], "model.tar.gz", { type: "application/gzip" });
    await user.upload(dialog.getByLabelText("Archive of the model"), archive);
    expect(server.callsTo("POST /operator/models/local/upload/")).toHaveLength(1);
  });
});
