import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Einer Organisation beitreten",
  joinTitle: (organization) => `${organization} beitreten`,
  asAdmin: (who, organization) =>
    `${who} lädt Sie als Admin zu ${organization} ein: Sie können die Dokumente nutzen und Mitglieder und Einstellungen verwalten.`,
  asMember: (who, organization) =>
    `${who} lädt Sie zu ${organization} ein: Sie können Dokumente nutzen und hinzufügen und Fragen dazu stellen.`,
  openUntil: (date) => `Diese Einladung läuft am ${date} ab.`,
  meantFor: (meant, signedIn) =>
    `Diese Einladung ist für ${meant}; Sie sind als ${signedIn} angemeldet. Melden Sie sich ab und öffnen Sie den Link erneut, oder bitten Sie um eine Einladung an Ihre Adresse.`,
  join: "Beitreten",
  joining: "Sie treten bei …",
  joinFailed: "Der Beitritt ist fehlgeschlagen. Bitte versuchen Sie es erneut.",
  signUp: "Konto anlegen und beitreten",
  signupClosed:
    "Auf diesem Server können keine neuen Konten erstellt werden. Melden Sie sich an, wenn Sie eines haben.",
  logIn: "Anmelden",
  alreadyMember:
    "Sie gehören bereits zu einer Organisation und können nur in einer Mitglied sein. Verlassen Sie diese zuerst auf der Kontoseite, und öffnen Sie den Link dann erneut.",
  toAccount: "Zur Kontoseite",
  incomplete:
    "Dieser Link ist unvollständig. Kopieren Sie den ganzen Link, oder bitten Sie um eine neue Einladung.",
  gone: "Diese Einladung gibt es nicht, sie ist abgelaufen oder wurde bereits verwendet. Bitten Sie um eine neue.",
  readFailed: (reason) => `Die Einladung konnte nicht geladen werden. ${reason}`,
  toStart: "Zur Startseite",
};
