import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { startFakeServer } from "../../../test/fake-server.ts";
import { memberRoutes, storeTestSession } from "../../../test/fixtures.ts";
import {
  emptyRoles,
  localModels,
  operatorModels,
  organizationModels,
} from "../../../test/models-fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

beforeEach(storeTestSession);

/** Opens the page with these models in the chat's role, of which those are not priced. */
async function open(path: string, unpriced: string[]) {
  const roles = emptyRoles.map((role) => (role.role === "chat" ? { ...role, unpriced } : role));
  startFakeServer({
    ...memberRoutes,
    "GET /auth/user/": { ...memberRoutes["GET /auth/user/"], is_operator: true },
    "GET /operator/models/": { ...operatorModels, roles },
    "GET /operator/models/local/": localModels,
    "GET /organization/models/": { ...organizationModels, roles },
  });
  renderApp(path);
  await screen.findByRole("heading", { name: /^(?:Organizations|Budget for models)$/ });
}

it.each(["/operator?section=models", "/account?section=models"])(
  "%s names models without a price where a budget is set",
  async (path) => {
    await open(path, ["gpt-5.1", "gpt-5-mini"]);
    expect(screen.getByText(/No price is entered for gpt-5.1, gpt-5-mini/)).toBeVisible();
  },
);

it("says nothing while all have one", async () => {
  await open("/operator?section=models", []);
  expect(screen.queryByText(/No price is entered/)).toBeNull();
});
