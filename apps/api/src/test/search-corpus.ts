import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { inject } from "vitest";
import type {} from "../../../../infra/test-services/provided.ts";
import type { SearchScope } from "../features/folders/folder-scope.rules.ts";
import { indexChunks } from "../features/retrieval/indexing.service.ts";
import { detectLanguage } from "@footnote/lexicon/language";
import { type Db, openDatabase } from "../platform/database/database.ts";
import { startEmbeddedDatabase } from "../platform/database/embedded.ts";
import type { TenantDb } from "../platform/database/tenant.ts";
import { runSql } from "./run-sql.ts";
import { createMigratedDatabase, makeDataFolder } from "./services.ts";

export type OpenDatabase = {
  db: Db;
  /** What the product itself may not. */
  runAsSuperuser(sql: string): Promise<unknown>;
  close(): Promise<void>;
};

/** The two databases the search runs on; a native one only where the machine has Postgres. */
export const databases = [
  { name: "the embedded database", missing: false, open: openEmbedded },
  { name: "Postgres", missing: inject("postgresUrl") === null, open: openNative },
];

async function openEmbedded(): Promise<OpenDatabase> {
  const folder = await makeDataFolder();
  const embedded = await startEmbeddedDatabase(folder);
  const db = openDatabase(embedded.connection, 4);
  return {
    db,
    runAsSuperuser: (sql) => db.$executeRawUnsafe(sql), // who owns the tables there
    async close() {
      await db.$disconnect();
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openNative(): Promise<OpenDatabase> {
  const database = await createMigratedDatabase();
  const db = openDatabase({ connectionString: database.loginUrl }, 8);
  return {
    db,
    runAsSuperuser: (sql) => runSql(database.url, sql),
    async close() {
      await db.$disconnect();
      await database.drop();
    },
  };
}

export async function insertTestOrganization(db: Db): Promise<string> {
  const domain = `${randomBytes(6).toString("hex")}.example.org`;
  return (await db.organization.create({ data: { name: "Harbour Office", domain } })).id;
}

export async function insertTestFolder(db: Db, organizationId: string): Promise<string> {
  const name = randomUUID();
  return (await db.folder.create({ data: { organizationId, name, nameKey: name } })).id;
}

/** A scope of folders as `requireSearchScope` makes it. */
export function scopeOf(organizationId: string, ...folderIds: string[]): SearchScope {
  return { organizationId, folderIds, documentIds: [] } as object as SearchScope;
}

/** A scope of single documents as `requireSearchScope` makes it. */
export function scopeOfDocuments(organizationId: string, ...documentIds: string[]): SearchScope {
  return { organizationId, folderIds: [], documentIds } as object as SearchScope;
}

export type IndexedDocument = {
  readonly organizationId: string;
  readonly folderId: string;
  readonly name?: string;
  /** One passage each. */
  readonly texts: readonly string[];
  readonly stage?: "ready" | "indexing" | "superseded";
};

/** A document with its passages indexed as the ingestion does it. Returns its id. */
export async function indexTestDocument(db: Db, given: IndexedDocument): Promise<string> {
  const { organizationId, folderId, name = "notes.txt", texts, stage = "ready" } = given;
  const language = detectLanguage(texts);
  const file = { name, extension: "txt", size: 1, sha256: "", blobKey: randomUUID() };
  const state = { stage, language, chunkCount: texts.length };
  const chunks = texts.map((text, ordinal) => ({
    ordinal,
    text,
    headings: [],
    anchors: [{ kind: "lines" as const, from: ordinal + 1, to: ordinal + 1 }],
  }));
  return db.$transaction(async (tx) => {
    const data = { organizationId, folderId, ...file, ...state };
    const { id } = await tx.document.create({ data });
    const target = { organizationId, folderId, documentId: id };
    await indexChunks(tx, target, chunks, { language, title: name });
    return id;
  });
}

/** The whole database in a tenant's place: shows what a statement filters itself, without row-level security. */
export function withoutRowSecurity(db: Db): TenantDb {
  return db as TenantDb;
}
