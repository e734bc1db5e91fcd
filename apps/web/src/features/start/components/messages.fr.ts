import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  home: "Accueil",
  question: "Que cherchez-vous ?",
  askLabel: "Question",
  askForm: "Question rapide",
  askPlaceholder: "Posez une question…",
  ask: "Demander",
  addFirst:
    "Les réponses proviennent de vos documents. Pour commencer, créez un dossier et ajoutez-y des fichiers.",
  addDocuments: "Ajouter des documents",
  conversations: "Conversations récentes",
  loadingConversations: "Chargement des conversations",
  noConversations: "Aucune conversation récente. Vos questions et leurs réponses s’affichent ici.",
  newConversation: "Nouvelle conversation",
  noDate: "Sans date",
  openChat: "Ouvrir le chat",
  recent: "Documents récents",
  loadingRecent: "Chargement des documents",
  noRecent:
    "Aucun document pour l’instant. Les importations récentes et leur progression s’affichent ici.",
  recentFailed: (detail) => `Les documents récents n’ont pas pu être chargés. ${detail}`,
  folders: "Documents",
  loadingFolders: "Chargement des dossiers",
  foldersFailed: (detail) => `Les dossiers n’ont pas pu être chargés. ${detail}`,
  files: (count) => plural(count, { one: "# fichier", other: "# fichiers" }),
  toAskAbout: (count) =>
    plural(count, {
      one: "# fichier à interroger.",
      other: "# fichiers à interroger.",
    }),
  noFiles:
    "Aucun fichier pour l’instant. Les dossiers organisent vos documents et permettent de cibler une recherche.",
  stillProcessing: (count) =>
    plural(count, {
      one: "# fichier en cours de traitement",
      other: "# fichiers en cours de traitement",
    }),
  withProcessing: (files, processing) => `${files}, ${formatNumber(processing)} en cours`,
  openDatabase: "Ouvrir les documents",
  waiting: "En attente",
  percent: (percent) => `${percent} %`,
  failed: "Échec",
  progressOf: (name) => `Progression de ${name}`,
};
