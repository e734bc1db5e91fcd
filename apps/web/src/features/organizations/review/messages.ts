import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/organizations/review", {
  title: "Check your organization",
  lead: "Your account existed before you confirmed your email address, and somebody else may have made it. Look at what it belongs to, then keep it or leave. Until you decide, nothing can be read, uploaded or asked with it.",
  ended:
    "All earlier sessions, API keys, shared links, sources and invitations of this account have ended.",
  organization: "Organization",
  name: "Name",
  domain: "Domain",
  created: "Created",
  yourRole: "Your role",
  members: "Other members",
  onlyYou: "Nobody else is a member.",
  member: (email: string, role: string, date: string) => `${email} · ${role} · joined ${date}`,
  models: "Models",
  modelsLead: "Questions and passages of documents are sent to these addresses.",
  keep: "Keep the organization",
  leave: "Leave and start afresh",
  leaveQuestion: (name: string) =>
    `You leave "${name}". Its files stay with its other members, and you need an invitation to come back.`,
  deleteQuestion: (name: string) =>
    `You are the only member of "${name}". Leaving deletes it with all its folders, files and conversations. This action cannot be undone.`,
  back: "Back",
  loadFailed: (reason: string) => `Your organization could not be loaded. ${reason}`,
  decideFailed: "Your decision could not be saved. Please try again.",
  otherwise: "You can also delete {account}.",
  yourAccount: "your account",
});
