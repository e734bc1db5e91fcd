import type { FolderContent } from "./folder-content.ts";
import { areUnreadFolders } from "./folder-content.ts";

/** The dropped content; `unreadable-folders` if the browser cannot read folders. */
export type Dropped = { kind: "content"; content: FolderContent } | { kind: "unreadable-folders" };

/**
 * Reads files and whole folders from a drop. The entries are taken before the first await, because the browser empties
 * the transfer when the event ends.
 */
export async function readDropped(transfer: DataTransfer): Promise<Dropped> {
  const files = [...transfer.files];
  const entries = [...transfer.items]
    .map((item) => item.webkitGetAsEntry?.())
    .filter((e) => e != null);
  if (entries.length > 0) return { kind: "content", content: await readEntries(entries) };
  if (areUnreadFolders(files)) return { kind: "unreadable-folders" };
  return { kind: "content", content: { files, folders: [] } };
}

async function readEntries(entries: readonly FileSystemEntry[]): Promise<FolderContent> {
  const content: FolderContent = { files: [], folders: [] };
  for (const entry of entries) {
    if (isFile(entry)) content.files.push(await readFile(entry));
    if (isDirectory(entry)) {
      const children = await readChildren(entry.createReader());
      content.folders.push({ name: entry.name, content: await readEntries(children) });
    }
  }
  return content;
}

function readFile(entry: FileSystemFileEntry): Promise<File> {
  const { promise, resolve, reject } = Promise.withResolvers<File>();
  entry.file(resolve, reject);
  return promise;
}

/** Reads all entries: a reader returns them in batches and ends with an empty one. */
async function readChildren(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const { promise, resolve, reject } = Promise.withResolvers<FileSystemEntry[]>();
  reader.readEntries(resolve, reject);
  const batch = await promise;
  return batch.length === 0 ? [] : [...batch, ...(await readChildren(reader))];
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
