/** What the API sends to an operator: an organization, its admin and a file of theirs that failed. */
const created = "2026-11-21T09:30:00.000Z";
const organization = { id: "o1", name: "Analytical Society" };

export const license = {
  max_users: 25,
  max_documents: null,
  max_chunks: null,
  max_collections: null,
  max_storage_mb: null,
  monthly_requests: 1000,
  is_active: true,
  expires_at: null,
  source: "operator",
};

export const society = {
  ...organization,
  domain: "society.example",
  created_at: created,
  members: 3,
  documents: 1200,
  failed_documents: 2,
  chunks: 9000,
  collections: 4,
  stored_bytes: 52_428_800,
  requests: 17,
  license,
  subscription_status: null,
};

export const ada = {
  pk: 7,
  email: "ada@example.org",
  first_name: "Ada",
  last_name: "Byron",
  created_at: created,
  is_operator: true,
  organization,
  role: "admin",
};

export const carl = {
  ...ada,
  pk: 8,
  email: "carl@example.org",
  first_name: "",
  last_name: "",
  is_operator: false,
};

export const failedDocument = (id: string, can_retry: boolean) => ({
  id,
  name: `${id}.pdf`,
  size: 2048,
  created_at: created,
  organization,
  failure: { code: "corrupt", message: "It is damaged.", can_retry },
});

/** So many documents wait since then, for so many workers. */
export const waiting = (workers: number, count: number) => ({
  workers,
  queues: [{ name: "ingest-document", counts: { waiting: count }, oldest_waiting_at: created }],
  unfinished_documents: [{ stage: "queued", count }],
});
