import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Einer Organisation beitreten",
  joinTitle: (organization) => `${organization} beitreten`,
  asAdmin: (who, organization) =>
    `${who} lädt dich als Admin zu ${organization} ein: Du nutzt die Dokumente und kümmerst dich um Mitglieder und Einstellungen.`,
  asMember: (who, organization) =>
    `${who} lädt dich zu ${organization} ein: Du nutzt die Dokumente, ergänzt sie und stellst Fragen dazu.`,
  openUntil: (date) => `Die Einladung ist offen bis ${date}.`,
  meantFor: (meant, signedIn) =>
    `Sie war für ${meant} gedacht; angemeldet bist du als ${signedIn}.`,
  join: "Beitreten",
  joining: "Du trittst bei …",
  joinFailed: "Der Beitritt ist fehlgeschlagen. Bitte versuche es noch einmal.",
  signUp: "Konto anlegen und beitreten",
  logIn: "Ich habe ein Konto",
  alreadyMember:
    "Du gehörst schon zu einer Organisation, und niemand kann in zweien sein. Verlasse deine zuerst auf der Seite Konto und öffne den Link dann noch einmal.",
  toAccount: "Zur Seite Konto",
  incomplete:
    "Der Link ist unvollständig: Der Teil nach dem # fehlt. Kopiere ihn ganz oder bitte noch einmal darum.",
  gone: "Diese Einladung gibt es nicht, sie ist abgelaufen oder wurde schon benutzt. Bitte um eine neue.",
  readFailed: (reason) => `Die Einladung konnte nicht gelesen werden. ${reason}`,
  toStart: "Zum Anfang",
};
