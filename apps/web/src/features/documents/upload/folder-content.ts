import { extensions, findFileType } from "@footnote/contracts/file-types";
import { extensionOf, refuseUpload } from "@footnote/contracts/upload-checks";
import { t } from "./messages.ts";

/** Files and folders as chosen or dropped, before anything is sent. */
export type FolderContent = { files: File[]; folders: NamedFolder[] };
export type NamedFolder = { name: string; content: FolderContent };

export type Rejection = { name: string; reason: string };

/** Files that operating systems put into folders, which nobody intends to upload. */
const systemFile = /^(\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

/** Reads the content of a file input. The relative paths of a folder input become folders. */
export function readChosen(chosen: readonly File[]): FolderContent {
  const root: FolderContent = { files: [], folders: [] };
  for (const file of chosen) {
    const relativePath = file.webkitRelativePath ?? "";
    const names = relativePath.split("/").filter(Boolean).slice(0, -1);
    const folder = names.reduce((at, name) => folderWithin(at, name), root);
    folder.files.push(file);
  }
  return root;
}

function folderWithin(parent: FolderContent, name: string): FolderContent {
  const found = parent.folders.find((folder) => folder.name === name);
  if (found) return found.content;
  const content: FolderContent = { files: [], folders: [] };
  parent.folders.push({ name, content });
  return content;
}

/** Removes the files of the operating system. */
export function removeSystemFiles({ files, folders }: FolderContent): FolderContent {
  return {
    files: files.filter(({ name }) => !systemFile.test(name)),
    folders: folders
      .filter(({ name }) => !systemFile.test(name))
      .map(({ name, content }) => ({ name, content: removeSystemFiles(content) })),
  };
}

/** Separates files that cannot be uploaded or read, each with its reason. `transcribes`: the server reads recordings. */
export function validateContent(
  content: FolderContent,
  { transcribes }: { transcribes: boolean },
): { accepted: FolderContent; rejected: Rejection[] } {
  const rejected: Rejection[] = [];
  const sift = ({ files, folders }: FolderContent): FolderContent => ({
    files: files.filter((file) => {
      const reason = getRejection(file, transcribes);
      if (reason !== null) rejected.push({ name: file.name, reason });
      return reason === null;
    }),
    folders: folders.map(({ name, content: inner }) => ({ name, content: sift(inner) })),
  });
  return { accepted: sift(content), rejected };
}

function getRejection({ name, size }: File, transcribes: boolean): string | null {
  const refused = refuseUpload(name, size) ?? (size === 0 ? t.emptyFile : null);
  const isRecording = findFileType(extensionOf(name))?.category === "recording";
  return refused ?? (isRecording && !transcribes ? t.noTranscription : null);
}

export function countFiles({ files, folders }: FolderContent): number {
  return folders.reduce((sum, { content }) => sum + countFiles(content), files.length);
}

/** The `accept` attribute of the file input. */
export const acceptedTypes = extensions.join(",");

/** Whether these dropped "files" are really folders, in a browser that cannot read folders. */
export function areUnreadFolders(files: readonly File[]): boolean {
  return (
    files.length > 0 &&
    files.every(({ name, size, type }) => size === 0 && type === "" && extensionOf(name) === "")
  );
}
