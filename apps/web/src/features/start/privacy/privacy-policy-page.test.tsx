import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { problem, startFakeServer } from "../../../test/fake-server.ts";
import { memberRoutes } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const call = "GET /privacy/recipients/";
const kinds = [
  "A third-party identity provider",
  "A card payment provider",
  "AI language model providers",
  "Cloud hosting",
];

it("says that nothing is sent where nothing is configured", async () => {
  startFakeServer({ [call]: memberRoutes[call] });
  renderApp("/privacy-policy");
  expect(await screen.findByText(/^No chat model is used/)).toBeVisible();
  expect(screen.getByText("No embedding model is used.")).toBeVisible();
  expect(screen.getByText("No transcription model is used.")).toBeVisible();
  expect(screen.getByText(/deleted after 365 days/)).toBeVisible();
  expect(screen.getByText(/This server sends no email/)).toBeVisible();
  for (const kind of kinds) expect(screen.getByText(kind)).toBeVisible();
});

it("says what each configured service receives", async () => {
  startFakeServer({
    [call]: {
      chat_model: "external",
      embedding_model: "external",
      transcription_model: "internal",
      file_storage: "external",
      web_search: true,
      email: true,
      payments: true,
      identity_provider: { name: "Google", loads_script: true },
      audit_retention_days: 1,
    },
  });
  renderApp("/privacy-policy");
  expect(await screen.findByText(/receives every passage of every document/)).toBeVisible();
  expect(screen.getByText(/external chat model receives your questions/)).toBeVisible();
  expect(screen.getByText(/Recordings do not leave it/)).toBeVisible();
  expect(screen.getByText(/external storage provider/)).toBeVisible();
  expect(screen.getByText(/receives search terms/)).toBeVisible();
  expect(screen.getByText(/email provider delivers/)).toBeVisible();
  expect(screen.getByText(/Stripe receives/)).toBeVisible();
  expect(screen.getByText(/load a script of Google/)).toBeVisible();
  expect(screen.getByText(/deleted after 1 day\./)).toBeVisible();
});

it("names the kinds of providers where the server does not answer", async () => {
  startFakeServer({ [call]: problem(404, "This address does not exist.") });
  renderApp("/privacy-policy");
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  for (const kind of kinds) expect(screen.getByText(kind)).toBeVisible();
});
