import { comparedNamesMax, findSameNamed, type IfExists } from "@footnote/contracts/documents";
import { call } from "../../../shared/http/call.ts";
import { computeSha256 } from "./checksum.ts";
import type { FileStep } from "./upload-plan.ts";

/** What happens to a file whose folder already has one of its name. */
export type Decision = IfExists | "skip";

/** The files of an upload whose folder already has one of their names: with other content, or with the same. */
export type SameNamed = { changed: readonly FileStep[]; unchanged: readonly FileStep[] };

/** Compares files with those of their names in a folder. */
export async function compareWithFolder(
  steps: readonly FileStep[],
  folderId: string,
): Promise<SameNamed> {
  const changed: FileStep[] = [];
  const unchanged: FileStep[] = [];
  for (let start = 0; start < steps.length; start += comparedNamesMax) {
    const batch = steps.slice(start, start + comparedNamesMax);
    const names = batch.map(({ file }) => file.name);
    const reply = await call(findSameNamed, { body: { collection_id: folderId, names } });
    const present = new Map(reply.files.map((found) => [found.name, found]));
    for (const step of batch) {
      const found = present.get(step.file.name);
      if (!found) continue;
      const isSame =
        found.file.size === step.file.size && (await computeSha256(step.file)) === found.sha256;
      (isSame ? unchanged : changed).push(step);
    }
  }
  return { changed, unchanged };
}

/** Decides for each file by the user's choice: unchanged ones are sent only to have both. */
export function decide(found: SameNamed, choice: Decision): Map<string, Decision> {
  return new Map([
    ...found.changed.map(({ tempId }) => [tempId, choice] as const),
    ...found.unchanged.map(
      ({ tempId }) => [tempId, choice === "keep_both" ? choice : "skip"] as const,
    ),
  ]);
}
