import type { Translation } from "../../shared/language/catalogue.ts";
import { formatCost, formatNumber, plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Chat",
  agentFailed:
    "Es tut mir leid, bei der Verbindung mit dem Assistenten ist ein Fehler aufgetreten.",
  historyFailed: "Leider konnte der Verlauf der Unterhaltung nicht geladen werden.",

  conversations: "Unterhaltungen",
  noDate: "Kein Datum",
  newConversation: "Neue Unterhaltung",
  noConversations: "Keine Unterhaltungen in letzter Zeit",
  today: "Heute",
  yesterday: "Gestern",
  lastWeek: "Letzte Woche",
  earlier: "Früher",
  loadingConversations: "Unterhaltungen werden geladen",
  closeConversations: "Unterhaltungen schließen",
  searchConversations: "Unterhaltungen durchsuchen",
  noneFound: "Keine Unterhaltungen gefunden.",
  searchFailed: "Die Suche ist fehlgeschlagen. Bitte versuchen Sie es erneut.",
  actionsOf: (name) => `Aktionen für ${name}`,
  rename: "Umbenennen",
  renameField: "Name der Unterhaltung",
  renameFailed: "Die Unterhaltung konnte nicht umbenannt werden.",
  exportMarkdown: "Als Markdown exportieren",
  exportFailed: "Die Unterhaltung konnte nicht exportiert werden.",
  remove: "Löschen",
  removeTitle: "Unterhaltung löschen",
  removeQuestion: (name) =>
    `Möchten Sie „${name}“ mit allen Nachrichten löschen? Das lässt sich nicht rückgängig machen.`,
  removeFailed: "Die Unterhaltung konnte nicht gelöscht werden.",
  cancel: "Abbrechen",

  welcome: "Wie kann ich helfen?",
  suggestions: "Fragen, die Ihre Dokumente beantworten",
  modelHint:
    "Es ist kein Sprachmodell eingerichtet, daher zitieren Antworten Ihre Dokumente wörtlich. {connect}",
  connectModel: "Ein Modell verbinden",
  askForModel:
    "Es ist kein Sprachmodell eingerichtet, daher zitieren Antworten Ihre Dokumente wörtlich. Bitten Sie den Betreiber dieses Servers, eines zu verbinden.",
  dismissHint: "Nicht mehr anzeigen",

  yourQuestion: "Ihre Frage",
  message: "Nachricht",
  askAnything: "Fragen Sie etwas …",
  messageAssistant: "Nachricht an den Assistenten …",
  tooLong: (most, now) =>
    `Eine Frage hat höchstens ${formatNumber(most)} Zeichen, diese hat ${formatNumber(now)}. Laden Sie längeren Text als Dokument hoch, und stellen Sie Fragen dazu.`,
  searchDocs: "Dokumente durchsuchen",
  webSearch: "Im Web suchen",
  model: (name) => `Modell: ${name}`,
  send: "Senden",
  stop: "Anhalten",
  stopping: "Wird angehalten",

  record: "Frage aufnehmen",
  stopRecording: "Aufnahme beenden",
  recording: "Aufnahme läuft …",
  transcribing: "Wird gesendet …",
  processing: "Wird transkribiert …",
  transcriptionFailed: "Die Aufnahme konnte nicht transkribiert werden",
  microphoneFailed: "Kein Zugriff auf das Mikrofon",
  recordingUnsupported: "Dieser Browser kann keinen Ton aufnehmen.",
  transcriptionUnavailable: "Auf diesem Server ist kein Diktieren eingerichtet.",
  cancelRecording: "Aufnahme verwerfen",

  chat: "Chat",
  messages: "Nachrichten",
  openAgain: "Erneut versuchen",
  historyOffline:
    "Sie sind offline. Die Unterhaltung wird geladen, sobald die Verbindung wieder da ist.",
  loading: "Wird geladen …",
  you: "Sie",
  assistant: "Assistent",
  tryAgain: "Erneut versuchen",
  edit: "Bearbeiten und erneut fragen",
  editField: "Ihre Frage bearbeiten",
  askAgain: "Erneut fragen",
  questionVersions: "Fassungen der Frage",
  answerVersions: "Fassungen der Antwort",
  previousVersion: "Vorherige Fassung",
  nextVersion: "Nächste Fassung",
  versionOf: (at, of) => `${formatNumber(at)} von ${formatNumber(of)}`,
  versionFailed: "Die Fassung konnte nicht angezeigt werden.",
  olderHidden: "Frühere Nachrichten werden geladen …",

  notFound: "In Ihren Dokumenten nicht gefunden",
  partly: "Beantwortet einen Teil der Frage",
  missing: (what) => `Nicht in Ihren Dokumenten: ${what}`,
  endedLength:
    "Die Antwort hat die maximale Länge erreicht und endet vorzeitig. Fragen Sie nach dem Rest.",
  endedFiltered: "Der Anbieter des Sprachmodells hat den Rest der Antwort herausgefiltert.",
  endedBroken:
    "Die Verbindung zum Sprachmodell brach ab, bevor die Antwort vollständig war. Stellen Sie die Frage erneut.",
  endedLate:
    "Das Zeitlimit war erreicht, bevor die Antwort vollständig war. Fragen Sie nach dem Rest.",
  stopped: "Angehalten. Die Antwort ist unvollständig.",
  stoppedSilent: "Angehalten, bevor die Antwort begann.",
  nearest: "Ähnlichste Stellen",
  found: "Gefundene Stellen",
  foundCount: (passages, documents) =>
    `${plural(passages, { one: "# Stelle", other: "# Stellen" })} in ${plural(documents, { one: "# Datei", other: "# Dateien" })} gefunden`,
  withheld: "Diese Textstelle wird Ihnen nicht gezeigt.",
  noPreview: "Keine Vorschau der Stelle",
  unknownSource: "Unbekannte Quelle",
  openDocument: "Im Dokument öffnen",
  openPage: "Seite öffnen",
  copy: "Mit Quellen kopieren",
  copied: "Kopiert",
  copyFailed: "Ihr Browser hat das Kopieren blockiert.",
  copySources: "Quellen:",
  copyCode: "Code kopieren",
  readAloud: "Vorlesen",
  stopReading: "Vorlesen beenden",
  readAloudFailed: "Die Antwort konnte nicht vorgelesen werden.",
  regenerate: "Neu beantworten",
  anotherModel: "Mit einem anderen Modell neu beantworten",
  exportAnswer: "Unterhaltung exportieren",
  helpful: "Hilfreich",
  notHelpful: "Nicht hilfreich",
  whyNot: "Was war falsch?",
  reasonNotTrue: "Nicht richtig",
  reasonIncomplete: "Unvollständig",
  reasonWrongSource: "Falsche Quelle",
  reasonNotUnderstood: "Frage nicht verstanden",
  reasonOther: "Etwas anderes",
  comment: "Was ist die richtige Antwort? (optional)",
  sendFeedback: "Senden",
  feedbackFailed: "Ihr Feedback konnte nicht gespeichert werden.",
  feedbackThanks: "Danke für Ihr Feedback.",
  linkTo: (host) => `(${host})`,

  allQuoted: (count) =>
    count === 2
      ? "Beide Zitate stimmen mit ihren Quellen überein"
      : plural(count, {
          one: "Das Zitat stimmt mit seiner Quelle überein",
          other: "Alle # Zitate stimmen mit ihren Quellen überein",
        }),
  someQuoted: (count, of) =>
    `${formatNumber(count)} von ${formatNumber(of)} Aussagen wörtlich zitiert`,
  moreQuoted: (count) => `${formatNumber(count)} wörtlich zitiert`,
  allComputed: "Aus der Tabelle berechnet",
  allCalculated: "Aus den zitierten Zahlen berechnet",
  someComputed: (count, of) => `${formatNumber(count)} von ${formatNumber(of)} Aussagen berechnet`,
  moreComputed: (count) => `${formatNumber(count)} berechnet`,
  allSupported: (count) =>
    plural(count, {
      one: "Die Aussage ist durch ihre Quelle belegt",
      other: "Alle # Aussagen sind durch ihre Quellen belegt",
    }),
  someSupported: (count, of) =>
    `${formatNumber(count)} von ${formatNumber(of)} Aussagen durch ihre Quellen belegt`,
  moreSupported: (count) => `${formatNumber(count)} belegt`,
  allPartly: (count) =>
    plural(count, {
      one: "Die Aussage ist durch ihre Quelle nur teilweise belegt",
      other: "Alle # Aussagen sind durch ihre Quellen nur teilweise belegt",
    }),
  somePartly: (count, of) =>
    `${formatNumber(count)} von ${formatNumber(of)} Aussagen durch ihre Quellen nur teilweise belegt`,
  morePartly: (count) => `${formatNumber(count)} nur teilweise belegt`,
  allNotSupported: (count) =>
    plural(count, {
      one: "Die Aussage ist durch ihre Quelle nicht belegt",
      other: "Keine der # Aussagen ist durch ihre Quelle belegt",
    }),
  someNotSupported: (count, of) =>
    `${formatNumber(count)} von ${formatNumber(of)} Aussagen durch ihre Quellen nicht belegt`,
  moreNotSupported: (count) => `${formatNumber(count)} nicht belegt`,
  allUnchecked: (count) =>
    plural(count, {
      one: "Die Aussage wurde nicht mit ihrer Quelle abgeglichen",
      other: "Die # Aussagen wurden nicht mit ihren Quellen abgeglichen",
    }),
  someUnchecked: (count, of) =>
    `${formatNumber(count)} von ${formatNumber(of)} Aussagen nicht geprüft`,
  moreUnchecked: (count) => `${formatNumber(count)} nicht geprüft`,
  statePartly: "Durch diese Quelle nur teilweise belegt",
  stateNotSupported: "Durch diese Quelle nicht belegt",
  stateUnchecked: "Nicht mit dieser Quelle abgeglichen",

  steps: "Wie diese Antwort entstand",
  stepRewrite: "Liest die Frage",
  stepSearch: (query) =>
    query === "" ? "Durchsucht Ihre Dokumente" : `Durchsucht Ihre Dokumente nach „${query}“`,
  stepWeb: (query) => (query === "" ? "Sucht im Web" : `Sucht im Web nach „${query}“`),
  stepRead: (name) => (name === "" ? "Liest weiter" : `Liest ${name}`),
  computedQuery: "Abfrage",
  computedResult: "Ergebnis",
  computedCut: (count) => `Nur die ersten ${formatNumber(count)} Zeilen werden angezeigt.`,
  stepCompute: (query) => (query === "" ? "Berechnet" : `Berechnet ${query}`),
  stepWrite: "Schreibt die Antwort",
  stepVerify: "Prüft die Antwort anhand ihrer Quellen",
  stepFailed: "fehlgeschlagen",
  milliseconds: (ms) => `${formatNumber(Math.round(ms))} ms`,
  writtenBy: (model) => `Geschrieben von ${model}`,
  quotedWithoutModel: "Ohne Modell zitiert",
  tokens: (read, written) =>
    `${formatNumber(read)} Token gelesen, ${formatNumber(written)} geschrieben`,
  cost: (cost) => `Kosten: ${formatCost(cost)}`,
  corrected: (word, used) =>
    `Keine Stelle enthält „${word}“. Gesucht wurde stattdessen nach ${used.map((one) => `„${one}“`).join(", ")}.`,
  searchAllFolders: "In allen Ordnern suchen",
  searchAsTyped: "Wie geschrieben suchen",
  followUps: "Anschlussfragen",
  followUpsFailed: "Es konnten keine Anschlussfragen vorgeschlagen werden.",
  noFollowUps: "Es wurde keine weitere Frage gefunden, die diese Dokumente sicher beantworten.",
  whySources: "Warum diese Quellen",
  whyFailed: "Die Suche konnte nicht erklärt werden.",
  whySearched: (searched: string, scored: string) =>
    `${searched} Stellen durchsucht, ${scored} gereiht.`,
  whyCorrected: (word: string, used: string) =>
    `Keine Stelle enthält „${word}“. Gesucht wurde stattdessen nach ${used}. In Anführungszeichen wird das Wort wie geschrieben gesucht.`,
  whyPhrases: (phrases: string) => `Nur Stellen, die ${phrases} enthalten, wurden durchsucht.`,
  whyNoPhrase: (phrases: string) =>
    `Keine Stelle enthält ${phrases} wie geschrieben. Die Wörter wurden einzeln gesucht.`,
  whyExcluded: (words: string) => `Stellen, die ${words} enthalten, wurden ausgeschlossen.`,
  whyFolders: (names: string) =>
    `Stellen in den Ordnern ${names} stehen vor gleich guten in anderen.`,
  whyInstructions: (sentences: string) =>
    `Als Anweisung verstanden und nicht gesucht: ${sentences}`,
  whyCut: "Nicht alle passenden Stellen wurden gereiht. Die übrigen enthalten weniger der Wörter.",
  whyNoWords: "Keine Stelle enthält ein Wort der Frage.",
  whyWord: "Wort",
  whyOccurs: "Stellen, die es enthalten",
  whyWeight: "Gewicht",
  whyAdded: "(ergänzt)",
  alsoIn: (names: string) => `Derselbe Text steht in ${names}.`,
  whyHas: (words: string) => `Enthält: ${words}`,
  whyRanks: (byWords: string, byVectors: string) =>
    `Rang ${byWords} nach Schlüsselwörtern, Rang ${byVectors} nach Bedeutung`,
  announceAnswer: "Die Antwort ist vollständig.",
  announceStopped: "Die Antwort wurde angehalten.",

  scopeTitle: "Ordner für die Suche wählen",
  scopeExplained:
    "Antworten kommen nur aus den gewählten Ordnern und ihren Unterordnern. Ohne Auswahl werden alle durchsucht. Für einzelne Dateien geben Sie in der Frage # ein.",
  loadingFolders: "Ordner werden geladen …",
  foldersFailed: "Die Ordner konnten nicht geladen werden.",
  save: "Speichern",
  onlySearched: "Nur hierin wird gesucht",
  pickSources: "Ordner und Dateien zum Durchsuchen",
  searchingFiles: "Dateien werden gesucht …",
  askedFileFailed: "Die Datei konnte nicht geöffnet werden.",
  datedVersion: (name, date) => `${name} (Fassung vom ${date})`,
  removeChip: "Entfernen",
  removeFolder: (path) => `${path} entfernen`,
  searchFoldersPlaceholder: "Ordner suchen …",
  searchFolders: "Ordner suchen",
  noFolders: "Noch keine Ordner.",
  noSuchFolder: "Keine anderen Ordner gefunden.",
  allFolders: "Alle Ordner",
  folders: (count) => plural(count, { one: "# Ordner", other: "# Ordner" }),
  files: (count) => plural(count, { one: "# Datei", other: "# Dateien" }),
  stillIndexing: (files, count) => `${files}, ${formatNumber(count)} werden noch indexiert`,
  inFolder: (path) => `in ${path}`,
};
