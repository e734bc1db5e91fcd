/** Converts a name to one path segment that is safe on every file system: no traversal and no reserved name. */
export function toSafeName(name: string): string {
  const plain = name
    .replaceAll(/[\u0000-\u001f<>:"/\\|?*\u007f]/g, "_")
    .replace(/(?<![. ])[. ]+$/, "_")
    .replace(/^\.+/, "_");
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain);
  return (reserved ? `_${plain}` : plain).slice(0, 180) || "_";
}

/** Returns a path for each document, unique ignoring case: later documents with the same name get their id. */
export function toPaths<D extends { id: string; name: string; path: string[] }>(
  documents: readonly D[],
): { document: D; path: string[] }[] {
  const taken = new Set<string>();
  return documents.map((document) => {
    const folders = document.path.map(toSafeName);
    const name = toSafeName(document.name);
    const key = (last: string) => [...folders, last].join("/").toLowerCase();
    const free = taken.has(key(name)) ? `${document.id} ${name}` : name;
    taken.add(key(free));
    return { document, path: [...folders, free] };
  });
}
