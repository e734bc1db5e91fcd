/** In bytes of UTF-8: a file system takes names of 255, which may begin with an id, and paths of 4,096 with twenty folders. */
const fileNameMax = 200;
const folderNameMax = 120;

/** Converts a name to one path segment that is safe on every file system: no traversal and no reserved name. */
export function toSafeName(name: string, bytesMax = fileNameMax): string {
  const plain = name
    .replaceAll(/[\u0000-\u001f<>:"/\\|?*\u007f]/g, "_")
    .replace(/(?<![. ])[. ]+$/, "_")
    .replace(/^\.+/, "_");
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain);
  return cutToBytes(reserved ? `_${plain}` : plain, bytesMax) || "_";
}

/** Keeps the extension, by which a file is opened. */
function cutToBytes(name: string, max: number): string {
  const bytes = Buffer.from(name);
  if (bytes.length <= max) return name;
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? "";
  const kept = bytes.subarray(0, max - Buffer.byteLength(extension)).toString();
  // The last character may have been cut through.
  return kept.replace(/(?<!\uFFFD)\uFFFD+$/, "") + extension;
}

/** Returns a path for each document, unique ignoring case: what has the name of another or of a folder gets its id. */
export function toPaths<D extends { id: string; name: string; path: string[] }>(
  documents: readonly D[],
): { document: D; path: string[] }[] {
  const keyOf = (path: readonly string[]) => path.join("/").toLowerCase();
  const placed = documents.map((document) => ({
    document,
    folders: document.path.map((name) => toSafeName(name, folderNameMax)),
  }));
  const taken = new Set(
    placed.flatMap(({ folders }) => folders.map((_, at) => keyOf(folders.slice(0, at + 1)))),
  );
  return placed.map(({ document, folders }) => {
    const name = toSafeName(document.name);
    const free = taken.has(keyOf([...folders, name])) ? `${document.id} ${name}` : name;
    taken.add(keyOf([...folders, free]));
    return { document, path: [...folders, free] };
  });
}
