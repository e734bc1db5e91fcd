import type { FolderSource } from "@footnote/contracts/sync/sync";
import type {
  SourceKind,
  SourceSettings,
  SourceSettingsInput,
} from "@footnote/contracts/sync/source-settings";
import { t } from "./messages.ts";

export type SourceField = {
  name: string;
  label: string;
  hint?: string;
  type?: "url" | "number";
  initial?: string;
  isRequired?: true;
};

export const sourceKinds: readonly SourceKind[] = [
  "webdav",
  "site",
  "s3",
  "git",
  "imap",
  "directory",
];

/** The fields of a kind of source, in the order in which they are asked for; the password comes last. */
export function listFields(kind: SourceKind): SourceField[] {
  const username = { name: "username", label: t.username };
  switch (kind) {
    case "directory":
      return [{ name: "path", label: t.path, hint: t.pathHint, isRequired: true }];
    case "webdav":
      return [
        { name: "url", label: t.address, hint: t.webdavHint, type: "url", isRequired: true },
        username,
      ];
    case "site":
      return [
        { name: "url", label: t.address, hint: t.siteHint, type: "url", isRequired: true },
        { name: "depth", label: t.depth, type: "number", initial: "3" },
        { name: "pages_max", label: t.pagesMax, type: "number", initial: "500" },
      ];
    case "s3":
      return [
        { name: "bucket", label: t.bucket, isRequired: true },
        { name: "prefix", label: t.prefix, hint: t.optional },
        { name: "endpoint", label: t.endpoint, hint: t.endpointHint, type: "url" },
        { name: "region", label: t.region, initial: "us-east-1", isRequired: true },
        { name: "access_key_id", label: t.accessKey, hint: t.accessKeyHint },
      ];
    case "git":
      return [
        { name: "repository", label: t.repository, hint: t.repositoryHint, isRequired: true },
        { name: "branch", label: t.branch, hint: t.branchHint },
        { name: "directory", label: t.directory, hint: t.optional },
        username,
      ];
    case "imap":
      return [
        { name: "host", label: t.host, isRequired: true },
        { name: "port", label: t.port, type: "number", initial: "993" },
        { name: "mailbox", label: t.mailbox, initial: "INBOX", isRequired: true },
        { ...username, isRequired: true },
      ];
  }
}

/** The label of the password or key; null for a kind without. */
export function labelSecret(kind: SourceKind): string | null {
  if (kind === "directory" || kind === "site") return null;
  if (kind === "s3") return t.secretKey;
  return kind === "git" ? t.passwordOrToken : t.password;
}

export function nameKind(kind: SourceKind): string {
  return {
    directory: t.kindDirectory,
    s3: t.kindS3,
    webdav: t.kindWebdav,
    site: t.kindSite,
    git: t.kindGit,
    imap: t.kindImap,
  }[kind];
}

/** The settings that a form describes; undefined when a field is missing, or is no number or address. */
export function parseSettings(
  kind: SourceKind,
  values: Readonly<Record<string, string>>,
): SourceSettingsInput | undefined {
  const settings: Record<string, string | number> = { kind };
  for (const { name, type, isRequired = false } of listFields(kind)) {
    const value = (values[name] ?? "").trim();
    const isMalformed = type === "url" ? !URL.canParse(value) : type && !/^\d+$/.test(value);
    if (value === "" ? isRequired : isMalformed) return undefined;
    // What is left empty gets its default.
    if (value !== "" || type === undefined)
      settings[name] = type === "number" ? Number(value) : value;
  }
  // The fields of a kind are those of its settings; the server checks their values.
  return settings as SourceSettingsInput;
}

/** The values of a form: those of the source that the folder follows, or the usual ones. */
export function fillFields(kind: SourceKind, source: FolderSource | null): Record<string, string> {
  const stored: Record<string, unknown> = source?.settings.kind === kind ? source.settings : {};
  const values = listFields(kind).map(({ name, initial = "" }) => {
    const value = name in stored ? stored[name] : initial;
    return [
      name,
      typeof value === "number" ? String(value) : typeof value === "string" ? value : "",
    ];
  });
  return Object.fromEntries(values) as Record<string, string>;
}

/** Where a source is, in one line. */
export function describePlace(settings: SourceSettings): string {
  switch (settings.kind) {
    case "directory":
      return settings.path;
    case "s3":
      return [settings.bucket, settings.prefix].filter(Boolean).join("/");
    case "webdav":
    case "site":
      return settings.url;
    case "git":
      return [settings.repository, settings.branch, settings.directory].filter(Boolean).join(" · ");
    case "imap":
      return `${settings.username} · ${settings.host} · ${settings.mailbox}`;
  }
}
