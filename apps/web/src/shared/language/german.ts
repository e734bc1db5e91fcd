const files = import.meta.glob<Record<string, string>>("../../**/messages.de.ts", {
  eager: true,
  import: "german",
});

/** The German texts of every catalogue, by folder. A separate chunk, which only German readers load. */
export const german = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [folderOf(path), texts]),
);

/** Returns the catalogue of a translation file: "../../features/chat/messages.de.ts" is "features/chat". */
function folderOf(path: string): string {
  const url = new URL(path, "file:///shared/language/");
  return url.pathname.slice(1, -"/messages.de.ts".length);
}
