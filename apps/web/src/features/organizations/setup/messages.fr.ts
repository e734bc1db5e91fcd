import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  title: "Créer une organisation",
  lead: "Les documents, les dossiers et les collègues font partie d’une organisation. Vous en serez l’administrateur.",
  name: "Nom de l’organisation",
  domain: "Domaine de l’organisation",
  domainHint:
    "Par exemple example.org. Il identifie votre organisation et ne donne accès à personne.",
  description: "Description de l’organisation",
  optional: "Facultatif.",
  failed: "Une erreur s’est produite lors de l’envoi. Veuillez réessayer.",
  required: "Le nom et le domaine sont obligatoires",
  submit: "Créer",
  submitting: "Création…",
  joinTitle: "Rejoindre plutôt l’organisation d’un collègue",
  invitationLink: "Lien d’invitation",
  invitationLinkHint:
    "Un administrateur de l’organisation le crée sur la page Compte et vous l’envoie.",
  openInvitation: "Ouvrir l’invitation",
  notInvitation:
    "Ce n’est pas un lien d’invitation. Copiez le lien entier, y compris la partie après le #, et collez-le ici.",
  account: "Dans {account}, vous pouvez changer votre mot de passe et supprimer votre compte.",
  yourAccount: "votre compte",
};
