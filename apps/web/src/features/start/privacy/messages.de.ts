import type { Translation } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Datenschutzerklärung",
  storedTitle: "Was gespeichert wird",
  stored:
    "Ihre E-Mail-Adresse und Ihr Name, ein Hash Ihres Passworts, die Angaben zu Ihrer Organisation, " +
    "die hochgeladenen Dokumente mit dem daraus extrahierten Text und Ihre Unterhaltungen. Ihr Browser " +
    "speichert Ihre Sitzung, die gewählte Darstellung und Sprache und die Ordner, in denen Sie suchen.",
  audit: (days) =>
    `Ein Protokoll hält Anmeldungen und Änderungen an Konten, Mitgliedern und Dokumenten mit der ` +
    `IP-Adresse fest, von der sie kamen. Die Einträge werden nach ${plural(days, { one: "# Tag", other: "# Tagen" })} gelöscht. ` +
    `Wenn Sie Ihr Konto löschen, werden Ihre E-Mail-Adresse und Ihre IP-Adressen daraus entfernt.`,
  usedTitle: "Wofür es verwendet wird",
  used:
    "Um Ihre Fragen aus den Dokumenten Ihrer Organisation zu beantworten und die Quelle jeder Antwort " +
    "zu zeigen. Dokumente sind für die Mitglieder Ihrer Organisation sichtbar und für niemanden in " +
    "einer anderen. Ihre Unterhaltungen sehen nur Sie. Der Betreiber dieses Servers hat Zugriff auf " +
    "das, was darauf gespeichert ist.",
  removalTitle: "Wie es gelöscht wird",
  removal:
    "Beim Löschen einer Datei wird sie mit allem daraus Extrahierten entfernt. Ihr Konto können Sie " +
    "auf der Kontoseite löschen. Fragen zu dieser Erklärung beantwortet der Betreiber dieses Servers.",
  othersTitle: "Wer sonst Daten erhält",
  others: "Das verlässt diesen Server bei seiner jetzigen Konfiguration.",
  othersUnknown:
    "Die Konfiguration dieses Servers konnte nicht geladen werden. Je nach Konfiguration können " +
    "solche Anbieter Daten erhalten.",
  notUsed: "Wird nicht verwendet.",
  identityProvider: "Ein Identitätsanbieter",
  identity: (name) =>
    `${name}, wenn Sie sich damit statt mit einem Passwort anmelden. Der Anbieter erfährt, dass Sie diesen Server nutzen, und sendet Ihren Namen und Ihre E-Mail-Adresse.`,
  identityScript: (name) =>
    `Die Seiten zum Anmelden und Registrieren laden ein Skript von ${name}, das die IP-Adresse aller erhält, die sie öffnen.`,
  paymentProvider: "Ein Anbieter für Kartenzahlungen",
  payment:
    "Stripe erhält den Namen Ihrer Organisation und die Anzahl der Plätze. Zahlungsdaten werden auf " +
    "den Seiten von Stripe eingegeben. Kartennummern erreichen diesen Server nie.",
  modelProviders: "Anbieter von KI-Sprachmodellen",
  chatModel: (where) =>
    ({
      none: "Es wird kein Chatmodell verwendet. Antworten werden auf diesem Server aus Ihren Dokumenten zitiert.",
      internal:
        "Das Chatmodell läuft im eigenen Netz des Betreibers. Fragen und Textstellen verlassen es nicht.",
      external:
        "Ein externes Chatmodell erhält Ihre Fragen, die bisherige Unterhaltung und die Textstellen, aus denen geantwortet wird.",
    })[where],
  embeddingModel: (where) =>
    ({
      none: "Es wird kein Embedding-Modell verwendet.",
      internal:
        "Das Embedding-Modell läuft im eigenen Netz des Betreibers. Dokumente verlassen es für die Suche nicht.",
      external:
        "Ein externes Embedding-Modell erhält jeden Textabschnitt jedes hochgeladenen Dokuments und jede Frage.",
    })[where],
  transcriptionModel: (where) =>
    ({
      none: "Es wird kein Transkriptionsmodell verwendet.",
      internal:
        "Das Transkriptionsmodell läuft im eigenen Netz des Betreibers. Aufnahmen verlassen es nicht.",
      external:
        "Ein externes Transkriptionsmodell erhält diktierte Fragen und den Ton von Audio- und Videodateien.",
    })[where],
  cloudHosting: "Cloud-Hosting",
  hosting: "Der Betreiber bestimmt, wo dieser Server und seine Datenbank laufen.",
  fileStorage: (where) =>
    where === "external"
      ? "Hochgeladene Dateien liegen bei einem externen Speicheranbieter."
      : "Hochgeladene Dateien liegen im eigenen Netz des Betreibers.",
  webSearch: "Websuche",
  webSearchUsed:
    "Wenn Sie „Im Web suchen“ wählen, erhält ein Suchanbieter Suchbegriffe aus Ihrer Frage, und dieser Server öffnet die gefundenen Seiten.",
  email: "E-Mail",
  emailUsed:
    "Ein E-Mail-Anbieter stellt Einladungen, Bestätigungen, Links für Passwörter und Hinweise zu und erhält deren Text und Adressen.",
  emailUnused: "Wird nicht verwendet. Dieser Server sendet keine E-Mails.",
  sources: "Quellen von Ordnern",
  sourcesUsed:
    "Wenn ein Admin einen Ordner einer Website, einem WebDAV-Verzeichnis, einem S3-Bucket, einem Git-Repository oder einem Postfach folgen lässt, erhält dieser Dienst die dafür eingegebenen Zugangsdaten und die Anfragen dieses Servers.",
};
