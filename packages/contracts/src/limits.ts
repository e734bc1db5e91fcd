const MB = 1024 * 1024;

/** Accepted file extensions and the largest size of each, in bytes. */
export const uploadLimits: ReadonlyMap<string, number> = new Map([
  [".txt", 2 * MB],
  [".log", 2 * MB],
  [".md", 2 * MB],
  [".tsv", 2 * MB],
  [".csv", 5 * MB],
  [".doc", 10 * MB],
  [".docx", 10 * MB],
  [".xls", 10 * MB],
  [".xlsx", 10 * MB],
  [".ppt", 20 * MB],
  [".pptx", 20 * MB],
  [".pdf", 30 * MB],
  [".mp3", 50 * MB],
  [".wav", 50 * MB],
  [".mp4", 100 * MB],
]);

/** Largest size of a file whose extension has no limit of its own, in bytes. */
export const defaultUploadLimit = 2 * MB;

/** The extension of a file name, lower case with its dot; "" when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot <= 0 ? "" : name.slice(dot).toLowerCase();
}

/** A size as shown to people: bytes under 1 KB, rounded KB under 1 MB, rounded MB above. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  if (bytes < MB) return `${Math.round(bytes / 1024)} KB`;
  return `${Math.round(bytes / MB)} MB`;
}

/** Why a file may not be uploaded, in the words shown to people; null when it may. */
export function refuseUpload(name: string, bytes: number): string | null {
  const extension = extensionOf(name);
  if (!uploadLimits.has(extension)) return unsupportedType(extension);
  const limit = uploadLimits.get(extension) ?? defaultUploadLimit;
  return bytes > limit ? tooLarge(name, bytes) : null;
}

export function unsupportedType(extension: string): string {
  return `File type ${extension || "(none)"} not supported.`;
}

export function tooLarge(name: string, bytes: number): string {
  const extension = extensionOf(name);
  const limit = formatSize(uploadLimits.get(extension) ?? defaultUploadLimit);
  return `File "${name}" is too large (${formatSize(bytes)}). Maximum size for ${extension} files is ${limit}.`;
}

export const folderNameMaxLength = 200;
export const fileNameMaxLength = 255;
export const folderDepthMax = 20;
export const messageMaxLength = 16_000;
export const passwordMinLength = 8;
export const passwordMaxLength = 256;
export const apiKeysMax = 25;

/** How long an invitation can be accepted, in milliseconds. */
export const invitationOpenFor = 7 * 24 * 60 * 60 * 1000;

/** How long a finished task keeps answering, in milliseconds. */
export const taskAnswersFor = 24 * 60 * 60 * 1000;
