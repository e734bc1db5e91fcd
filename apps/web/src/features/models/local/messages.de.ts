import { plural } from "../../../shared/language/format.ts";
import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Lokale Modelle",
  lead: "Sie laufen auf diesem Server selbst: Kein Dienst wird gefragt, kein Text verlässt ihn.",
  loading: "Lokale Modelle werden geladen",
  loadFailed: (reason) => `Die lokalen Modelle konnten nicht geladen werden. ${reason}`,
  runtimeMissing:
    "Was lokale Modelle ausführt, ist nicht installiert. Führen Sie einmal {command} auf dem Server aus; ein Neustart ist nicht nötig.",
  downloadsOff:
    "Downloads sind auf diesem Server abgeschaltet. Importieren Sie Modelle aus Dateien.",

  languages: (count) => plural(count, { one: "etwa # Sprache", other: "etwa # Sprachen" }),
  licence: (name) => `Lizenz ${name}`,
  sizeUnknown: "Größe nicht bekannt",
  memory: (megabytes) => `etwa ${megabytes} MB Arbeitsspeicher`,
  verified: "Prüfsummen des Herausgebers",
  notVerified: "nicht überprüft: Prüfsummen des Herausgebers sind nicht bekannt",

  downloading: (received, size) => `Wird heruntergeladen: ${received} von ${size}`,
  downloadingUnknown: (received) => `Wird heruntergeladen: ${received}`,
  progressOf: (model) => `Download von ${model}`,
  ready: "Installiert, nicht verwendet",
  inUse: "Wird verwendet",
  state_absent: "Nicht installiert.",
  state_interrupted: "Der Download ist nicht vollständig. Er kann fortgesetzt werden.",
  state_damaged:
    "Beschädigt: Dateien fehlen oder haben sich geändert. Installieren Sie es noch einmal.",
  state_too_large: (limit) =>
    `Zu groß: Ein Modell darf auf diesem Server ${limit} MB Arbeitsspeicher belegen.`,
  problem_unreachable: "Der letzte Download ist fehlgeschlagen: Die Quelle war nicht erreichbar.",
  problem_not_found: "Der letzte Download ist fehlgeschlagen: Die Quelle hat dieses Modell nicht.",
  problem_interrupted: "Der letzte Download ist fehlgeschlagen: Die Verbindung ist abgebrochen.",
  problem_damaged: "Der letzte Download ist fehlgeschlagen: Eine Prüfsumme stimmte nicht.",
  problem_incomplete: "Eine Datei fehlte.",
  problem_no_space:
    "Der letzte Download ist fehlgeschlagen: Auf der Festplatte des Servers ist zu wenig Platz.",
  goesOnWithout: "Bis dahin arbeitet das Produkt ohne das Modell.",

  action_install: "Installieren",
  action_cancel: "Abbrechen",
  action_use: "Verwenden",
  action_leave: "Nicht mehr verwenden",
  continue: "Fortsetzen",
  installAgain: "Noch einmal installieren",
  import: "Importieren",
  remove: "Entfernen",
  actionOn: (action, model) => `${action}: ${model}`,
  trying: "Das Modell wird geladen und ausprobiert. Das kann eine Minute dauern.",
  removeTitle: "Modell entfernen?",
  removeQuestion: (model) => `Die Dateien von „${model}“ werden vom Server gelöscht.`,

  importTitle: "Modell importieren",
  importLead: (model) =>
    `„${model}“ ohne Internet installieren: aus einem Archiv (.tar oder .tar.gz) mit seinen Dateien oder aus einem Ordner des Servers.`,
  chooseFile: "Archiv auswählen",
  file: "Archiv des Modells",
  path: "Oder ein Ordner oder Archiv auf dem Server",
  pathHint: (folder) => `Unterhalb von ${folder}`,
  pathMissing: "Geben Sie einen Ordner oder ein Archiv an, oder wählen Sie ein Archiv aus.",

  refused_not_found: "Dieses Modell steht nicht mehr im Katalog.",
  refused_downloads_off:
    "Downloads sind auf diesem Server abgeschaltet. Importieren Sie das Modell aus einer Datei.",
  refused_runtime_missing:
    "Was lokale Modelle ausführt, ist nicht installiert. Führen Sie auf dem Server einmal npm run local-models aus.",
  refused_not_ready: "Dieses Modell ist nicht vollständig installiert.",
  refused_too_large:
    "Dieses Modell braucht mehr Arbeitsspeicher, als ein Modell auf diesem Server belegen darf.",
  refused_damaged: "Die Dateien dieses Modells sind beschädigt. Installieren Sie es noch einmal.",
  refused_not_loadable:
    "Dieses Modell ist installiert, lässt sich aber nicht ausführen. Installieren Sie es noch einmal oder wählen Sie ein anderes.",
  refused_role_wrong: "Dieses Modell passt nicht zu dieser Aufgabe.",
  refused_busy:
    "Dieses Modell wird gerade heruntergeladen oder importiert. Warten Sie, bis das beendet ist, oder brechen Sie zuerst den Download ab.",
  refused_no_space:
    "Auf der Festplatte des Servers ist zu wenig Platz für dieses Modell. Schaffen Sie Platz, oder wählen Sie ein kleineres Modell.",
  refused_import_missing: "Unter diesem Pfad gibt es im Importordner nichts.",
  refused_import_incomplete: "Dort fehlen Dateien des Modells.",
  refused_import_damaged:
    "Das ist kein vollständiges .tar- oder .tar.gz-Archiv mit den Dateien des Modells.",
};
