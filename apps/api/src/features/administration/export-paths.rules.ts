/** A name as one step of a path on any file system: nothing that leads elsewhere, nothing a system keeps for itself. */
export function toSafeName(name: string): string {
  const plain = name
    .replaceAll(/[\u0000-\u001f<>:"/\\|?*\u007f]/g, "_")
    .replace(/[. ]+$/, "_")
    .replace(/^\.+/, "_");
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain);
  return (reserved ? `_${plain}` : plain).slice(0, 180) || "_";
}

/** A path for each document, no two equal whatever the case: of several with one name, the later get their id. */
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
