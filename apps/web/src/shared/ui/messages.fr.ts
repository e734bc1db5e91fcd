import type { Translation } from "../language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  loading: "Chargement…",
  dismiss: "Fermer",
  cancel: "Annuler",
  copy: "Copier",
  copied: "Copié",
  tryAgain: "Réessayer",
  assistantIsWriting: "L’assistant écrit",
  conversations: "Conversations",
  expandSidebar: "Déplier le panneau latéral",
  collapseSidebar: "Replier le panneau latéral",
  newChat: "Nouvelle conversation",
  sources: "Sources",
  sourcesTitle: "Sources :",
  outdated: "obsolète",
  newTab: "(s’ouvre dans un nouvel onglet)",
  inNewTab: (what) => `${what} (s’ouvre dans un nouvel onglet)`,
  openPage: (name) => `Ouvrir la page ${name}`,
  sourceMark: (id, name, place) => `Source ${id} : ${name}${place === "" ? "" : `, ${place}`}`,
};
