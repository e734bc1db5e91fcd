import { catalogue } from "../language/catalogue.ts";

export const t = catalogue("shared/ui", {
  loading: "Loading...",
  dismiss: "Dismiss",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  tryAgain: "Try again",
  assistantIsWriting: "The assistant is writing",
  conversations: "Conversations",
  expandSidebar: "Expand Sidebar",
  collapseSidebar: "Collapse Sidebar",
  newChat: "New Chat",
  sources: "Sources",
  sourcesTitle: "Sources:",
  outdated: "outdated",
  newTab: "(opens in a new tab)",
  inNewTab: (what: string) => `${what} (opens in a new tab)`,
  openPage: (name: string) => `Open the page ${name}`,
  /** The accessible name of a citation's number. */
  sourceMark: (id: string, name: string, place: string) =>
    `Source ${id}: ${name}${place === "" ? "" : `, ${place}`}`,
});
