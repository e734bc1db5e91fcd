import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  share: "Partager…",
  title: "Partager la conversation",
  explained:
    "Le lien montre la conversation telle qu’elle est maintenant, en lecture seule. Les messages ajoutés plus tard ne sont pas montrés.",
  whoMayRead: "Qui peut la lire",
  organization: "Votre organisation",
  public: "Toute personne ayant le lien",
  forOrganization:
    "Les membres de votre organisation qui ont le lien. Ils ouvrent les sources avec leur propre accès.",
  forAnyone:
    "Toute personne ayant le lien voit les questions, les réponses et les noms des sources, mais ni les passages ni les fichiers.",
  publicOff:
    "Les liens publics sont désactivés. Un administrateur peut les autoriser sous Compte, Membres.",
  worksFor: "Le lien fonctionne pendant",
  endless: "Jusqu’à sa révocation",
  days1: "1 jour",
  days7: "7 jours",
  days30: "30 jours",
  create: "Créer le lien",
  createFailed: "Le lien n’a pas pu être créé.",
  link: "Lien vers la conversation",
  linkOnce: "Copiez le lien maintenant. Il ne sera plus affiché.",
  yourLinks: "Vos liens",
  loadingLinks: "Chargement de vos liens",
  linksFailed: (reason) => `Vos liens n’ont pas pu être chargés. ${reason}`,
  aboutLink: (audience, made) => `${audience} · partagé le ${made}`,
  until: (about, end) => `${about} · jusqu’au ${end}`,
  revoke: "Révoquer",
  revokeOf: (name) => `Révoquer le lien vers ${name}`,
  revokeFailed: (reason) => `Le lien n’a pas pu être révoqué. ${reason}`,
  newConversation: "Nouvelle conversation",
  close: "Fermer",

  shared: "Conversation partagée",
  sharedOn: (moment) => `Partagée le ${moment}, dans son état d’alors. En lecture seule.`,
  endsOn: (moment) => `Le lien fonctionne jusqu’au ${moment}.`,
  messages: "Messages",
  question: "Question",
  answer: "Réponse",
  nearest: "Passages les plus proches",
  stopped: "Arrêtée. La réponse est incomplète.",
  withheldMember:
    "Vous ne pouvez pas ouvrir ce document, ou il a été supprimé. Son passage n’est pas montré.",
  withheldPublic: "Les passages d’une conversation partagée publiquement ne sont pas montrés.",
  incomplete: "Ce lien est incomplet. Demandez-le à nouveau.",
  gone: "Ce lien n’existe pas, a expiré ou a été révoqué.",
  logInHint:
    "Si un membre de votre organisation a partagé la conversation, connectez-vous pour la lire.",
  logIn: "Se connecter",
  toStart: "Aller à la page d’accueil",
  readFailed: (reason) => `La conversation n’a pas pu être chargée. ${reason}`,
};
