/** Folder names as compared: two that people read as the same are the same. */
export function folderNameKey(name: string): string {
  return name.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}

/** `name`, or `name (2)`, `name (3)` ..., the first that is not among the taken keys. */
export function freeFolderName(name: string, takenKeys: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name} (${count})`;
    if (!takenKeys.has(folderNameKey(candidate))) return candidate;
  }
}

/** Where documents go that are kept when their root folder is deleted. */
export const unfiledName = "Unfiled";
