import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/organizations/setup", {
  title: "Submit Organization",
  lead: "Documents, folders and colleagues belong to an organization. You will be its admin.",
  name: "Organization Name",
  domain: "Organization Domain",
  domainHint:
    "For example example.org. It identifies your organization and does not give anyone access.",
  description: "Organization Description",
  optional: "Optional.",
  failed: "An error occurred during submission. Please try again.",
  required: "Name and domain are required",
  submit: "Submit",
  submitting: "Submitting...",
  joinTitle: "Join a colleague's organization instead",
  invitationLink: "Invitation link",
  invitationLinkHint: "An admin of the organization creates it on the Account page and sends it.",
  openInvitation: "Open invitation",
  notInvitation:
    "This is not an invitation link. Copy the whole link, with the part after the #, and paste it here.",
  account: "In {account} you can change your password and delete your account.",
  yourAccount: "your account",
});
