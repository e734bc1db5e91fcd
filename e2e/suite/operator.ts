import type { Page } from "@playwright/test";

const created = "2026-11-21T09:30:00.000Z";
const organization = { id: "o1", name: "Analytical Society" };

const pages = {
  organizations: {
    organizations: [
      {
        ...organization,
        domain: "society.example",
        created_at: created,
        members: 3,
        documents: 1200,
        failed_documents: 2,
        chunks: 9000,
        collections: 4,
        requests: 17,
        license: {
          max_users: 25,
          max_documents: null,
          max_chunks: null,
          max_collections: null,
          monthly_requests: 1000,
          is_active: true,
          expires_at: null,
          source: "operator",
        },
        subscription_status: null,
      },
    ],
    next_cursor: null,
  },
  users: {
    users: [
      {
        pk: 7,
        email: "grace@society.example",
        first_name: "",
        last_name: "",
        created_at: created,
        is_operator: false,
        organization,
        role: "admin",
      },
    ],
    next_cursor: null,
  },
  "failed-documents": {
    documents: [
      {
        id: "d1",
        name: "minutes.pdf",
        size: 2048,
        created_at: created,
        organization,
        failure: { code: "corrupt", message: "It is damaged.", can_retry: true },
      },
    ],
    next_cursor: null,
  },
  queues: {
    workers: 1,
    queues: [{ name: "ingest", counts: { waiting: 2, active: 1 }, oldest_waiting_at: created }],
    unfinished_documents: [{ stage: "extracting", count: 1 }],
  },
};

/** The same product, as one who runs the installation would see it; the embedded database lets nobody be made one meanwhile. */
export async function givenOperator(page: Page): Promise<void> {
  await page.route("**/api/auth/user/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), is_operator: true } });
  });
  for (const [name, json] of Object.entries(pages)) {
    await page.route(`**/api/operator/${name}/**`, (route) => route.fulfill({ json }));
  }
}
