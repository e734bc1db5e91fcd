import { plural } from "../../shared/language/format.ts";
import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  loading: "Modelle werden geladen",
  loadFailed: (reason) => `Die Modelle konnten nicht geladen werden. ${reason}`,
  notAllowed:
    "Der Betreiber dieses Servers legt die Modelle für alle Organisationen fest. Fragen Sie ihn, wenn Ihre Organisation eigene verbinden soll.",

  connectTitle: "Ein Modell verbinden",
  connectLead:
    "Wählen Sie, wo Ihr Modell läuft, fügen Sie den Schlüssel ein und verbinden Sie. Es antwortet ab der nächsten Frage, ohne Neustart.",
  providers: "Anbieter",
  customPreset: "Anderer",
  customKind: "OpenAI-kompatibel",
  cloudKind: "Cloud-Dienst",
  localKind: "Eigener Server",
  key: "API-Schlüssel",
  optionalKey: "API-Schlüssel (optional)",
  keyHint: "Wird verschlüsselt gespeichert und nie wieder angezeigt.",
  keyMissing: "Fügen Sie den API-Schlüssel ein.",
  keyMalformed:
    "Ein Schlüssel enthält weder Leerzeichen noch Sonderzeichen. Kopieren Sie ihn noch einmal.",
  address: "Adresse",
  addressHint:
    "So, wie dieser Server sie erreicht. In einem Container ist localhost der Container selbst.",
  addressMissing: "Geben Sie die Adresse des Dienstes ein.",
  addressMalformed: "Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.",
  apiVersion: "API-Version (optional)",
  apiVersionHint: "Nur für Bereitstellungen, die eine verlangen, etwa 2025-04-01-preview.",
  versionMalformed: "Eine API-Version sieht aus wie 2025-04-01-preview.",
  label: "Name der Verbindung",
  labelHint: "Leer lassen, um den Namen des Anbieters zu verwenden.",
  details: "Einzelheiten",
  modelFor: (role) => `Modell: ${role}`,
  automatic: "Wählt der Test",
  nameChatModel: "Wählen oder nennen Sie das Modell, das die Antworten schreibt.",
  connect: "Verbinden",
  connecting: "Wird verbunden …",
  test: "Verbindung testen",
  testing: "Wird getestet …",
  testingLong:
    "Die Verbindung wird getestet. Ein Modell, das erst starten muss, braucht bis zu einer Minute.",
  saveAnyway: "Ohne Test speichern",
  cancel: "Abbrechen",
  addConnection: "Verbindung hinzufügen",
  askAQuestion: "Eine Frage stellen",

  connectedFor: (roles) => `Verbunden und gespeichert. Verwendet für: ${roles}.`,
  connectedWithoutRoles:
    "Verbunden und gespeichert. Noch wird keines ihrer Modelle verwendet: Wählen Sie unten unter „Verwendete Modelle“ eines aus.",
  testPassed: "Der Test war erfolgreich. Gespeichert ist noch nichts.",
  storedTestPassed: "Der Test war erfolgreich.",
  testFailed: "Der Test ist fehlgeschlagen. Es wurde nichts geändert.",
  refused: "Es wurde nichts gespeichert; Ihre Eingaben sind noch da.",
  undecided:
    "Der Dienst antwortet, aber es ist nicht klar, welches seiner Modelle die Antworten schreiben soll. Wählen Sie unter „Einzelheiten“ eines aus und verbinden Sie noch einmal.",
  notSaved: (reason) => `Das wurde nicht gespeichert. ${reason}`,
  whatWasTested: "Was getestet wurde",
  listed: (count) =>
    plural(count, { one: "Der Dienst nennt # Modell.", other: "Der Dienst nennt # Modelle." }),
  kind_models: "Zugang",
  kind_chat: "Antworten",
  kind_tools: "Selbständig suchen",
  kind_embedding: "Suche nach Bedeutung",
  kind_reranker: "Reihenfolge der Treffer",
  kind_transcription: "Sprache zu Text",
  check_works: "Funktioniert.",
  check_key_refused:
    "Der Anbieter lehnt den Schlüssel ab. Prüfen Sie, ob er vollständig und noch gültig ist und zu diesem Anbieter gehört.",
  check_model_unknown:
    "Der Anbieter hat dieses Modell nicht, oder der Schlüssel darf es nicht verwenden. Wählen Sie ein anderes.",
  check_no_tools:
    "Das Modell antwortet, kann aber nicht selbst weitersuchen. Antworten beruhen auf der ersten Suche.",
  check_not_offered: "Der Dienst bietet das nicht an.",
  check_not_reachable:
    "Unter dieser Adresse antwortet nichts. Prüfen Sie die Adresse und ob der Dienst läuft.",
  check_address_not_allowed:
    "Dieser Server verbindet sich nicht mit dieser Adresse, weil sie in einem internen Netz liegt.",
  check_timed_out:
    "Der Dienst hat nicht rechtzeitig geantwortet. Versuchen Sie es in einer Minute noch einmal.",
  check_busy:
    "Der Dienst lehnt Anfragen im Moment ab: Es sind zu viele, oder das Kontingent oder Guthaben des Kontos ist aufgebraucht.",
  check_not_understood:
    "Was unter dieser Adresse antwortet, ist kein mit OpenAI kompatibler Dienst. Prüfen Sie die Adresse; viele enden auf /v1.",
  check_failed:
    "Der Dienst hat mit einem Fehler geantwortet. Versuchen Sie es noch einmal oder wählen Sie ein anderes Modell.",
  check_skipped: "Nicht getestet.",

  connections: "Verbindungen",
  keySaved: "Schlüssel gespeichert",
  noKey: "Kein Schlüssel",
  keyUnreadable: "Der Schlüssel ist nicht mehr lesbar. Geben Sie ihn noch einmal ein.",
  changedOn: (date) => `geändert am ${date}`,
  usedFor: (roles) => `Verwendet für: ${roles}`,
  usedForNothing: "Nicht verwendet",
  edit: "Bearbeiten",
  editOf: (name) => `${name} bearbeiten`,
  editTitle: (provider) => `Verbindung zu ${provider}`,
  replaceKey: "Schlüssel ersetzen",
  save: "Speichern",
  saved: "Gespeichert.",
  delete: "Löschen",
  deleteOf: (name) => `${name} löschen`,
  deleteTitle: "Verbindung löschen?",
  deleteQuestion: (name) =>
    `„${name}“ und der zugehörige Schlüssel werden gelöscht. Das kann nicht rückgängig gemacht werden.`,
  deleteTakes: (roles) => `Ihre Modelle werden dann nicht mehr verwendet für: ${roles}.`,
  deleteFailed: "Die Verbindung konnte nicht gelöscht werden.",

  inUse: "Verwendete Modelle",
  inUseLead: "Was für welche Aufgabe verwendet wird. Änderungen gelten ab der nächsten Frage.",
  setByEnvironment: "Vom Betreiber in der Umgebung festgelegt",
  setByInstallation: "Vom Betreiber für alle Organisationen festgelegt",
  setHere: "Hier festgelegt",
  role_chat: "Antworten",
  role_small_chat: "Folgefragen",
  role_verification: "Antworten prüfen",
  role_embedding: "Suche nach Bedeutung",
  role_reranker: "Reihenfolge der Treffer",
  role_transcription: "Sprache zu Text",
  about_chat:
    "Schreibt die Antworten. Bei mehreren Modellen kann man wählen; das erste ist der Standard.",
  about_small_chat:
    "Formuliert Folgefragen so um, dass danach gesucht werden kann. Ein kleines Modell genügt.",
  about_verification: "Beurteilt, ob die Quellen jede Aussage einer Antwort stützen.",
  about_embedding:
    "Findet Stellen nach ihrer Bedeutung. Nach einer Änderung werden alle Dokumente im Hintergrund neu indiziert.",
  about_reranker: "Stellt die besten Stellen nach vorn.",
  about_transcription: "Schreibt diktierte Fragen, Audio und Video mit.",
  without_chat: "Kein Modell. Antworten zitieren die Dokumente wörtlich.",
  without_small_chat: "Kein eigenes Modell. Das Modell für die Antworten übernimmt das.",
  without_verification: "Kein eigenes Modell.",
  without_embedding: "Kein Modell. Dokumente werden nach ihren Wörtern durchsucht.",
  without_reranker: "Kein Modell. Es gilt die Reihenfolge der Suche.",
  without_transcription: "Kein Modell. Diktat, Audio und Video sind nicht verfügbar.",
  choose: "Wählen",
  change: "Ändern",
  changeModelOf: (action, role) => `${action}: ${role}`,
  connection: "Verbindung",
  model: "Modell",
  modelName: "Name des Modells",
  defaultModel: "Standardmodell",
  modelNumber: (position) => `Modell ${position}`,
  modelMissing: "Geben Sie den Namen eines Modells ein oder entfernen Sie es.",
  modelTwice: "Dieses Modell ist zweimal gewählt.",
  listing: "Die Liste der Modelle wird gelesen …",
  listedHint: (count) =>
    count === 0
      ? "Der Dienst nennt keine Modelle. Geben Sie den Namen ein."
      : plural(count, {
          one: "# Modell in der Liste. Sie können auch einen anderen Namen eingeben.",
          other: "# Modelle in der Liste. Sie können auch einen anderen Namen eingeben.",
        }),
  onThisServer: "Modelle auf diesem Server",
  installedHere: "Auf diesem Server installiert",
  replacesLocal:
    "Zurzeit übernimmt das ein lokales Modell. Was Sie hier speichern, tritt an seine Stelle.",
  makeDefault: "Als Standard verwenden",
  remove: "Entfernen",
  addModel: "Ein Modell wählen",
  addAnotherModel: "Weiteres Modell hinzufügen",
  priceInput: "Preis für eine Million gelesene Token",
  priceOutput: "Preis für eine Million geschriebene Token",
  priceMinute: "Preis für eine Minute",
  contextTokens: "Kontextgröße in Token",
  pricesHint:
    "Preise dienen der Nutzungsübersicht und den Budgets. Alle gelten in derselben Währung.",
  priceMalformed: "Geben Sie eine Zahl wie 0,25 ein oder lassen Sie das Feld leer.",
  contextMalformed: "Geben Sie eine ganze Zahl ab 1000 ein oder lassen Sie das Feld leer.",

  organizationsTitle: "Organisationen",
  mayConnect: "Organisationen dürfen eigene Modelle verbinden",
  mayConnectHint: "Ihre Admins geben dann unter „Konto“ eigene Schlüssel ein.",
  defaultBudget: "Monatliches Budget jeder Organisation",
  defaultBudgetHint: "In der Währung der Preise. 0 oder leer: kein Limit.",
  unpriced: (names) => `Für ${names} ist kein Preis eingetragen. Budgets zählen ihre Kosten als 0.`,
  amountMalformed:
    "Geben Sie einen Betrag wie 1000 oder 12,50 ein, mit höchstens zwei Dezimalstellen und ohne Tausendertrennzeichen.",
  noLimit: "Kein Limit",
  budgetTitle: "Budget für Modelle",
  budgetLead:
    "Gezählt nach Kalendermonaten (UTC) in der Währung der Preise. Ist das Budget aufgebraucht, zitieren Antworten bis zum nächsten Monat Ihre Dokumente.",
  spent: "Diesen Monat ausgegeben",
  limit: "Geltendes Limit",
  limitOfOperator: "Limit des Betreibers",
  ownLimit: "Eigenes Limit Ihrer Organisation",
  ownLimitHint: "Es gilt das niedrigere der beiden Limits. 0 oder leer: kein eigenes Limit.",
};
