import { randomUUID } from "node:crypto";
import { drawNormal, openRandom } from "./synthetic-text.ts";

const foldersMax = 400;
/** Chunks of a document: half of them have fewer, a few have hundreds. */
const documentSize = { median: 7, spread: 1.1, max: 600 };
/** So many documents in a row go into one folder: they are uploaded together. */
const documentsTogether = 20;

export type PlannedDocument = {
  readonly id: string;
  readonly folderId: string;
  readonly topic: number;
  readonly chunks: number;
};

export type PlannedOrganization = {
  readonly organizationId: string;
  readonly folderIds: readonly string[];
  readonly documents: readonly PlannedDocument[];
};

/** Plans the folders and documents of one organization. Folders differ in size by a factor of hundreds. */
export function planOrganization(seed: number, chunks: number): PlannedOrganization {
  const random = openRandom(seed);
  const count = Math.max(1, Math.min(foldersMax, Math.round(chunks / 100)));
  const folderIds = Array.from({ length: count }, () => randomUUID());
  const weights = folderIds.map(() => Math.exp(1.5 * drawNormal(random)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const documents: PlannedDocument[] = [];
  let folderId = "";
  for (let planned = 0; planned < chunks;) {
    if (documents.length % documentsTogether === 0) {
      let at = random() * whole;
      folderId = folderIds.find((_, index) => (at -= weights[index] ?? 0) <= 0) ?? folderIds[0]!;
    }
    const { median, spread, max } = documentSize;
    const drawn = Math.round(median * Math.exp(spread * drawNormal(random)));
    const size = Math.min(Math.max(1, drawn), max, chunks - planned);
    documents.push({ id: randomUUID(), folderId, topic: Math.floor(random() * 1e9), chunks: size });
    planned += size;
  }
  return { organizationId: randomUUID(), folderIds, documents };
}

/** Folders that hold about this share of the chunks, as few large ones as do not exceed it. */
export function chooseFolders(
  sizes: readonly { readonly folderId: string; readonly chunks: number }[],
  share: number,
): string[] {
  if (share === 1) return sizes.map(({ folderId }) => folderId);
  const wanted = share * sizes.reduce((sum, { chunks }) => sum + chunks, 0);
  const chosen: string[] = [];
  let reached = 0;
  for (const { folderId, chunks } of sizes.toSorted((a, b) => b.chunks - a.chunks)) {
    // A folder that alone is most of the share would make it a search of one folder.
    if (chunks > wanted * 0.6 || reached + chunks > wanted * 1.05) continue;
    chosen.push(folderId);
    reached += chunks;
  }
  return chosen.length > 0 ? chosen : sizes.slice(0, 1).map(({ folderId }) => folderId);
}
