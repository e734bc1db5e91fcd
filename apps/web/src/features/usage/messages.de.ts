import type { Translation } from "../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Nutzung und Grenzen",
  loading: "Nutzungsdaten werden geladen …",
  failed: (reason) => `Fehler: ${reason}`,
  failedFallback: "Die Nutzungsdaten konnten nicht geladen werden.",
  chunks: "Textabschnitte",
  documents: "Dokumente",
  collections: "Ordner",
  monthly: "Nutzung in diesem Monat",
  noLimit: "k. A.",
  ofLimit: (used, limit) => `${formatNumber(used)} / ${limit}`,
  history: "Nutzung im Verlauf",
  historyLead: "Was alle in der Organisation getan haben, nach Tagen in UTC.",
  historyFailed: (reason) => `Die Nutzung der letzten Tage konnte nicht geladen werden. ${reason}`,
  unknownError: "Unbekannter Fehler",
  period: "Zeitraum",
  lastDays: (days) => plural(days, { one: "Letzter Tag", other: "Letzte # Tage" }),
  questions: (count) => plural(count, { one: "# Frage", other: "# Fragen" }),
  uploads: (count) => plural(count, { one: "# neue Datei", other: "# neue Dateien" }),
  questionsTitle: "Fragen",
  uploadsTitle: "Neue Dateien",
  chart: (what, total, peak) => `${what} nach Tagen: insgesamt ${total}, ${peak}`,
  peak: (count, day) => `höchstens ${formatNumber(count)} am ${day}`,
  noneYet: "noch nichts",
  asTable: "Als Tabelle zeigen",
  table: "Nutzung nach Tagen",
  day: "Tag",
};
