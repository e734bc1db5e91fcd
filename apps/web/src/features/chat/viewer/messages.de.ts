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
  processing: "Dieses Dokument wird noch gelesen. Sein Text erscheint, sobald es fertig ist.",
  noText: "Von diesem Dokument gibt es keinen Text zu zeigen.",
  citedPassage: "Zitierte Stelle",
  notLocated: "Die genaue Stelle ließ sich nicht sicher finden, deshalb ist nichts markiert.",
  earlier: "Zeigen, was davor steht",
  later: "Zeigen, was danach steht",
  pages: "Seiten",
  page: (number) => `Seite ${formatNumber(number)}`,
  pageOf: (number, of) => `Seite ${formatNumber(number)} von ${formatNumber(of)}`,
  previousPage: "Vorige Seite",
  nextPage: "Nächste Seite",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  zoom: (percent) => `${percent} %`,
  fitWidth: "An die Breite anpassen",
  toCitation: "Zurück zur zitierten Stelle",
  pdfFailed:
    "Die Seiten konnten nicht gezeichnet werden. Hier ist der Text, der im Dokument gefunden wurde.",
  slide: (number) => `Folie ${formatNumber(number)}`,
  sheet: (name) => (name === "" ? "Tabelle" : name),
  row: "Zeile",
  mediaFailed:
    "Dieser Browser kann die Aufnahme nicht abspielen. Laden Sie sie herunter, um sie zu hören.",
  playFrom: (time) => `Ab ${time} abspielen`,
  transcript: "Mitschrift",
};
