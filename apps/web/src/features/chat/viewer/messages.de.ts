import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  source: "Quelle",
  close: "Quelle schließen",
  download: "Datei herunterladen",
  downloading: "Der Download wird vorbereitet",
  downloadFailed: "Die Datei konnte nicht heruntergeladen werden.",
  previousCitation: "Vorige Fundstelle",
  nextCitation: "Nächste Fundstelle",
  position: (index, of) => `${formatNumber(index)} von ${formatNumber(of)}`,
  loading: "Das Dokument wird geladen …",
  tryAgain: "Erneut versuchen",
  failed: "Das Dokument konnte nicht geladen werden.",
  deleted: "Dieses Dokument wurde gelöscht. Die zitierte Stelle bleibt bei der Antwort erhalten.",
  deletedUnknown: "Dieses Dokument wurde gelöscht.",
  processing: "Dieses Dokument wird noch verarbeitet. Sein Text erscheint, sobald es fertig ist.",
  noText: "Dieses Dokument enthält keinen Text, der angezeigt werden kann.",
  notVisible: "für Lesende der Datei nicht sichtbar",
  citedPassage: "Zitierte Stelle",
  notLocated: "Die genaue Stelle konnte nicht bestimmt werden, deshalb ist nichts markiert.",
  earlier: "Vorherigen Text anzeigen",
  later: "Folgenden Text anzeigen",
  pages: "Seiten",
  page: (number) => `Seite ${formatNumber(number)}`,
  pageOf: (number, of) => `Seite ${formatNumber(number)} von ${formatNumber(of)}`,
  previousPage: "Vorige Seite",
  nextPage: "Nächste Seite",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  zoom: (percent) => `${percent} %`,
  fitWidth: "An die Breite anpassen",
  toCitation: "Zurück zur Fundstelle",
  pdfFailed:
    "Die Seiten konnten nicht angezeigt werden. Dies ist der Text, der aus dem Dokument extrahiert wurde.",
  slide: (number) => `Folie ${formatNumber(number)}`,
  sheet: (name) => (name === "" ? "Tabelle" : name),
  row: "Zeile",
  sortBy: (column) => `Nach ${column} sortieren`,
  sorted: (column, descending) =>
    `Die gezeigten Zeilen sind nach ${column} ${descending ? "absteigend" : "aufsteigend"} sortiert.`,
  mediaFailed:
    "Dieser Browser kann die Aufnahme nicht abspielen. Laden Sie sie herunter, um sie zu hören.",
  playFrom: (time) => `Ab ${time} abspielen`,
  transcript: "Transkript",
};
