import type { SourceSettings } from "@footnote/contracts/sync/source-settings";

/** Where a source is, in one line for the audit log. */
export function describeSettings(settings: SourceSettings): string {
  switch (settings.kind) {
    case "directory":
      return settings.path;
    case "s3":
      return `${settings.endpoint ?? "s3:"}//${settings.bucket}/${settings.prefix}`;
    case "webdav":
    case "site":
      return settings.url;
    case "git":
      return [settings.repository, settings.branch, settings.directory].filter(Boolean).join(" ");
    case "imap":
      return `${settings.username} ${settings.host}:${settings.port} ${settings.mailbox}`;
  }
}
