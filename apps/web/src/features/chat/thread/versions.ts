import { type Entry, readMetadata, type SentMessage } from "./entry.ts";

/**
 * Gives the entries of another version the keys of those they replace, so that the elements on the page, and the focus, stay.
 * `from` is the key of the question of which another version is shown.
 */
export function keepKeys(before: readonly Entry[], after: readonly Entry[], from: string): Entry[] {
  const known = new Map(before.map(({ id, key }) => [id, key]));
  const replaced = before.findIndex(({ key }) => key === from);
  const first = after.findIndex(({ id }) => !known.has(id));
  return after.map((entry, at) => {
    const taken = at === first || at === first + 1 ? before[replaced + at - first] : undefined;
    const key = known.get(entry.id) ?? (taken?.role === entry.role ? taken.key : entry.key);
    return { ...entry, key };
  });
}

/** Takes over which versions the entries have. */
export function readVersions(entries: readonly Entry[], messages: readonly SentMessage[]): Entry[] {
  const read = new Map(messages.map((message) => [message.id, readMetadata(message).versions]));
  return entries.map((entry) => {
    const versions = entry.id === null ? undefined : read.get(entry.id);
    return versions ? { ...entry, versions } : entry;
  });
}
