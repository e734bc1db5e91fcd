import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  share: "Teilen …",
  title: "Unterhaltung teilen",
  explained:
    "Der Link zeigt die Unterhaltung, wie sie jetzt ist, nur zum Lesen. Spätere Nachrichten werden nicht gezeigt.",
  whoMayRead: "Wer sie lesen darf",
  organization: "Ihre Organisation",
  public: "Alle mit dem Link",
  forOrganization:
    "Mitglieder Ihrer Organisation, die den Link haben. Sie öffnen Quellen mit ihrem eigenen Zugriff.",
  forAnyone:
    "Alle mit dem Link sehen Fragen, Antworten und die Namen der Quellen, aber weder Textstellen noch Dateien.",
  publicOff:
    "Öffentliche Links sind ausgeschaltet. Ein Administrator kann sie unter Konto, Mitglieder erlauben.",
  worksFor: "Der Link funktioniert",
  endless: "Bis er widerrufen wird",
  days1: "1 Tag",
  days7: "7 Tage",
  days30: "30 Tage",
  create: "Link erstellen",
  createFailed: "Der Link konnte nicht erstellt werden.",
  link: "Link zur Unterhaltung",
  linkOnce: "Kopieren Sie den Link jetzt. Er wird nicht noch einmal angezeigt.",
  yourLinks: "Ihre Links",
  loadingLinks: "Ihre Links werden geladen",
  linksFailed: (reason) => `Ihre Links konnten nicht geladen werden. ${reason}`,
  aboutLink: (audience, made) => `${audience} · geteilt am ${made}`,
  until: (about, end) => `${about} · bis ${end}`,
  revoke: "Widerrufen",
  revokeOf: (name) => `Link zu ${name} widerrufen`,
  revokeFailed: (reason) => `Der Link konnte nicht widerrufen werden. ${reason}`,
  newConversation: "Neue Unterhaltung",
  close: "Schließen",

  shared: "Geteilte Unterhaltung",
  sharedOn: (moment) => `Geteilt am ${moment}, im damaligen Stand. Nur zum Lesen.`,
  endsOn: (moment) => `Der Link funktioniert bis ${moment}.`,
  messages: "Nachrichten",
  question: "Frage",
  answer: "Antwort",
  nearest: "Ähnlichste Textstellen",
  stopped: "Angehalten. Die Antwort ist unvollständig.",
  withheldMember:
    "Sie können dieses Dokument nicht öffnen, oder es wurde gelöscht. Die Textstelle wird nicht gezeigt.",
  withheldPublic: "Textstellen einer öffentlich geteilten Unterhaltung werden nicht gezeigt.",
  incomplete: "Dieser Link ist unvollständig. Bitten Sie noch einmal darum.",
  gone: "Diesen Link gibt es nicht, er ist abgelaufen oder wurde widerrufen.",
  logInHint:
    "Wenn ein Mitglied Ihrer Organisation die Unterhaltung geteilt hat, melden Sie sich an, um sie zu lesen.",
  logIn: "Anmelden",
  toStart: "Zur Startseite",
  readFailed: (reason) => `Die Unterhaltung konnte nicht geladen werden. ${reason}`,
};
