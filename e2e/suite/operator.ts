import type { Page } from "@playwright/test";
import {
  carl,
  failedDocument,
  society,
  waiting,
} from "../../apps/web/src/test/operator-fixtures.ts";
import {
  connection,
  localModels,
  operatorModels,
} from "../../apps/web/src/test/models-fixtures.ts";

const pages = {
  models: { ...operatorModels, connections: [connection] },
  // After "models", since its address begins alike and the last one that fits answers.
  "models/local": localModels,
  organizations: { organizations: [society], next_cursor: null },
  users: { users: [carl], next_cursor: null },
  "failed-documents": { documents: [failedDocument("minutes", true)], next_cursor: null },
  queues: waiting(1, 2),
};

/** The same product, as one who runs the installation would see it; the embedded database lets nobody be made one meanwhile. */
export async function signInAsOperator(page: Page): Promise<void> {
  await page.route("**/api/auth/user/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), is_operator: true } });
  });
  for (const [name, json] of Object.entries(pages)) {
    await page.route(`**/api/operator/${name}/**`, (route) => route.fulfill({ json }));
  }
}
