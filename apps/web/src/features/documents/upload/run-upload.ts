import type { IfExists } from "@footnote/contracts/documents";
import type { Decision } from "./same-named.ts";
import type { FileStep, FolderKey, PlanStep } from "./upload-plan.ts";
import { rootKey } from "./upload-plan.ts";

type FolderStep = Extract<PlanStep, { kind: "folder" }>;

/** By the temporary ids of files. Those that could not be compared are refused. */
export type Decisions = ReadonlyMap<string, Decision | "refused">;

/** The functions that running a plan needs; each reports its own failures to the user. */
export type UploadPorts = {
  /** Returns the id of the created or existing folder; null if that failed. */
  ensureFolder: (name: string, parentId: string) => Promise<string | null>;
  /** Decides about those files of a folder whose names it has already; the others are not in the map. */
  decide: (steps: readonly FileStep[], folderId: string) => Promise<Decisions>;
  sendFile: (step: FileStep, folderId: string, ifExists: IfExists) => Promise<void>;
  /** Called for a file whose folder could not be created, that was cancelled before its turn, or that is not wanted. */
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
  const decisions = new Map<FolderKey, Decisions>();
  let sentBefore = false;
  for (const step of plan) {
    const parentId = folderIds.get(step.parent);
    if (step.kind === "folder") {
      await makeFolder(step, parentId, { folderIds, ports });
    } else if (parentId === undefined || ports.isCancelled(step)) {
      ports.skipFile(step);
    } else {
      const decided =
        decisions.get(step.parent) ?? (await ports.decide(filesOf(plan, step.parent), parentId));
      decisions.set(step.parent, decided);
      const decision = decided.get(step.tempId) ?? "keep_both";
      if (decision === "refused") continue;
      if (decision === "skip" || ports.isCancelled(step)) {
        ports.skipFile(step);
        continue;
      }
      if (sentBefore) await ports.pause();
      await ports.sendFile(step, parentId, decision);
      sentBefore = true;
    }
  }
}

function filesOf(plan: readonly PlanStep[], parent: FolderKey): FileStep[] {
  return plan.filter((step) => step.kind === "file" && step.parent === parent) as FileStep[];
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
