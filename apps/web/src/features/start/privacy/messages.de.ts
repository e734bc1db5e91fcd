import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Datenschutzerklärung",
  storedTitle: "Was gespeichert wird",
  stored:
    "Ihre E-Mail-Adresse und Ihr Name, ein nicht umkehrbarer Hash Ihres Passworts, die Angaben zu " +
    "Ihrer Organisation, die Dokumente, die Sie hochladen, samt dem daraus gelesenen Text, und Ihre " +
    "Unterhaltungen. In Ihrem Browser: Ihre Sitzung, die gewählte Darstellung und Sprache und die " +
    "Ordner, in denen Sie suchen.",
  usedTitle: "Wofür es verwendet wird",
  used:
    "Um Ihre Fragen aus den Dokumenten Ihrer Organisation zu beantworten und Ihnen zu zeigen, woher " +
    "jede Antwort stammt. Dokumente sind für die Mitglieder Ihrer Organisation sichtbar und für " +
    "niemanden in einer anderen. Unterhaltungen sehen nur Sie.",
  othersTitle: "Wer sonst beteiligt ist",
  others:
    "Je nachdem, wie dieser Server eingerichtet ist, verarbeiten solche Anbieter Daten für ihn:",
  identity: "{provider}, wenn Sie sich damit statt mit einem Passwort anmelden.",
  identityProvider: "Ein Identitätsanbieter",
  payment:
    "{provider}, wenn Abonnements verkauft werden. Kartennummern gehen unmittelbar an ihn und " +
    "erreichen diesen Server nie.",
  paymentProvider: "Ein Anbieter für Kartenzahlungen",
  model:
    "{provider}, die Ihre Frage und die dazu gefundenen Textstellen erhalten, um die Antwort zu " +
    "schreiben.",
  modelProviders: "Anbieter von KI-Sprachmodellen",
  hosting: "{provider}, wo der Server, seine Datenbank und die hochgeladenen Dateien liegen.",
  cloudHosting: "Cloud-Hosting",
  removalTitle: "Wie es gelöscht wird",
  removal:
    "Wird eine Datei gelöscht, verschwinden ihr Inhalt und alles daraus Gelesene. Ihr Konto können " +
    "Sie auf der Kontoseite löschen. Fragen zu dieser Erklärung beantwortet, wer diesen Server betreibt.",
};
