import { formatSize } from "@footnote/contracts/upload-checks";
import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

const files = (count: number) => plural(count, { one: "# Datei", other: "# Dateien" });
const units: Readonly<Record<string, string>> = {
  page: "Seite",
  slide: "Folie",
  sheet: "Blatt",
  row: "Zeile",
  passage: "Abschnitt",
};

export const german: Translation<typeof t> = {
  unknownProcessingError: "Unbekannter Fehler bei der Verarbeitung",
  emptyFile: "Diese Datei ist leer.",
  noTranscription:
    "Audio und Video brauchen ein Transkriptionsmodell, das auf diesem Server nicht eingerichtet ist.",
  selectFolderFirst: "Bitte wählen Sie zuerst einen Ordner aus.",
  nothingToUpload: "In der Auswahl sind keine Dateien.",
  foldersUnreadable: [
    "Dieser Browser kann keine Ordner hochladen.",
    "Ziehen Sie die Dateien selbst hierher,",
    "wählen Sie einzelne Dateien mit „Dateien auswählen“",
    "oder laden Sie Ordner mit Chrome oder Edge hoch.",
  ].join("\n"),
  rejected: (named) => `Nicht hochgeladen: ${named}`,
  rejectedMore: (named, more) => `Nicht hochgeladen: ${named} und ${formatNumber(more)} weitere`,
  uploadFailed: (name, reason) => `„${name}“ konnte nicht hochgeladen werden: ${reason}`,
  untracked: (name) =>
    `„${name}“ wird hochgeladen, aber der Fortschritt lässt sich nicht verfolgen.`,
  folderFailed: (name, reason) => `Der Ordner „${name}“ konnte nicht erstellt werden: ${reason}`,
  withdrawFailed: (name, reason) => `Die Datei „${name}“ konnte nicht gelöscht werden. ${reason}`,

  compareFailed: (reason) =>
    `Der Vergleich mit den Dateien des Ordners ist fehlgeschlagen: ${reason}`,
  unchangedSkipped: (count) =>
    plural(count, {
      one: "# unveränderte Datei wurde übersprungen.",
      other: "# unveränderte Dateien wurden übersprungen.",
    }),
  sameNamedTitle: "Schon in diesem Ordner",
  sameNamedChanged: (count, names) =>
    `${plural(count, { one: "# Datei mit gleichem Namen hat", other: "# Dateien mit gleichen Namen haben" })} einen anderen Inhalt: ${names}.`,
  sameNamedUnchanged: (count) => `${files(count)} schon unverändert vorhanden.`,
  replace: "Ersetzen, alte Version behalten",
  keepBoth: "Beide behalten",
  skipSameNamed: "Überspringen",
  skipUnchanged: "Unveränderte überspringen",

  waiting: "Wartet auf das Hochladen",
  waitingForConnection: "Wartet auf die Verbindung",
  elsewhere: "Wird in einem anderen Tab hochgeladen",
  interrupted:
    "Das Hochladen wurde unterbrochen. Wählen Sie die Datei noch einmal aus, um es fortzusetzen.",
  retry: "Erneut versuchen",
  retryUpload: (name) => `„${name}“ erneut hochladen`,
  chooseAgain: (name) => `„${name}“ noch einmal auswählen`,
  otherFile: (name, chosen) =>
    `Wählen Sie die Datei „${name}“ noch einmal aus, um sie weiter hochzuladen. „${chosen}“ ist eine andere Datei.`,
  retryAll: "Alle erneut versuchen",
  chooseAllAgain: "Die unterbrochenen Dateien noch einmal auswählen",
  noneChosen: "Keine der ausgewählten Dateien gehört zu den unterbrochenen Uploads.",
  uploading: (percent) => `Wird hochgeladen, ${percent} %`,
  processing: "Wird verarbeitet",
  reading: "Wird gelesen:",
  indexing: "Wird indexiert",
  embedding: "Wird eingebettet:",
  stage: (stage, progress) => `${stage} ${progress}`,
  ofTime: (at, total) => `${at} von ${total}`,
  row: (at) => `Zeile ${at}`,
  ofUnits: (unit, at, total) => `${units[unit] ?? unit} ${at} von ${total}`,

  uploads: "Uploads",
  allUploads: "Alle Uploads",
  uploadOf: (name) => `Upload von ${name}`,
  done: (done, total) => `${formatNumber(done)} von ${files(total)} fertig`,
  readyAndFailed: (ready, total, failed) =>
    `${formatNumber(ready)} von ${files(total)} bereit, ${formatNumber(failed)} fehlgeschlagen`,
  notUploaded: (total) =>
    plural(total, {
      one: "# Datei wurde nicht hochgeladen",
      other: "# Dateien wurden nicht hochgeladen",
    }),
  ready: (total) => `${files(total)} bereit`,
  pace: (bytesPerSecond, left) => `${formatSize(bytesPerSecond)}/s, ${left}`,
  secondsLeft: (seconds) =>
    plural(seconds, { one: "noch etwa # Sekunde", other: "noch etwa # Sekunden" }),
  minutesLeft: (minutes) =>
    plural(minutes, { one: "noch etwa # Minute", other: "noch etwa # Minuten" }),
  hideFiles: "Dateien ausblenden",
  showFiles: "Dateien anzeigen",
  close: "Schließen",
  cancelAll: "Alle abbrechen",
  inProgress: "In Arbeit",
  isReady: "Bereit",
  hasFailed: "Fehlgeschlagen",
};
