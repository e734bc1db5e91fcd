import type { FolderContent, NamedFolder } from "../upload/folder-content.ts";

/** Distributes chosen content over folders at the root: each folder becomes one, and loose files go into one of their own. */
export function toRootFolders({ files, folders }: FolderContent, looseName: string): NamedFolder[] {
  const loose = { name: looseName, content: { files, folders: [] } };
  return files.length > 0 ? [loose, ...folders] : [...folders];
}
