import { catalogue } from "../language/catalogue.ts";

export const t = catalogue("shared/ui", {
  loading: "Loading...",
  dismiss: "Dismiss",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  tryAgain: "Try again",
  assistantIsWriting: "The assistant is writing",
  sources: "Sources",
  sourcesTitle: "Sources:",
  /** The accessible name of a citation's number. */
  sourceMark: (id: string, name: string, place: string) =>
    `Source ${id}: ${name}${place === "" ? "" : `, ${place}`}`,
});
