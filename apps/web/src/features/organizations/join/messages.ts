import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/organizations/join", {
  title: "Join an organization",
  joinTitle: (organization: string) => `Join ${organization}`,
  asAdmin: (who: string, organization: string) =>
    `${who} invites you to ${organization} as an admin: you can use its documents and manage its members and settings.`,
  asMember: (who: string, organization: string) =>
    `${who} invites you to ${organization}: you can use, add and ask about its documents.`,
  openUntil: (date: string) => `This invitation expires on ${date}.`,
  meantFor: (meant: string, signedIn: string) =>
    `This invitation is for ${meant}; you are signed in as ${signedIn}. Log out and open the link again, or ask for an invitation to your address.`,
  join: "Join",
  joining: "Joining...",
  joinFailed: "You could not join. Please try again.",
  signUp: "Create an account to join",
  signupClosed: "New accounts cannot be created on this server. Log in if you have one.",
  logIn: "Log in",
  alreadyMember:
    "You already belong to an organization, and you can belong to only one. Leave it on the Account page first, then open this link again.",
  toAccount: "Go to the Account page",
  incomplete: "This link is incomplete. Copy the whole link, or ask for a new invitation.",
  gone: "This invitation does not exist, has expired or has already been used. Ask for a new one.",
  readFailed: (reason: string) => `The invitation could not be read. ${reason}`,
  toStart: "Go to the start page",
});
