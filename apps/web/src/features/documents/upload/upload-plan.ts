import type { FolderContent } from "./folder-content.ts";

/** The key of a folder in the plan; `rootKey` is the target folder of the upload. */
export type FolderKey = string;
export const rootKey: FolderKey = "";

export type PlanStep =
  | { kind: "folder"; key: FolderKey; parent: FolderKey; name: string }
  | { kind: "file"; tempId: string; parent: FolderKey; file: File };

export type FileStep = Extract<PlanStep, { kind: "file" }>;

/**
 * Plans the order of an upload: the files of a folder first, then each subfolder is created and filled before the
 * next one.
 */
export function planUpload(content: FolderContent, parent: FolderKey = rootKey): PlanStep[] {
  const files = content.files.map((file): PlanStep => ({
    kind: "file",
    tempId: crypto.randomUUID(),
    parent,
    file,
  }));
  const folders = content.folders.flatMap(({ name, content: inner }): PlanStep[] => {
    const key = `${parent}/${name}`;
    return [{ kind: "folder", key, parent, name }, ...planUpload(inner, key)];
  });
  return [...files, ...folders];
}
