/** Every address of the app. */
export const paths = {
  landing: "/",
  chat: "/chat",
  chatbot: "/chatbot",
  home: "/home",
  login: "/login",
  signup: "/signup",
  forgotPassword: "/forgot-password",
  /** The pages that links in emails open; their tokens follow the #. */
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  settings: "/settings",
  account: "/account",
  database: "/database",
  /** The page that an invitation's link opens; its token follows the #. */
  join: "/join",
  /** The page that the link to a shared conversation opens; its token follows the #. */
  shared: "/shared",
  organizationSetup: "/organization-setup",
  /** Where the owner of a recovered account keeps or leaves the organization that it belongs to. */
  organizationReview: "/organization-review",
  subscribe: "/subscribe",
  /** The account page for users without a subscription, whom `/account` redirects: they can still export and delete. */
  accountUnsubscribed: "/subscribe/account",
  /** The page to which the payment provider redirects, with the checkout's session_id. */
  paymentSuccess: "/payment-success",
  privacyPolicy: "/privacy-policy",
  /** The page for the operators of the installation. */
  operator: "/operator",
} as const;

/** The database page with a folder open; null is the root. `list` is the order and the filter of its list, if any. */
export function databasePath(
  folderId: string | null,
  list: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams();
  if (folderId) search.set("folder", folderId);
  for (const [name, value] of Object.entries(list)) if (value !== "") search.set(name, value);
  return search.size > 0 ? `${paths.database}?${search.toString()}` : paths.database;
}

/** The route of a document's own page. */
export const fileRoute = `${paths.database}/files/:id`;

/** The page of a document: what it is, what is in it, and its versions. */
export function filePath(id: string, view: FileView = "document"): string {
  const path = `${paths.database}/files/${encodeURIComponent(id)}`;
  return view === "document" ? path : `${path}?view=${view}`;
}

export const fileViews = ["document", "passages"] as const;
export type FileView = (typeof fileViews)[number];

/** The page of an invitation, as its link opens it. */
export function joinPath(token: string): string {
  return `${paths.join}#${token}`;
}

/** The chat page with a conversation open; null is a new one. */
export function chatPath(conversationId: string | null): string {
  return conversationId
    ? `${paths.chat}?conversation=${encodeURIComponent(conversationId)}`
    : paths.chat;
}

/** The parameter of the chat page that opens a document in the viewer. */
export const sourceParameter = "source";

/** The parameter of the chat page that picks a document for the questions of a new chat. */
export const askedDocumentParameter = "document";

/** The chat page with a document picked for the questions of a new chat. */
export function askAboutPath(documentId: string): string {
  return `${paths.chat}?${askedDocumentParameter}=${encodeURIComponent(documentId)}`;
}

export const accountSections = ["overview", "security", "members", "models", "activity"] as const;
export type AccountSection = (typeof accountSections)[number];

/** The account page with a section open; the default is the overview. */
export function accountPath(
  section: AccountSection,
  page: typeof paths.account | typeof paths.accountUnsubscribed = paths.account,
): string {
  return section === "overview" ? page : `${page}?section=${section}`;
}

export const operatorSections = [
  "organizations",
  "users",
  "models",
  "documents",
  "queues",
] as const;
export type OperatorSection = (typeof operatorSections)[number];

/** The operator's page with a section open; the default is the organizations. */
export function operatorPath(section: OperatorSection): string {
  return section === "organizations" ? paths.operator : `${paths.operator}?section=${section}`;
}

/**
 * Navigation state for the chat page: a question to ask at once, which is not in the address, where a link could inject
 * one; and whether the page itself has changed the address after it had changed what it shows.
 */
export type ChatLocationState = { question?: string; isOwn?: true };

/** Navigation state for the database page: what to begin there at once. Not in the address, so that no link begins it. */
export type DatabaseLocationState = { begin?: "new-folder" | "upload" };
