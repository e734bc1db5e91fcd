import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  subscribeTitle: "Abonnieren",
  product: "Footnote",
  subscribeLead: "Deine Organisation braucht ein Abonnement. Eines gilt für alle in ihr.",
  subscribePoints:
    "Dokumente hochladen, Fragen stellen und Antworten bekommen, in denen jede Aussage ihre Quelle öffnet.",
  subscribeSafety:
    "Bezahlt wird auf der Seite des Zahlungsanbieters; keine Kartennummer erreicht diesen Server. Du kannst jederzeit kündigen und behältst den Zugang bis zum Ende des Zeitraums.",
  subscribeNow: "Jetzt abonnieren",
  redirecting: "Weiterleitung...",
  withoutSubscribing:
    "Ohne Abonnement wird nichts gelöscht. In {account} können Sie das Abonnement verwalten, Nutzung und Protokoll exportieren, die Organisation verlassen und sie oder Ihr Konto löschen.",
  yourAccount: "Ihrem Konto",
  checkoutFailed: "Ein Fehler ist aufgetreten. Bitte versuche es noch einmal.",
  invalidKey: "Ungültige Stripe-Konfiguration.",
  manage: "Abonnement verwalten",
  manageFailed: "Die Seite zum Verwalten des Abonnements konnte nicht geöffnet werden.",
  paymentTitle: "Zahlung",
  verifying: "Deine Zahlung wird geprüft...",
  active: "Dein Abonnement ist aktiv! Weiterleitung...",
  verificationFailed: "Prüfung fehlgeschlagen",
  noSession: "Keine Sitzungskennung gefunden.",
  authenticationFailed: "Anmeldung fehlgeschlagen. Bitte melde dich erneut an.",
  connectionFailed:
    "Die Verbindung ist gestört. Bitte lade die Seite neu oder wende dich an den Support.",
  verifyFailed: "Der Stand der Zahlung konnte nicht geprüft werden.",
  tryAgain: "Noch einmal versuchen",
  backToSubscribe: "Zurück zum Abonnieren",
  subscription: "Abonnement",
  status: "Stand",
  statusActive: "Aktiv",
  statusTrialing: "Probezeit",
  statusInactive: "Inaktiv",
  renews: "Verlängert sich",
  ends: "Endet",
  ended: "Beendet",
  trialEnds: "Probezeit endet",
  seats: "Bezahlte Plätze",
  paymentFailed: (until: string) =>
    `Die letzte Zahlung ist fehlgeschlagen. Ändere die Karte vor dem ${until}, um den Zugang zu behalten.`,
  loadFailed: "Das Abonnement konnte nicht geladen werden.",
  noSubscription:
    "Wer diesen Server betreibt, hat deine Lizenz gesetzt: Du brauchst kein Abonnement.",
  adminsOnly: "Admins deiner Organisation können es ändern oder kündigen.",
  cancel: "Abonnement kündigen",
  cancelQuestion:
    "Möchtest du dein Abonnement wirklich kündigen? Du behältst den Zugang bis zum Ende des laufenden Abrechnungszeitraums.",
  keep: "Abonnement behalten",
  cancelled: "Die Kündigung ist vorgemerkt.",
  cancelFailed: "Das Abonnement konnte nicht gekündigt werden.",
};
