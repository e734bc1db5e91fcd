import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  forgotTitle: "Passwort vergessen?",
  forgotLead:
    "Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.",
  sendLink: "Link senden",
  sending: "Wird gesendet …",
  sentTo: (email) =>
    `Wenn es für ${email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Der Link läuft in einer Stunde ab.`,
  sendFailed: "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
  backToLogin: "Zurück zur Anmeldung",
  resetTitle: "Neues Passwort wählen",
  resetLead:
    "Mit dem neuen Passwort enden alle Sitzungen Ihres Kontos, und alle API-Schlüssel werden widerrufen.",
  resetUnconfirmed:
    "Wurde die Adresse des Kontos nie bestätigt, kann jemand anderes es eingerichtet haben. Dann enden auch die Freigabelinks und Einladungen des Kontos, und die Synchronisierung seiner Ordner ruht, bis Sie deren Einstellungen erneut speichern.",
  newPassword: "Neues Passwort",
  setPassword: "Passwort speichern",
  settingPassword: "Das Passwort wird gespeichert …",
  passwordSet: "Ihr neues Passwort ist gespeichert. Sie können sich jetzt damit anmelden.",
  toLogin: "Anmelden",
  resetFailed: "Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.",
  incomplete:
    "Dieser Link ist unvollständig. Kopieren Sie den ganzen Link aus der E-Mail, oder fordern Sie einen neuen an.",
  newLink: "Neuen Link anfordern",
  verifyTitle: "E-Mail-Adresse bestätigen",
  confirmed: "Ihre E-Mail-Adresse ist bestätigt.",
  verifyFailed: "Die Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es erneut.",
  logInFirst: "Melden Sie sich bei dem Konto mit dieser E-Mail-Adresse an, um sie zu bestätigen.",
  logIn: "Anmelden und bestätigen",
  goOn: "Weiter",
  toAccount: "Zur Kontoseite",
};
