import type { Translation } from "../language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  loading: "Wird geladen …",
  dismiss: "Schließen",
  cancel: "Abbrechen",
  copy: "Kopieren",
  copied: "Kopiert",
  tryAgain: "Erneut versuchen",
  assistantIsWriting: "Der Assistent schreibt",
  conversations: "Unterhaltungen",
  expandSidebar: "Seitenleiste ausklappen",
  collapseSidebar: "Seitenleiste einklappen",
  newChat: "Neue Unterhaltung",
  sources: "Quellen",
  sourcesTitle: "Quellen:",
  outdated: "veraltet",
  newTab: "(öffnet einen neuen Tab)",
  inNewTab: (what) => `${what} (öffnet einen neuen Tab)`,
  openPage: (name) => `Die Seite ${name} öffnen`,
  sourceMark: (id, name, place) => `Quelle ${id}: ${name}${place === "" ? "" : `, ${place}`}`,
};
