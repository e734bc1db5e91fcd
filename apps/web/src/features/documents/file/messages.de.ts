import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  document: "Dokument",
  views: "Ansichten dieses Dokuments",
  missing: "Diese Datei gibt es nicht.",
  missingWords: "Sie wurde gelöscht, oder ihr Link ist unvollständig.",
  allFolders: "Alle Ordner",
  failed: (detail) => `Die Datei konnte nicht geladen werden. ${detail}`,
  download: "Herunterladen",
  ask: "Fragen zu dieser Datei",
  outdated: "Veraltet. Antworten verwenden eine neuere Version dieses Dokuments.",
  openNewest: "Die neueste Version öffnen",
  notYet: "Diese Datei wird noch gelesen. Ihr Inhalt erscheint hier, sobald sie bereit ist.",

  details: "Details",
  type: "Typ",
  typeOf: (extension, mediaType) => `${extension} (${mediaType})`,
  uploadedBy: "Hochgeladen von",
  uploaderLeft: "Jemand, der nicht mehr dabei ist",
  folder: "Ordner",
  units: (unit) =>
    ({ page: "Seiten mit Text", slide: "Folien mit Text", sheet: "Blätter mit Zellen" })[unit],
  language: "Sprache",
  contentHash: "SHA-256",

  versions: "Versionen",
  passages: "Abschnitte",
  passagesOf: (count) => (count === 0 ? "Abschnitte" : `Abschnitte (${formatNumber(count)})`),
  passagesWords: "Diese Datei ist in diesen Abschnitten indexiert. Antworten zitieren sie.",
  passagesFailed: (detail) => `Die Abschnitte konnten nicht geladen werden. ${detail}`,
  noPassages: "Diese Datei hat keine Abschnitte, daher können Antworten sie nicht zitieren.",
  morePassages: (count) =>
    `Mehr anzeigen (noch ${plural(count, { one: "# Abschnitt", other: "# Abschnitte" })})`,
  hidden: (reason) =>
    `Für Leser verborgen: ${reason}. Antworten ignorieren ihn, solange Sie ihn nicht zulassen.`,
};
