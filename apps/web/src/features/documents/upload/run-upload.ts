import type { FolderKey, PlanStep } from "./upload-plan.ts";
import { rootKey } from "./upload-plan.ts";

export type FileStep = Extract<PlanStep, { kind: "file" }>;
type FolderStep = Extract<PlanStep, { kind: "folder" }>;

/** The functions that running a plan needs; each reports its own failures to the user. */
export type UploadPorts = {
  /** Returns the id of the created or existing folder; null if that failed. */
  ensureFolder: (name: string, parentId: string) => Promise<string | null>;
  sendFile: (step: FileStep, folderId: string) => Promise<void>;
  /** Called for a file whose folder could not be created, or that was cancelled before its turn. */
  skipFile: (step: FileStep) => void;
  isCancelled: (step: FileStep) => boolean;
  pause: () => Promise<void>;
};

/** Runs a plan one step at a time, with a pause between files. Skips the files of a failed folder. */
export async function runUpload(
  plan: readonly PlanStep[],
  folderId: string,
  ports: UploadPorts,
): Promise<void> {
  const folderIds = new Map<FolderKey, string>([[rootKey, folderId]]);
  let sentBefore = false;
  for (const step of plan) {
    const parentId = folderIds.get(step.parent);
    if (step.kind === "folder") {
      await makeFolder(step, parentId, { folderIds, ports });
    } else if (parentId === undefined || ports.isCancelled(step)) {
      ports.skipFile(step);
    } else {
      if (sentBefore) await ports.pause();
      await ports.sendFile(step, parentId);
      sentBefore = true;
    }
  }
}

async function makeFolder(
  { key, name }: FolderStep,
  parentId: string | undefined,
  { folderIds, ports }: { folderIds: Map<FolderKey, string>; ports: UploadPorts },
): Promise<void> {
  if (parentId === undefined) return;
  const id = await ports.ensureFolder(name, parentId);
  if (id !== null) folderIds.set(key, id);
}
