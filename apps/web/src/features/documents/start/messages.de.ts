import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  needsFolder: "Antworten kommen aus Ihren Dokumenten. Fügen Sie zuerst welche hinzu.",
  needsFiles: "Ihre Ordner sind noch leer. Fügen Sie Dokumente hinzu, um Fragen dazu zu stellen.",
  documents: "Dokumente",
  dropHere: "Zum Hochladen loslassen; der Ordner wird für Sie angelegt",
  addSample: "Mit einer Beispielbibliothek ausprobieren",
  orDatabase: "Oder selbst Ordner anlegen: {database}",
  openDatabase: "Zu den Dokumenten",
  sampleFailed: (reason) => `Die Beispielbibliothek konnte nicht hinzugefügt werden. ${reason}`,
  reading: "Ihre Dokumente werden gelesen. Sie können fragen, sobald das erste bereit ist.",
  notRead: (name, reason) => `„${name}“ konnte nicht gelesen werden: ${reason}`,
  samplePresent: "Die Beispielbibliothek ist unter Ihren Ordnern.",
  removeSample: "Beispielbibliothek entfernen",
  removeFailed: (reason) => `Die Beispielbibliothek konnte nicht entfernt werden. ${reason}`,
  dropAndChoose: "Zum Hochladen loslassen; den Ordner wählen Sie danach",
  dropInto: (folder) => `Zum Hochladen in ${folder} loslassen`,
  droppedInto: (folder) => `Abgelegte Dateien kommen in ${folder}.`,
  changeFolder: "Anderen Ordner wählen",
  dropFolderTitle: "Ordner für abgelegte Dateien",
  dropFolderExplained:
    "Dateien, die Sie im Chat ablegen, werden in diesen Ordner hochgeladen. Sie können ihn nach jedem Ablegen ändern.",
  dropFolder: "Ordner",
  uploadDropped: "Hochladen",
  saveFolder: "Speichern",
  cancelDrop: "Abbrechen",
};
