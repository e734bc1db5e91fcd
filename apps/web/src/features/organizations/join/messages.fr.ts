import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  title: "Rejoindre une organisation",
  joinTitle: (organization) => `Rejoindre ${organization}`,
  asAdmin: (who, organization) =>
    `${who} vous invite à rejoindre ${organization} en tant qu’administrateur : vous pouvez utiliser ses documents et gérer ses membres et ses réglages.`,
  asMember: (who, organization) =>
    `${who} vous invite à rejoindre ${organization} : vous pouvez utiliser et ajouter des documents et poser des questions à leur sujet.`,
  openUntil: (date) => `Cette invitation expire le ${date}.`,
  meantFor: (meant, signedIn) =>
    `Cette invitation est destinée à ${meant} ; vous êtes connecté en tant que ${signedIn}. Déconnectez-vous et ouvrez à nouveau le lien, ou demandez une invitation à votre adresse.`,
  join: "Rejoindre",
  joining: "Un instant…",
  joinFailed: "Vous n’avez pas pu rejoindre l’organisation. Veuillez réessayer.",
  signUp: "Créer un compte pour rejoindre",
  signupClosed:
    "Aucun nouveau compte ne peut être créé sur ce serveur. Connectez-vous si vous en avez un.",
  logIn: "Se connecter",
  alreadyMember:
    "Vous appartenez déjà à une organisation et ne pouvez appartenir qu’à une seule. Quittez-la d’abord sur la page Compte, puis ouvrez de nouveau ce lien.",
  toAccount: "Aller à la page Compte",
  incomplete: "Ce lien est incomplet. Copiez le lien entier ou demandez une nouvelle invitation.",
  gone: "Cette invitation n’existe pas, a expiré ou a déjà été utilisée. Demandez-en une nouvelle.",
  readFailed: (reason) => `L’invitation n’a pas pu être lue. ${reason}`,
  toStart: "Revenir à l’accueil",
};
