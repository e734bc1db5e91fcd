import { extensions, fileTypes, findFileType } from "@footnote/contracts/file-types";
import { extensionOf } from "@footnote/contracts/upload-checks";

/** A file that is attached to a message. */
export type AttachedFile = { name: string; mediaType: string; bytes: Buffer };

/** The first extension of each media type. */
const extensionsByType = new Map<string, string>(
  extensions
    .toReversed()
    .flatMap((extension) =>
      fileTypes[extension].mediaTypes.map((type) => [type, extension] as const),
    ),
);

/** Gives each file a name of its own, without folders, and with the extension of its media type where it has no known one. */
export function nameAttachments(files: readonly AttachedFile[]): AttachedFile[] {
  const taken = new Set<string>();
  return files.map((file, at) => {
    const name = numberName(nameFile(file, at), taken);
    taken.add(name.toLowerCase());
    return { ...file, name };
  });
}

function nameFile({ name, mediaType }: AttachedFile, at: number): string {
  const base = name.split(/[/\\]/).at(-1)?.replaceAll("\0", "").trim() || `Attachment ${at + 1}`;
  const extension = extensionOf(base);
  // Mail programs call every file that they do not know a text.
  const isText = extension !== "" && mediaType === "text/plain";
  const isNamed = isText || findFileType(extension) !== undefined;
  return isNamed ? base : base + (extensionsByType.get(mediaType.toLowerCase()) ?? "");
}

/** "plan.pdf", "plan (2).pdf" and so on. */
function numberName(name: string, taken: ReadonlySet<string>): string {
  const extension = extensionOf(name);
  const stem = name.slice(0, name.length - extension.length);
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? name : `${stem} (${count})${extension}`;
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}
