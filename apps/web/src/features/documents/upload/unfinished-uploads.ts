import type { IfExists } from "@footnote/contracts/documents";
import type { UrlStorage } from "tus-js-client";
import { thisTab } from "./open-tabs.ts";
import { isRecord } from "../../../shared/http/api-error.ts";

/** A file that was not completely uploaded, as the browser keeps it across reloads: everything but its bytes. */
export type UnfinishedUpload = {
  /** The same for the same file and folder. */
  fingerprint: string;
  folderId: string;
  name: string;
  size: number;
  /** Where the upload continues on the server; null when it was not begun. */
  url: string | null;
  /** What was decided about a file of the same name, when it was begun. */
  ifExists: IfExists;
  /** Why it failed; null when it was interrupted. */
  reason: string | null;
  /** The tab that sends it, if it is still open. */
  tab: string | null;
};

const storageKey = "unfinished-uploads";

/** Dispatches "change" when this tab changes what is stored. */
export const ownChanges = new EventTarget();

/** The reason of an abort after which the upload stays unfinished; after any other it is given up. */
export const pageLeft = "page-left";

export function getFingerprint(
  { name, size, lastModified }: Pick<File, "name" | "size" | "lastModified">,
  folderId: string,
): string {
  return [folderId, size, lastModified, name].join("/");
}

type NewUnfinished = Omit<UnfinishedUpload, "url" | "ifExists"> & Partial<UnfinishedUpload>;

/** An upload of this tab, as it is stored. */
export function toUnfinished(file: File, folderId: string): NewUnfinished {
  const { name, size } = file;
  const fingerprint = getFingerprint(file, folderId);
  return { fingerprint, folderId, name, size, reason: null, tab: thisTab };
}

export function readUnfinished(): UnfinishedUpload[] {
  return parse(localStorage.getItem(storageKey));
}

/** Calls the listener with what was stored before and what is now, when another tab changes it, until the signal. */
export function onForeignChange(
  listener: (before: UnfinishedUpload[], now: UnfinishedUpload[]) => void,
  signal: AbortSignal,
): void {
  const compare = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === storageKey) listener(parse(oldValue), parse(newValue));
  };
  addEventListener("storage", compare, { signal });
}

function parse(text: string | null): UnfinishedUpload[] {
  const stored: unknown = JSON.parse(text ?? "[]");
  return Array.isArray(stored) ? stored.filter(isUnfinished) : [];
}

/** Stores uploads; of one that is stored already only what is given changes. */
export function storeUnfinished(uploads: readonly NewUnfinished[]): void {
  const all = new Map(readUnfinished().map((upload) => [upload.fingerprint, upload]));
  for (const upload of uploads) {
    const before = all.get(upload.fingerprint) ?? {
      url: null,
      ifExists: "keep_both" as const,
    };
    all.set(upload.fingerprint, { ...before, ...upload });
  }
  write([...all.values()]);
}

/** Finds the decision about an upload that was begun before and continues. */
export function findContinued(file: File, folderId: string): IfExists | undefined {
  const fingerprint = getFingerprint(file, folderId);
  return readUnfinished().find((one) => one.fingerprint === fingerprint && one.url)?.ifExists;
}

/** Changes an upload that is stored. */
export function changeUnfinished(
  fingerprint: string,
  change: Partial<Pick<UnfinishedUpload, "url" | "reason">>,
): void {
  const found = readUnfinished().find((upload) => upload.fingerprint === fingerprint);
  if (found) storeUnfinished([{ ...found, ...change }]);
}

export function forgetUnfinished(fingerprints: readonly string[]): void {
  write(readUnfinished().filter(({ fingerprint }) => !fingerprints.includes(fingerprint)));
}

export function forgetAllUnfinished(): void {
  localStorage.removeItem(storageKey);
}

function write(uploads: readonly UnfinishedUpload[]): void {
  try {
    if (uploads.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(uploads));
    ownChanges.dispatchEvent(new Event("change"));
  } catch (error) {
    // Tens of thousands of files do not fit in: they are uploaded, and not remembered.
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
  }
}

function isUnfinished(value: unknown): value is UnfinishedUpload {
  const { fingerprint, folderId, name, size, url, reason, tab } = isRecord(value) ? value : {};
  const texts = [fingerprint, folderId, name, url ?? "", reason ?? "", tab ?? ""];
  return texts.every((text) => typeof text === "string") && typeof size === "number";
}

/** The addresses of the stored uploads, as the tus client asks for them. */
export const uploadUrls: UrlStorage = {
  findAllUploads: async () => readUnfinished().map(toPrevious),
  findUploadsByFingerprint: async (fingerprint) =>
    readUnfinished()
      .filter((upload) => upload.fingerprint === fingerprint && upload.url !== null)
      .map(toPrevious),
  addUpload: async (fingerprint, { uploadUrl }) => {
    changeUnfinished(fingerprint, { url: uploadUrl });
    return fingerprint;
  },
  removeUpload: async (fingerprint) => changeUnfinished(fingerprint, { url: null }),
};

function toPrevious({ fingerprint, size, url }: UnfinishedUpload) {
  return {
    size,
    metadata: {},
    creationTime: "",
    urlStorageKey: fingerprint,
    uploadUrl: url,
    parallelUploadUrls: null,
  };
}
