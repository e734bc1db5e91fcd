import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  profile: "Profil",
  profileFailed: "Ihr Konto konnte nicht geladen werden.",
  name: "Name",
  noName: "Nicht angegeben",
  unconfirmed: "Ihre E-Mail-Adresse ist noch nicht bestätigt.",
  sendFailed: "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
  email: "E-Mail",
  resendLink: "Link erneut senden",
  editName: "Namen bearbeiten",
  firstName: "Vorname",
  lastName: "Nachname",
  save: "Speichern",
  nameFailed: "Ihr Name konnte nicht geändert werden.",
  changeEmail: "E-Mail-Adresse ändern",
  changeEmailLead:
    "Wir senden einen Link an die neue Adresse. Ihre Adresse ändert sich, wenn Sie ihn öffnen.",
  newEmail: "Neue E-Mail-Adresse",
  currentPassword: "Aktuelles Passwort",
  passwordHint: "In den ersten zehn Minuten nach der Anmeldung nicht nötig.",
  sendLink: "Link senden",
  emailFailed: "Ihre Adresse konnte nicht geändert werden.",
  emailMissing: "Geben Sie Ihre E-Mail-Adresse ein.",
  emailMalformed: "Geben Sie eine gültige E-Mail-Adresse ein.",
  linkSent: (email) =>
    `Wenn ${email} verwendet werden kann, ist eine E-Mail dorthin unterwegs. Öffnen Sie den Link innerhalb eines Tages.`,
};
