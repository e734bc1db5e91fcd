import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Prüfen Sie Ihre Organisation",
  lead: "Ihr Konto bestand, bevor Sie Ihre E-Mail-Adresse bestätigt haben; jemand anderes kann es angelegt haben. Sehen Sie nach, wozu es gehört, und behalten oder verlassen Sie die Organisation. Bis dahin kann damit nichts gelesen, hochgeladen oder gefragt werden.",
  ended:
    "Alle früheren Sitzungen, API-Schlüssel, geteilten Links, Quellen und Einladungen dieses Kontos wurden beendet.",
  organization: "Organisation",
  name: "Name",
  domain: "Domain",
  created: "Angelegt",
  yourRole: "Ihre Rolle",
  members: "Weitere Mitglieder",
  onlyYou: "Außer Ihnen ist niemand Mitglied.",
  member: (email, role, date) => `${email} · ${role} · beigetreten am ${date}`,
  models: "Modelle",
  modelsLead: "Fragen und Textstellen aus Dokumenten werden an diese Adressen gesendet.",
  keep: "Organisation behalten",
  leave: "Verlassen und neu beginnen",
  leaveQuestion: (name) =>
    `Sie verlassen „${name}“. Die Dateien bleiben bei den anderen Mitgliedern; für eine Rückkehr brauchen Sie eine Einladung.`,
  deleteQuestion: (name) =>
    `Sie sind das einzige Mitglied von „${name}“. Beim Verlassen wird die Organisation mit allen Ordnern, Dateien und Unterhaltungen gelöscht. Das kann nicht rückgängig gemacht werden.`,
  back: "Zurück",
  loadFailed: (reason) => `Ihre Organisation konnte nicht geladen werden. ${reason}`,
  decideFailed: "Ihre Entscheidung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.",
  otherwise: "Sie können auch {account} löschen.",
  yourAccount: "Ihr Konto",
};
