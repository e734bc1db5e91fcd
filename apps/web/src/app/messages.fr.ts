import type { Translation } from "../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  skipToContent: "Aller au contenu",
  mainNavigation: "Navigation principale",
  chat: "Chat",
  home: "Accueil",
  database: "Documents",
  account: "Compte",
  operator: "Opérateur",
  logOut: "Se déconnecter",
  logIn: "Se connecter",
  signUp: "S’inscrire",
  settings: "Paramètres",
  search: "Rechercher",
  offline:
    "Vous êtes hors ligne. Le contenu peut ne pas être à jour jusqu’au retour de la connexion.",
  pageBrokenTitle: "Une erreur s’est produite sur cette page",
  pageBroken:
    "L’erreur vient de chez nous. Vos données enregistrées sont en sécurité. Rechargez la page ou revenez à l’accueil.",
  pageUnloadedTitle: "Cette page n’a pas pu être chargée",
  pageUnloaded:
    "La connexion a échoué ou le serveur a été mis à jour entre-temps. Rechargez la page.",
  reloadPage: "Recharger la page",
  goToStart: "Revenir à l’accueil",
  shortcuts: "Raccourcis clavier",
  openPalette: "Rechercher et exécuter des commandes",
  goToChat: "Aller au chat",
  goToHome: "Aller à l’accueil",
  goToDatabase: "Aller aux documents",
  goToAccount: "Aller au compte",
  goToSettings: "Aller aux paramètres",
  newChat: "Démarrer une nouvelle conversation",
  focusField: "Placer le curseur dans le champ de message ou de recherche",
  showHelp: "Afficher les raccourcis clavier",
  send: "Envoyer le message",
  newLine: "Insérer une nouvelle ligne",
  close: "Fermer la boîte de dialogue ou le panneau",
  shortcutSettings: "Désactiver sur la page du compte",
  closeHelp: "Fermer",
};
