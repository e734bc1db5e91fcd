const files = import.meta.glob<Record<string, string>>("../../**/messages.de.ts", {
  eager: true,
  import: "german",
});

/** The German texts of every catalogue, by its folder. A file of its own, which only German readers load. */
export const german = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [folderOf(path), texts]),
);

/** "../../features/chat/messages.de.ts" is "features/chat"; files beside this folder come as "../ui/...". */
function folderOf(path: string): string {
  const url = new URL(path, "file:///shared/language/");
  return url.pathname.slice(1, -"/messages.de.ts".length);
}
