import { catalogue } from "../../shared/language/catalogue.ts";

export const t = catalogue("features/audit", {
  title: "Audit log",
  lead: "Who did what in the organization, the latest first. Times are yours.",
  loading: "Loading the audit log",
  failed: (reason: string) => `Failed to load the audit log. ${reason}`,
  unknownError: "Unknown error",
  none: "Nothing matches.",
  action: "Action",
  anyAction: "All actions",
  person: "Person",
  anyone: "Everyone",
  from: "From",
  until: "Until",
  more: "Load more",
  export: "Export as CSV",
  exportFailed: (reason: string) => `Failed to export the audit log. ${reason}`,
  fileName: "audit-log.csv",
  nobody: "Somebody not signed in",
  by: (who: string, when: string) => `${who} · ${when}`,
  byFrom: (who: string, when: string, address: string) => `${who} · ${when} · from ${address}`,
  to: (what: string, target: string) => `${what}: ${target}`,
  "account.registered": "Account created",
  "account.deleted": "Account deleted",
  "account.verified": "Email address confirmed",
  "password.changed": "Password changed",
  "password.reset": "Password reset",
  "api_key.created": "API key created",
  "api_key.revoked": "API key revoked",
  "session.opened": "Signed in",
  "session.refused": "Sign-in refused",
  "session.ended": "Session ended",
  "session.all_ended": "All sessions ended",
  "organization.created": "Organization created",
  "organization.changed": "Organization changed",
  "organization.deleted": "Organization deleted",
  "license.changed": "License changed",
  "subscription.changed": "Subscription changed",
  "subscription.cancelled": "Subscription cancelled",
  "member.joined": "Member joined",
  "member.left": "Member left",
  "member.removed": "Member removed",
  "member.role_changed": "Role changed",
  "invitation.created": "Invitation created",
  "invitation.withdrawn": "Invitation revoked",
  "folder.deleted": "Folder deleted",
  "document.deleted": "File deleted",
  "audit.exported": "Audit log exported",
  "usage.exported": "Usage exported",
});

/** An action in words; as the server names it where a newer one knows more of them. */
export function actionName(action: string): string {
  const texts: Readonly<Record<string, unknown>> = t;
  const words = texts[action];
  return typeof words === "string" ? words : action;
}
