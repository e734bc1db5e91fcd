/** Every address of the app. */
export const paths = {
  landing: "/",
  chat: "/chat",
  chatbot: "/chatbot",
  home: "/home",
  login: "/login",
  signup: "/signup",
  forgotPassword: "/forgot-password",
  /** Where mailed links lead; their tokens stand after the #. */
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  settings: "/settings",
  account: "/account",
  database: "/database",
  /** Where an invitation's link leads; its token stands after the #. */
  join: "/join",
  organizationSetup: "/organization-setup",
  subscribe: "/subscribe",
  /** The account page of those whom `/account` sends to subscribe: to leave, export and delete takes no subscription. */
  accountUnsubscribed: "/subscribe/account",
  /** Where the payment provider sends people back to, with the checkout's session_id. */
  paymentSuccess: "/payment-success",
  privacyPolicy: "/privacy-policy",
  /** For those who run the installation. */
  operator: "/operator",
} as const;

/** The database page with a folder open; null is the root. `sort` is the order of its list, "" the usual one. */
export function databasePath(folderId: string | null, sort = ""): string {
  const search = new URLSearchParams();
  if (folderId) search.set("folder", folderId);
  if (sort) search.set("sort", sort);
  return search.size > 0 ? `${paths.database}?${search.toString()}` : paths.database;
}

/** The chat page with a conversation open; null is a new one. */
export function chatPath(conversationId: string | null): string {
  return conversationId
    ? `${paths.chat}?conversation=${encodeURIComponent(conversationId)}`
    : paths.chat;
}

export const accountSections = ["overview", "security", "members", "activity"] as const;
export type AccountSection = (typeof accountSections)[number];

/** The account page with one of its sections open; the overview is what it opens with. */
export function accountPath(
  section: AccountSection,
  page: typeof paths.account | typeof paths.accountUnsubscribed = paths.account,
): string {
  return section === "overview" ? page : `${page}?section=${section}`;
}

export const operatorSections = ["organizations", "users", "documents", "queues"] as const;
export type OperatorSection = (typeof operatorSections)[number];

/** The operator's page with one of its sections open; the organizations are what it opens with. */
export function operatorPath(section: OperatorSection): string {
  return section === "organizations" ? paths.operator : `${paths.operator}?section=${section}`;
}

/** What the chat page may be handed on the way: a question to ask at once. Not in the address, which others could make. */
export type ChatLocationState = { question?: string };
