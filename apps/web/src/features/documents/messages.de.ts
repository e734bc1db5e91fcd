import type { Translation } from "../../shared/language/catalogue.ts";
import { plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

const files = (count: number) => plural(count, { one: "# Datei", other: "# Dateien" });
const folders = (count: number) => plural(count, { one: "# Ordner", other: "# Ordner" });
const items = (count: number) => plural(count, { one: "# Eintrag", other: "# Einträge" });

export const german: Translation<typeof t> = {
  database: "Dokumente",
  folders: "Ordner",
  breadcrumb: "Pfad",
  organization: "Organisation",
  newFolder: "Neuer Ordner",
  fileTypes: "Dateitypen und Größen",
  countFolders: folders,
  countFiles: files,
  countUploading: (count: number) =>
    plural(count, { one: "# wird hochgeladen", other: "# werden hochgeladen" }),
  name: "Name",
  size: "Größe",
  dateAdded: "Hinzugefügt",
  state: "Status",
  stateOf: (state) =>
    ({
      ready: "Bereit",
      processing: "Wird gelesen",
      failed: "Fehlgeschlagen",
      outdated: "Veraltet",
    })[state],
  stateWaiting: "Wartet",
  stateUploading: "Lädt hoch",
  actions: "Aktionen",
  loading: "Wird geladen …",
  noDate: "k. A.",
  untitled: "Ohne Namen",
  foldersFailed: (detail) => `Die Ordner konnten nicht geladen werden. ${detail}`,
  filesFailed: (detail) => `Die Dateien konnten nicht geladen werden. ${detail}`,
  rootEmpty: "Wählen oder erstellen Sie einen Ordner.",
  rootEmptyWords:
    "Ordner gliedern Ihre Dokumente und grenzen eine Suche ein. Erstellen Sie den ersten mit „Neuer Ordner“.",
  folderMissing: "Diesen Ordner gibt es nicht.",
  folderMissingWords: "Er wurde gelöscht, oder sein Link ist unvollständig.",
  allFolders: "Alle Ordner",
  folderEmpty: "Dieser Ordner ist leer.",
  folderEmptyWords:
    "Legen Sie Dateien hier ab. Nach wenigen Augenblicken sind sie durchsuchbar, und Sie können im Chat Fragen dazu stellen.",

  ask: "Fragen zu Ihren Dateien stellen",

  search: "Nach Namen suchen",
  clearSearch: "Suche leeren",
  searchFailed: (detail) => `Die Suche ist fehlgeschlagen. ${detail}`,
  nothingFound: "Keine Dateien oder Ordner gefunden.",
  nothingFoundWords:
    "Gesucht wird in den Namen aller Dateien und Ordner. Um in Dateien zu suchen, fragen Sie im Chat.",
  inFolder: "in",
  foundCount: (count) => `${items(count)} gefunden`,
  more: (count) => `Mehr von ${files(count)} anzeigen`,

  select: (name) => `„${name}“ auswählen`,
  selectAll: "Alle auswählen",
  selected: (count) => `${plural(count, { one: "#", other: "#" })} ausgewählt`,
  clearSelection: "Auswahl aufheben",
  move: "Verschieben",
  delete: "Löschen",
  cancel: "Abbrechen",
  rename: "Umbenennen",
  renameOf: (name) => `„${name}“ umbenennen`,
  newNameOf: (name) => `Neuer Name von „${name}“`,
  renameFailed: (name, detail) => `„${name}“ konnte nicht umbenannt werden. ${detail}`,
  renamed: (before, name) => `„${before}“ in „${name}“ umbenannt.`,
  undo: "Rückgängig",
  undone: "Rückgängig gemacht.",
  undoFailed: (detail) => `Rückgängig machen fehlgeschlagen. ${detail}`,
  fileNameEmpty: "Der Dateiname darf nicht leer sein.",
  folderNameEmpty: "Der Ordnername darf nicht leer sein.",

  moveTitle: (count) => `${items(count)} verschieben`,
  moveLead:
    "Wählen Sie den Zielordner. Eine auf ihn begrenzte Suche findet dann auch diese Einträge.",
  moveSearch: "Ordner suchen",
  moveTargets: "Mögliche Ziele",
  moveHere: "Hierher verschieben",
  topLevel: "Ordner (oberste Ebene)",
  noTarget: "Es gibt keinen möglichen Zielordner.",
  moved: (count, where) => `${items(count)} nach „${where}“ verschoben.`,
  moveFailed: (detail) => `Das Verschieben ist fehlgeschlagen. ${detail}`,

  deleteFile: "Datei löschen",
  deleteFolder: "Ordner löschen",
  deleteFileOf: (name) => `Datei „${name}“ löschen`,
  deleteFolderOf: (name) => `Ordner „${name}“ löschen`,
  deleteQuestion: (name) =>
    `Möchten Sie „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  deleteItems: (count) => `${items(count)} löschen`,
  deleteItemsQuestion: (count) =>
    `Möchten Sie ${items(count)} wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  andMore: (count) => plural(count, { one: "und # weiterer", other: "und # weitere" }),
  holds: (amount) => `Darin: ${amount}.`,
  holdsAll: (amount) => `In den Ordnern: ${amount}.`,
  and: (one, other) => `${one} und ${other}`,
  deleteContents: "Alles darin löschen",
  deleteContentsOfAll: "Alles darin löschen",
  keepUnfiled: "Die Dateien in einem Ordner namens Unfiled behalten",
  keepAbove: (parent) => `Inhalt nach ${parent} verschieben`,
  keepAll: "Inhalt eine Ebene nach oben verschieben",
  deleted: (name) => `„${name}“ gelöscht.`,
  deletedItems: (count) => `${items(count)} gelöscht.`,
  removed: (name) => `Upload „${name}“ entfernt.`,
  deleteFileFailed: (name, detail) => `Die Datei „${name}“ konnte nicht gelöscht werden. ${detail}`,
  deleteFolderFailed: (name, detail) =>
    `Der Ordner „${name}“ konnte nicht gelöscht werden. ${detail}`,
  deleteItemsFailed: (detail) => `Das Löschen ist fehlgeschlagen. ${detail}`,
  noIdentifier: "Die Datei kann nicht gelöscht werden: Ihre Kennung fehlt.",
  noFolderId: "Der Ordner kann nicht gelöscht werden: Seine Kennung fehlt.",
  retry: "Erneut versuchen",
  retryOf: (name) => `„${name}“ erneut versuchen`,
  retryFailed: (name, detail) =>
    `Die Verarbeitung von „${name}“ konnte nicht erneut gestartet werden. ${detail}`,

  createTitle: "Neuen Ordner erstellen",
  folderName: "Name",
  folderNamePlaceholder: "Name des Ordners",
  create: "Erstellen",
  created: (name) => `Ordner „${name}“ erstellt.`,
  createFailed: (detail) => `Der Ordner konnte nicht erstellt werden: ${detail}`,

  dropHere: "Loslassen, um in diesen Ordner hochzuladen",
  dragHere: "Dateien oder Ordner hierher ziehen oder auswählen",
  selectFiles: "Dateien auswählen",
  selectFolder: "Ordner auswählen",
  filesInput: "Dateien",
  folderInput: "Ordner",

  processing: "Wird verarbeitet",
  processingFailed: "Verarbeitung fehlgeschlagen",
  notProcessed: "Diese Datei konnte nicht verarbeitet werden.",
  progressOf: (name) => `Fortschritt von ${name}`,

  hiddenText: (count) =>
    `Enthält verborgenen Text (${plural(count, { one: "# Abschnitt", other: "# Abschnitte" })}). Antworten ignorieren ihn.`,
  showHidden: "Anzeigen",
  showHiddenOf: (name) => `Verborgenen Text in ${name} anzeigen`,
  hiddenTitle: (name) => `Verborgener Text in ${name}`,
  hiddenWords:
    "Wer die Datei liest, sieht diesen Text nicht, ein Sprachmodell würde ihn aber lesen. Suche und Antworten ignorieren ihn, solange Sie ihn nicht zulassen.",
  hiddenList: "Verborgener Text",
  hiddenMore: (count) =>
    plural(count, { one: "# weiterer Abschnitt", other: "# weitere Abschnitte" }),
  closeHidden: "Schließen",
  readHidden: "Diesen Text in Antworten verwenden",
  showUnpackedOf: (name) => `Dateien in ${name} anzeigen`,
  unpackedTitle: (name) => `Dateien in ${name}`,
  unpackedWords:
    "Jede dieser Dateien ist ein eigenes Dokument, außer denen, die aus dem genannten Grund übersprungen wurden.",
  leftOut: (reason) => `Übersprungen. ${reason}`,
  deletedSince: "Gelöscht.",
  hasVersions: "Hat frühere Versionen.",
  replaces: "Neue Version. Antworten verwenden die frühere, bis diese bereit ist.",
  isReplaced: "Eine neuere Version ist noch nicht bereit. Antworten verwenden diese.",
  showVersionsOf: (name) => `Die Versionen von ${name} anzeigen`,
  versionsTitle: (name) => `Versionen von ${name}`,
  versionsWords:
    "Antworten verwenden die neueste Version, die gelesen werden konnte. Die anderen bleiben erhalten.",
  versionState: (state) =>
    ({
      ready: "wird verwendet",
      outdated: "veraltet",
      processing: "wird verarbeitet",
      failed: "fehlgeschlagen",
    })[state],
  openVersion: (name, uploaded) => `${name} vom ${uploaded} öffnen`,
  downloadVersion: (name, uploaded) => `${name} vom ${uploaded} herunterladen`,
  download: "Datei herunterladen",
  downloadFailed: "Die Datei konnte nicht heruntergeladen werden.",
  hiddenInvisible: "unsichtbarer Text",
  hiddenColour: "gleiche Farbe wie der Hintergrund",
  hiddenTiny: "zu klein zum Lesen",
  hiddenOutside: "außerhalb der Seite oder Folie",
  hiddenCovered: "verdeckt oder abgeschnitten",
  hiddenSwitchedOff: "in der Datei als ausgeblendet markiert",
  hiddenComment: "in einem Kommentar",
  hiddenCharacters: "in unsichtbaren Zeichen",
};
