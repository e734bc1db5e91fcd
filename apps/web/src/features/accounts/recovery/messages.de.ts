import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  forgotTitle: "Passwort vergessen?",
  forgotLead:
    "Nenne die E-Mail-Adresse deines Kontos, und wir schicken dir einen Link, mit dem du ein neues wählst.",
  sendLink: "Link senden",
  sending: "Wird gesendet...",
  sentTo: (email) =>
    `Wenn ${email} ein Konto hat, ist eine Mail unterwegs. Ihr Link gilt eine Stunde.`,
  sendFailed: "Die Mail konnte nicht angefordert werden. Versuche es noch einmal.",
  backToLogin: "Zurück zur Anmeldung",
  resetTitle: "Neues Passwort wählen",
  resetLead: "Mit dem alten enden alle Sitzungen und API-Schlüssel deines Kontos.",
  newPassword: "Neues Passwort",
  setPassword: "Passwort setzen",
  settingPassword: "Das Passwort wird gesetzt...",
  passwordSet: "Dein Passwort ist gesetzt. Melde dich damit an.",
  toLogin: "Anmelden",
  resetFailed: "Das Passwort konnte nicht gesetzt werden. Versuche es noch einmal.",
  incomplete:
    "Dieser Link ist unvollständig: Der Teil nach dem # fehlt. Kopiere ihn ganz, oder fordere einen neuen an.",
  newLink: "Neuen Link anfordern",
  verifyTitle: "E-Mail-Adresse bestätigen",
  confirmed: "Deine E-Mail-Adresse ist bestätigt.",
  verifyFailed: "Die Adresse konnte nicht bestätigt werden. Versuche es noch einmal.",
  logInFirst:
    "Melde dich bei dem Konto an, um das es in der Mail geht, und die Adresse wird bestätigt.",
  logIn: "Anmelden und bestätigen",
  goOn: "Weiter",
  toAccount: "Zur Seite Konto",
};
