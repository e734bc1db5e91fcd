import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  forgotTitle: "Mot de passe oublié ?",
  forgotLead:
    "Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  sendLink: "Envoyer le lien",
  sending: "Envoi…",
  sentTo: (email) =>
    `Si un compte existe pour ${email}, un e-mail avec un lien est en route. Le lien expire dans une heure.`,
  sendFailed: "L’e-mail n’a pas pu être envoyé. Veuillez réessayer.",
  backToLogin: "Retour à la connexion",
  resetTitle: "Choisir un nouveau mot de passe",
  resetLead:
    "Un nouveau mot de passe met fin à toutes les sessions et révoque toutes les clés d’API de votre compte.",
  resetUnconfirmed:
    "Si l’adresse du compte n’a jamais été confirmée, quelqu’un d’autre a pu le créer. Ses liens de partage et ses invitations prennent alors fin aussi, et la synchronisation de ses dossiers s’arrête jusqu’à ce que vous en enregistriez de nouveau les paramètres.",
  newPassword: "Nouveau mot de passe",
  setPassword: "Définir le mot de passe",
  settingPassword: "Enregistrement du mot de passe…",
  passwordSet: "Votre nouveau mot de passe est défini. Vous pouvez maintenant vous connecter.",
  toLogin: "Se connecter",
  resetFailed: "Le mot de passe n’a pas pu être défini. Veuillez réessayer.",
  incomplete:
    "Ce lien est incomplet. Copiez le lien entier depuis l’e-mail ou demandez-en un nouveau.",
  newLink: "Demander un nouveau lien",
  verifyTitle: "Confirmer votre adresse e-mail",
  confirmed: "Votre adresse e-mail est confirmée.",
  verifyFailed: "L’adresse n’a pas pu être confirmée. Veuillez réessayer.",
  logInFirst: "Connectez-vous au compte associé à cette adresse e-mail pour la confirmer.",
  logIn: "Se connecter pour confirmer",
  goOn: "Continuer",
  toAccount: "Aller à la page Compte",
};
