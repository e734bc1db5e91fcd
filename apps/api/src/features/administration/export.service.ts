import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Has } from "../../platform/app.ts";
import { BlobMissing } from "../../platform/blobs/blobs.ts";
import { type Actor, recordEvent } from "../audit/audit.service.ts";
import { selectConversations, selectDocuments } from "./export.repo.ts";
import { toPaths } from "./export-paths.rules.ts";
import { getOrganization } from "./organizations.service.ts";

type Exported = { documents: number; conversations: number; missing: string[] };

/**
 * Exports an organization to an empty folder: its documents in their folders, and the metadata of its members, documents
 * and conversations as JSON. Returns the counts, and the ids of documents whose bytes are missing.
 * @throws AppError organization.not_found; Error when the folder is not empty
 */
export async function exportOrganization(
  app: Has<"db" | "blobs">,
  by: Actor,
  { id, folder }: { id: string; folder: string },
): Promise<Exported> {
  const { member_list: members, ...organization } = await getOrganization(app, id);
  await requireEmpty(folder);
  await recordEvent(app.db, { action: "organization.exported", by, organizationId: id });
  const places = toPaths(await selectDocuments(app.db, id));
  const missing: string[] = [];
  for (const { document, path } of places) {
    const target = join(folder, "documents", ...path);
    if (!(await writeBlob(app, document.blob_key, target))) missing.push(document.id);
  }
  const documents = places.map(({ document, path }) => {
    const { blob_key: _, path: folders, created_at, ...rest } = document;
    return { ...rest, created_at: created_at.toISOString(), folders, file: path.join("/") };
  });
  const conversations = await selectConversations(app.db, id);
  const parts = { organization, members, documents, conversations };
  for (const [name, content] of Object.entries(parts)) {
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
  return {
    documents: documents.length - missing.length,
    conversations: conversations.length,
    missing,
  };
}

async function requireEmpty(folder: string): Promise<void> {
  const instead = "Name an empty or new folder.";
  const found = await openFolder(folder).catch((cause: unknown) => {
    const { code = "unknown" } = cause as NodeJS.ErrnoException;
    throw new Error(`${folder} cannot be used (${code}). ${instead}`, { cause });
  });
  if (found.length > 0) throw new Error(`The folder ${folder} is not empty. ${instead}`);
}

async function openFolder(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return readdir(folder);
}

/** Returns false when the bytes are missing; the export continues. */
async function writeBlob(app: Has<"blobs">, key: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await pipeline(await app.blobs.read(key), createWriteStream(target, { flags: "wx" }));
    return true;
  } catch (error) {
    if (error instanceof BlobMissing) return false;
    throw error;
  }
}
