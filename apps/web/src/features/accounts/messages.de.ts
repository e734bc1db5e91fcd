import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  loginTitle: "Anmelden",
  loginLead: "Stellen Sie Fragen an Ihre Dokumente und sehen Sie, woher jede Antwort stammt.",
  signupTitle: "Registrieren",
  signupHeading: "Konto anlegen",
  signupLead: "In zwei Minuten zur ersten belegten Antwort.",
  email: "E-Mail",
  emailMissing: "Geben Sie Ihre E-Mail-Adresse ein.",
  emailMalformed: "Geben Sie eine gültige E-Mail-Adresse ein.",
  password: "Passwort",
  passwordMissing: "Geben Sie Ihr Passwort ein.",
  choosePassword: "Wählen Sie ein Passwort.",
  passwordHint: (length) => `Mindestens ${length} Zeichen.`,
  confirmPassword: "Passwort wiederholen",
  confirmMissing: "Geben Sie das Passwort noch einmal ein.",
  mismatch: "Die Passwörter stimmen nicht überein",
  logIn: "Anmelden",
  loggingIn: "Sie werden angemeldet …",
  invalidCredentials: "E-Mail oder Passwort ist falsch",
  createAccount: "Konto anlegen",
  creatingAccount: "Das Konto wird angelegt …",
  registrationFailed:
    "Bei der Registrierung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.",
  forgotPassword: "Passwort vergessen?",
  or: "oder",
  signInWith: (provider) => `Mit ${provider} anmelden`,
  signUpWith: (provider) => `Mit ${provider} registrieren`,
  unavailable: (provider) =>
    `Die Anmeldung mit ${provider} ist nicht verfügbar. Bitte versuchen Sie es später erneut.`,
  newHere: "Neu hier? {link}",
  signUpLink: "Registrieren",
  signupClosed:
    "Auf diesem Server können keine neuen Konten erstellt werden. Melden Sie sich an, wenn Sie eines haben.",
  signupByInvitation:
    "Neue Konten brauchen auf diesem Server eine Einladung. Öffnen Sie den Link Ihrer Einladung und registrieren Sie sich dann.",
  haveAccount: "Sie haben bereits ein Konto? {link}",
  logInLink: "Anmelden",
  loginAgreement: "Mit der Anmeldung stimmen Sie der {policy} zu.",
  signupAgreement: "Mit der Registrierung stimmen Sie der {policy} zu.",
  privacyPolicy: "Datenschutzerklärung",
};
