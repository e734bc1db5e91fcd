// One owner per table: the feature whose repositories hold every statement that names it. Others call its services.
// table-owners.test.ts beside this file runs the check and plants violations of each kind.

/** @type {Record<string, string>} */
export const owners = {
  account_mail: "accounts",
  answer_event: "chat",
  answer_run: "chat",
  api_key: "accounts",
  audit_event: "audit",
  chunk: "retrieval",
  chunk_embedding: "retrieval",
  chunk_signature: "retrieval",
  conversation: "chat",
  conversation_share: "chat",
  daily_usage: "usage",
  deletion: "accounts",
  departed_customer: "billing",
  document: "documents",
  external_identity: "accounts",
  folder: "folders",
  folder_source: "sync",
  folder_stat: "retrieval",
  heard_part: "ingestion",
  invitation: "organizations",
  lease: "platform",
  license: "organizations",
  membership: "organizations",
  message: "chat",
  model_budget: "models",
  model_centre: "retrieval",
  model_connection: "models",
  model_role: "models",
  model_settings: "models",
  model_usage: "usage",
  monthly_usage: "usage",
  organization: "organizations",
  picture: "pictures",
  reading_turn: "documents",
  resumable_upload: "resumable-uploads",
  recognised_pages: "ingestion",
  session: "accounts",
  sheet_table: "tables",
  sheet_table_part: "tables",
  stripe_event: "billing",
  subscription: "billing",
  synced_document: "sync",
  synced_file: "sync",
  synced_folder: "sync",
  task: "documents",
  term_stat: "retrieval",
  throttle: "accounts",
  transcription: "speech",
  unpacked_file: "documents",
  used_token: "accounts",
  user: "accounts",
  worker_process: "health",
};

/**
 * Tables that others may read in a statement of their own, never write or lock. `reader` is a feature or one file.
 * @type {{ reader: string, tables: string[], reason: string }[]}
 */
export const foreignReads = [
  {
    reader: "retrieval",
    tables: ["document"],
    reason:
      "A search sees ready documents only, and names them: one statement for candidates and texts.",
  },
  {
    reader: "tables",
    tables: ["document"],
    reason: "Only tables of ready documents within the scope are offered, as in a search.",
  },
  {
    reader: "features/documents/states/document-states.repo.ts",
    tables: ["chunk", "chunk_embedding"],
    reason:
      "A document becomes ready when all its chunks have vectors: compared in the statement that sets it.",
  },
  {
    reader: "features/documents/integrity.repo.ts",
    tables: [
      "chunk",
      "chunk_embedding",
      "chunk_signature",
      "model_centre",
      "resumable_upload",
      "transcription",
    ],
    reason: "The integrity check compares the tables of several features.",
  },
  {
    reader: "folders",
    tables: ["document"],
    reason:
      "The folder tree counts the documents of each folder, for the whole tree at once; a search may be narrowed to documents.",
  },
  {
    reader: "usage",
    tables: ["organization", "license", "document", "resumable_upload", "folder", "term_stat"],
    reason: "Limits are compared with the rows themselves, in the transaction that adds to them.",
  },
  {
    reader: "features/ingestion/transcript-parts.repo.ts",
    tables: ["document"],
    reason: "A part of a transcript is stored only while its document exists.",
  },
  {
    reader: "features/ingestion/recognised-pages.repo.ts",
    tables: ["document"],
    reason: "Recognised pages are stored only while their document exists.",
  },
  {
    reader: "organizations",
    tables: ["user"],
    reason: "Members and the makers of invitations are listed with their names and addresses.",
  },
  {
    reader: "audit",
    tables: ["user", "membership", "organization"],
    reason:
      "Audit is the lowest feature: it names the actor of an event, and drops events of deleted organizations.",
  },
  {
    reader: "features/billing/billing.repo.ts",
    tables: ["organization"],
    reason: "The mail about the end of a trial names the organization.",
  },
  {
    reader: "administration",
    tables: [
      "organization",
      "membership",
      "license",
      "subscription",
      "monthly_usage",
      "user",
      "document",
      "folder",
      "term_stat",
      "conversation",
    ],
    reason:
      "Reports and exports of whole organizations, page by page, for who runs the installation.",
  },
];

const sqlWrite = /\b(?:insert\s+into|update|delete\s+from|truncate)\s+"?(\w+)"?/gi;
const sqlRead = /\b(?:from|join|using)\s+"?(\w+)"?(?:\s+(?:as\s+)?(\w+))?/gi;
const sqlLock = /\bfor\s+(?:no\s+key\s+)?(?:update|share|key\s+share)\b(?:\s+of\s+(\w+))?/i;
const prismaCall = /\.(\w+)\.(\w+)\(/g;
const prismaReads = /^(?:find|count|aggregate|groupBy)/;
const prismaWrites = /^(?:create|update|upsert|delete)/;
const listing = /\btable: "(\w+)",/g;

/** @typedef {{ table: string, kind: "read" | "write" }} Statement */

/**
 * The statements of a file that name tables.
 * @param {string} source
 * @param {Map<string, string>} models the tables by the names of their Prisma models, first letter lower case
 */
function findStatements(source, models) {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  const templates = [...code.matchAll(/`[^`]*`/g)].flatMap(([template]) => readTemplate(template));
  const found = [...readPrismaCalls(code, models), ...templates];
  for (const [, table = ""] of code.matchAll(listing)) found.push({ table, kind: "read" });
  const tables = new Set(models.values());
  return found.filter(({ table }) => tables.has(table));
}

/**
 * @param {string} code
 * @param {Map<string, string>} models
 */
function readPrismaCalls(code, models) {
  /** @type {Statement[]} */
  const found = [];
  for (const [, model = "", method = ""] of code.matchAll(prismaCall)) {
    const table = models.get(model);
    if (table === undefined) continue;
    if (prismaWrites.test(method)) found.push({ table, kind: "write" });
    else if (prismaReads.test(method)) found.push({ table, kind: "read" });
  }
  return found;
}

/** @param {string} template the SQL of one statement; a lock counts as a write */
function readTemplate(template) {
  /** @type {Statement[]} */
  const found = [];
  for (const [, table = ""] of template.matchAll(sqlWrite)) found.push({ table, kind: "write" });
  const lock = sqlLock.exec(template);
  for (const [, table = "", alias] of template.matchAll(sqlRead)) {
    const locked = lock !== null && (lock[1] === undefined || lock[1] === (alias ?? table));
    found.push({ table, kind: locked ? "write" : "read" });
  }
  return found;
}

/**
 * The Prisma models of a schema with their tables.
 * @param {string} schema
 */
export function readModels(schema) {
  const models = schema.matchAll(/^model (\w+) \{(.*?)^\}/gms);
  return new Map(
    [...models].map(([, name = "", body = ""]) => [
      name.charAt(0).toLowerCase() + name.slice(1),
      /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
    ]),
  );
}

/**
 * The statements of a file on tables of others, as "path: reads table of owner".
 * @param {{ path: string, source: string }} file its path below apps/api/src
 * @param {Map<string, string>} models
 */
export function findForeignStatements({ path, source }, models) {
  const [layer = "", feature = ""] = path.split("/");
  const reader = layer === "features" ? feature : layer;
  const foreign = findStatements(source, models).filter(({ table, kind }) => {
    if (owners[table] === reader) return false;
    return kind === "write" || !mayRead({ reader, path, table });
  });
  const lines = foreign.map(({ table, kind }) => `${path}: ${kind}s ${table} of ${owners[table]}`);
  return [...new Set(lines)];
}

/** @param {{ reader: string, path: string, table: string }} read */
function mayRead({ reader, path, table }) {
  return foreignReads.some(
    (one) => (one.reader === reader || one.reader === path) && one.tables.includes(table),
  );
}
