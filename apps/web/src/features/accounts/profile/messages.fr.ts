import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  profile: "Profil",
  profileFailed: "Votre compte n’a pas pu être chargé.",
  name: "Nom",
  noName: "Non renseigné",
  unconfirmed: "Votre adresse e-mail n’est pas encore confirmée.",
  sendFailed: "L’e-mail n’a pas pu être envoyé. Veuillez réessayer.",
  email: "E-mail",
  resendLink: "Renvoyer le lien",
  editName: "Modifier le nom",
  firstName: "Prénom",
  lastName: "Nom de famille",
  save: "Enregistrer",
  nameFailed: "Votre nom n’a pas pu être modifié.",
  changeEmail: "Changer d’adresse e-mail",
  changeEmailLead:
    "Nous envoyons un lien à la nouvelle adresse. Votre adresse change quand vous ouvrez ce lien.",
  newEmail: "Nouvelle adresse e-mail",
  currentPassword: "Mot de passe actuel",
  passwordHint: "Inutile dans les dix minutes qui suivent la connexion.",
  sendLink: "Envoyer le lien",
  emailFailed: "Votre adresse n’a pas pu être modifiée.",
  emailMissing: "Saisissez votre adresse e-mail.",
  emailMalformed: "Saisissez une adresse e-mail valide.",
  linkSent: (email) =>
    `Si ${email} peut être utilisée, un e-mail y est envoyé. Ouvrez son lien dans un délai d’un jour.`,
};
