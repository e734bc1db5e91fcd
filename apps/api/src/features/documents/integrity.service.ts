import type { Has } from "../../platform/app.ts";
import { findFolderDifferences, findTermDifferences } from "../retrieval/indexing.service.ts";
import { findMiscountedTables } from "../tables/tables.service.ts";
import {
  selectBlobKeys,
  selectForgottenTasks,
  selectMiscounted,
  selectMisplaced,
  selectPartKeys,
  selectRecordingKeys,
} from "./integrity.repo.ts";
import { layoutKeyOf } from "./layout-key.rules.ts";

/** One question about the stored data, and the ids of whatever answers it wrongly. */
export type IntegrityFinding = { question: string; ids: string[] };

/**
 * Compares what is stored with what the rows promise. Uploads and ingestions under way may show for a moment; on a
 * quiet installation every list is empty.
 */
export async function checkIntegrity(app: Has<"db" | "blobs">): Promise<IntegrityFinding[]> {
  const { orphans, missing } = await compareBlobs(app);
  return [
    { question: "blobs that no document names", ids: orphans },
    { question: "documents without their blob", ids: missing },
    {
      question: "documents with missing or left-over passages",
      ids: await selectMiscounted(app.db),
    },
    {
      question: "documents with missing or left-over tables",
      ids: await findMiscountedTables(app.db),
    },
    { question: "passages away from their document", ids: await selectMisplaced(app.db) },
    { question: "terms with a wrong count", ids: await findTermDifferences(app.db) },
    { question: "folders with wrong statistics", ids: await findFolderDifferences(app.db) },
    {
      question: "tasks of settled documents that still run",
      ids: await selectForgottenTasks(app.db),
    },
  ];
}

/** Deletes the blobs that no document names. Returns their keys. Only while nothing is being uploaded. */
export async function deleteOrphanBlobs(app: Has<"db" | "blobs">): Promise<string[]> {
  const { orphans } = await compareBlobs(app);
  for (const key of orphans) await app.blobs.delete(key);
  return orphans;
}

/**
 * Deletes blobs that were stored a day ago or earlier and that nothing names: what a process that was killed between storing
 * bytes and writing their row has left. Returns how many. Many at once are no leftovers but those of another database, such as
 * a new one that was started by mistake: they are kept, and logged.
 */
export async function deleteOldOrphans(app: Has<"db" | "blobs" | "log">): Promise<number> {
  // In this order: a blob that has got its row since is named.
  const old = new Set(await Array.fromAsync(app.blobs.oldKeys()));
  if (old.size === 0) return 0;
  const { orphans, namedCount } = await compareBlobs(app, old);
  if (orphans.length > Math.max(fewOrphans, namedCount / 10) || namedCount === 0) {
    const message =
      "blobs that no document names were kept: is this their database? See `npm run admin -- integrity`";
    if (orphans.length > 0) app.log.error({ orphans: orphans.length, named: namedCount }, message);
    return 0;
  }
  for (const key of orphans) await app.blobs.delete(key);
  return orphans.length;
}

/** As many as crashes may leave of a small installation. */
const fewOrphans = 20;

async function compareBlobs(app: Has<"db" | "blobs">, given?: ReadonlySet<string>) {
  const stored = given ?? new Set(await Array.fromAsync(app.blobs.keys()));
  const named = await selectBlobKeys(app.db);
  const others = new Set([
    ...(await selectRecordingKeys(app.db)),
    ...(await selectPartKeys(app.db)),
    ...[...named.keys()].map(layoutKeyOf),
  ]);
  return {
    orphans: [...stored].filter((key) => !named.has(key) && !others.has(key)),
    namedCount: named.size,
    missing: [...named].filter(([key]) => !stored.has(key)).map(([, id]) => id),
  };
}
