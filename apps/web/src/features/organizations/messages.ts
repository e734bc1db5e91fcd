import { catalogue } from "../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../shared/language/format.ts";

export const t = catalogue("features/organizations", {
  organization: "Organization",
  name: "Name",
  domain: "Domain",
  description: "Description",
  yourRole: "Your role",
  memberSince: "Member since",
  loadFailed: "Your organization could not be loaded.",
  editOrganization: "Edit organization",
  save: "Save",
  nameMissing: "Enter a name.",
  domainMissing: "Enter a domain.",
  changeFailed: "The organization could not be changed.",
  license: "License",
  users: "Users",
  ofSeats: (used: number, seats: number) => `${formatNumber(used)} / ${formatNumber(seats)}`,
  status: "Status",
  active: "Active",
  inactive: "Inactive",
  expires: "Expires",
  never: "Never",
  deleteTitle: "Delete Organization",
  deleteLead: "This deletes all folders, files and conversations for every member.",
  deleteOrganization: "Delete organization",
  deleteQuestion: (name: string) =>
    `Are you sure you want to delete the organization "${name}"? This action cannot be undone.`,
  deleteTakes: (folders: number, files: number) =>
    `This also deletes ${plural(folders, { one: "# folder", other: "# folders" })}, ${plural(files, { one: "# file", other: "# files" })}, every conversation and every open invitation.`,
  deleteTakesUncounted: "This also deletes all folders, files, conversations and open invitations.",
  deleteKeeps: (others: number) =>
    others === 0
      ? "Your account is kept, without an organization."
      : `Your account and ${plural(others, { one: "that of # other member", other: "those of # other members" })} are kept, without an organization.`,
  typeName: "Type the organization's name to confirm",
  delete: "Delete",
  deleteFailed: "Failed to delete organization",
  noOrganizationId: "Organization ID not found",
  leaveTitle: "Leave the Organization",
  leaveLead: "You keep your account and your conversations. The files stay with the organization.",
  leave: "Leave",
  leaveOrganization: "Leave organization",
  leaveQuestion: (name: string) =>
    `Are you sure you want to leave "${name}"? You need a new invitation to come back.`,
  leaveFailed: "You could not leave the organization.",
  sharing: "Sharing",
  sharingLead:
    "Members share conversations with each other by links. Sources open with the reader's own access.",
  publicLinks: "Allow public links",
  publicLinksHint:
    "Anyone with such a link reads the answers and the names of the sources for up to 30 days. Turning this off stops all public links at once.",
  sharingChangeFailed: "The setting could not be changed.",
  sharingFailed: "The setting could not be loaded.",
  members: "Members",
  seatsUsed: (used: number, seats: number) =>
    `${formatNumber(used)} of ${plural(seats, { one: "# seat", other: "# seats" })} used.`,
  loadingMembers: "Loading members",
  membersFailed: (reason: string) => `Failed to load the members. ${reason}`,
  you: "You",
  admin: "Admin",
  member: "Member",
  joined: (email: string, date: string) => `${email} · joined ${date}`,
  joinedOnly: (date: string) => `Joined ${date}`,
  roleOf: (name: string) => `Role of ${name}`,
  roleFailed: (name: string, reason: string) => `Failed to change the role of ${name}. ${reason}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: "Remove member",
  removeQuestion: (name: string) =>
    `Are you sure you want to remove ${name} from the organization?`,
  removeTakes:
    "They lose access immediately, and their open invitations are revoked. Their account and the files they uploaded are kept.",
  removeFailed: (name: string) => `Failed to remove ${name}.`,
  invitations: "Invitations",
  invitationsLead: "Each link lets one person join within seven days. Only admins see this list.",
  inviteEmail: "Email (optional)",
  inviteEmailHint:
    "The link is sent to this address if this server can send email. Only an account with this address can use it; without one, anyone with the link can.",
  badEmail: "Enter a valid email address.",
  role: "Role",
  invite: "Create invitation link",
  inviteFailed: (reason: string) => `Failed to create the invitation. ${reason}`,
  inviteReady: "Copy and send this link now. It is shown only once.",
  inviteLink: "Invitation link",
  loadingInvitations: "Loading invitations",
  invitationsFailed: (reason: string) => `Failed to load the invitations. ${reason}`,
  noInvitations: "No open invitations.",
  anyone: "Anyone with the link",
  invitedAs: (role: string, until: string) => `${role} · open until ${until}`,
  invitedByMail: (about: string, mail: string) => `${about} · ${mail}`,
  mailWaiting: "sending email",
  mailSent: "email sent",
  mailRefused: "email rejected, send the link another way",
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke the invitation for ${name}`,
  revokeFailed: (reason: string) => `Failed to revoke the invitation. ${reason}`,
});

/** The delivery status of an invitation email; "" if none was to be sent. */
export function formatMailStatus(mail: string | null | undefined): string {
  if (mail === "waiting") return t.mailWaiting;
  if (mail === "refused") return t.mailRefused;
  return mail === "sent" ? t.mailSent : "";
}

/** The display name of a role. */
export function formatRole(role: string): string {
  if (role === "admin") return t.admin;
  return role === "member" ? t.member : role;
}
