import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  welcome: "Bienvenue sur Footnote",
  lead: "Votre assistant intelligent pour gérer vos documents et trouver l’information.",
  createAccount: "Créer un compte",
  haveAccount: "Se connecter",
  chatbot: "Chat",
  chatbotWords: "Posez des questions sur vos données.",
  database: "Documents",
  databaseWords: "Importez et gérez vos données.",
  account: "Compte",
  accountWords: "Gérez votre compte.",
  settings: "Paramètres",
  settingsWords: "Réglez l’application.",
  privacyPolicy: "Politique de confidentialité",
  notFound: "Page introuvable",
  notFoundTitle: "Cette page n’existe pas",
  notFoundWords: "La page a peut-être été déplacée, ou le lien est incomplet.",
  goToStart: "Revenir à l’accueil",
};
