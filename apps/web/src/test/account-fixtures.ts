import type { FakeServer } from "./fake-server.ts";
import { startFakeServer } from "./fake-server.ts";
import { storeTestSession, memberRoutes } from "./fixtures.ts";

export const organization = memberRoutes["GET /organization/current/"];
export const created = "2026-11-21T09:30:00.000Z";
export const usage = {
  storage: {
    chunks: { used: 12_345, limit: 50_000 },
    documents: { used: 2000, limit: 1000 },
    collections: { used: 7, limit: null },
    bytes: { used: 1_610_612_736, limit: 3 * 1024 ** 3 },
  },
  rate_limits: { monthly_limit: 0 },
  current_usage: { monthly_limit_used: 1500 },
};
export const ada = {
  user_pk: 7,
  first_name: "Ada",
  last_name: "Byron",
  email: "ada@example.org",
  role: "admin",
  joined_at: created,
};
export const carl = {
  ...ada,
  user_pk: 8,
  first_name: "",
  last_name: "",
  email: "carl@example.org",
};

export const overview = {
  questions: { used: 1500, limit: 2000, resets_at: "2026-12-01T00:00:00.000Z" },
  seats: { used: 3, limit: 3 },
  storage: { used: 1_610_612_736, limit: null },
  documents: { ready: 1940, processing: 12, failed: 48, outdated: 0 },
  failures: [
    {
      id: "d7",
      name: "minutes.pdf",
      created_at: created,
      failure: { code: "empty", message: "This file is empty.", can_retry: false },
    },
  ],
  active_members: 2,
};

/** What the account page of an admin reads. */
const accountRoutes = {
  ...memberRoutes,
  "GET /organization/current/": {
    ...organization,
    license: { ...organization.license, current_users: 3 },
  },
  "GET /auth/users/r2r-usage/": usage,
  "GET /organization/members/": [ada, { ...carl, role: "member" }],
  "GET /organization/invitations/": [],
  "GET /organization/overview/": overview,
  "GET /organization/audit-events/": { events: [], next_cursor: null },
};

/** A server with a signed-in admin of an organization of three members. */
export function startAccountServer(): FakeServer {
  storeTestSession();
  return startFakeServer(accountRoutes);
}

/** Makes the signed-in user an ordinary member. */
export function setMemberRole(server: FakeServer): void {
  server.on("GET /organization/current/", { ...organization, user_role: "member" });
}
