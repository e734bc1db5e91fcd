/** Returns the texts of translation files by catalogue: "../../features/chat/messages.de.ts" is "features/chat". */
export function gatherTexts<Texts>(files: Readonly<Record<string, Texts>>): Record<string, Texts> {
  return Object.fromEntries(Object.entries(files).map(([path, texts]) => [folderOf(path), texts]));
}

function folderOf(path: string): string {
  const { pathname } = new URL(path, "file:///shared/language/");
  return pathname.slice(1, pathname.lastIndexOf("/messages."));
}
