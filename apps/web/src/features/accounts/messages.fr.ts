import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  loginTitle: "Connexion",
  loginLead: "Interrogez vos documents et voyez d’où vient chaque réponse.",
  signupTitle: "Inscription",
  signupHeading: "Créer votre compte",
  signupLead: "Votre première réponse avec sources en deux minutes.",
  email: "E-mail",
  emailMissing: "Saisissez votre adresse e-mail.",
  emailMalformed: "Saisissez une adresse e-mail valide.",
  password: "Mot de passe",
  passwordMissing: "Saisissez votre mot de passe.",
  choosePassword: "Choisissez un mot de passe.",
  passwordHint: (length) => `Au moins ${length} caractères.`,
  confirmPassword: "Confirmer le mot de passe",
  confirmMissing: "Saisissez de nouveau le mot de passe.",
  mismatch: "Les mots de passe ne correspondent pas",
  logIn: "Se connecter",
  loggingIn: "Connexion…",
  invalidCredentials: "Identifiants incorrects",
  createAccount: "Créer un compte",
  creatingAccount: "Création du compte…",
  registrationFailed: "Une erreur s’est produite lors de l’inscription. Veuillez réessayer.",
  forgotPassword: "Mot de passe oublié ?",
  or: "ou",
  signInWith: (provider) => `Se connecter avec ${provider}`,
  signUpWith: (provider) => `S’inscrire avec ${provider}`,
  unavailable: (provider) =>
    `La connexion avec ${provider} n’est pas disponible. Veuillez réessayer plus tard.`,
  newHere: "Première visite ? {link}",
  signUpLink: "S’inscrire",
  signupClosed:
    "Aucun nouveau compte ne peut être créé sur ce serveur. Connectez-vous si vous en avez un.",
  signupByInvitation:
    "Sur ce serveur, un nouveau compte nécessite une invitation. Ouvrez le lien de votre invitation, puis inscrivez-vous.",
  haveAccount: "Vous avez déjà un compte ? {link}",
  logInLink: "Se connecter",
  loginAgreement: "En vous connectant, vous acceptez la {policy}.",
  signupAgreement: "En vous inscrivant, vous acceptez la {policy}.",
  privacyPolicy: "politique de confidentialité",
};
