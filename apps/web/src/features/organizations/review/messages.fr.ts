import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  title: "Vérifiez votre organisation",
  lead: "Votre compte existait avant que vous ne confirmiez votre adresse e-mail ; quelqu’un d’autre l’a peut-être créé. Regardez à quoi il appartient, puis gardez l’organisation ou quittez-la. D’ici là, rien ne peut être lu, importé ni demandé avec ce compte.",
  ended:
    "Toutes les sessions, clés d’API, liens partagés, sources et invitations antérieurs de ce compte ont pris fin.",
  organization: "Organisation",
  name: "Nom",
  domain: "Domaine",
  created: "Créée le",
  yourRole: "Votre rôle",
  members: "Autres membres",
  onlyYou: "Vous êtes le seul membre.",
  member: (email, role, date) => `${email} · ${role} · membre depuis le ${date}`,
  models: "Modèles",
  modelsLead: "Les questions et des passages de documents sont envoyés à ces adresses.",
  keep: "Garder l’organisation",
  leave: "Quitter et repartir de zéro",
  leaveQuestion: (name) =>
    `Vous quittez « ${name} ». Ses fichiers restent à ses autres membres, et il vous faudra une invitation pour revenir.`,
  deleteQuestion: (name) =>
    `Vous êtes le seul membre de « ${name} ». La quitter la supprime avec tous ses dossiers, fichiers et conversations. Cette action est irréversible.`,
  back: "Retour",
  loadFailed: (reason) => `Votre organisation n’a pas pu être chargée. ${reason}`,
  decideFailed: "Votre décision n’a pas pu être enregistrée. Veuillez réessayer.",
  otherwise: "Vous pouvez aussi supprimer {account}.",
  yourAccount: "votre compte",
};
