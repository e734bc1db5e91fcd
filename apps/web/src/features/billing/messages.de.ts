import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  subscribeTitle: "Abonnieren",
  product: "Footnote",
  subscribeLead: "Ihre Organisation benötigt ein Abonnement. Es gilt für alle Mitglieder.",
  subscribePoints:
    "Dokumente hochladen, Fragen stellen und Antworten mit Verweisen erhalten, die die Quelle öffnen.",
  subscribeSafety:
    "Sie bezahlen auf der Seite des Zahlungsanbieters. Kartennummern erreichen diesen Server nie. Sie können jederzeit kündigen und behalten den Zugang bis zum Ende des Abrechnungszeitraums.",
  subscribeNow: "Jetzt abonnieren",
  redirecting: "Weiterleitung …",
  withoutSubscribing:
    "Ihre Daten bleiben auch ohne Abonnement erhalten. In {account} können Sie das Abonnement verwalten, Nutzung und Protokoll exportieren, die Organisation verlassen und sie oder Ihr Konto löschen.",
  yourAccount: "Ihrem Konto",
  checkoutFailed: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
  invalidKey: "Ungültige Stripe-Konfiguration.",
  manage: "Abonnement verwalten",
  manageFailed:
    "Die Einstellungen des Abonnements konnten nicht geöffnet werden. Bitte versuchen Sie es erneut.",
  paymentTitle: "Zahlung",
  verifying: "Ihre Zahlung wird geprüft …",
  active: "Ihr Abonnement ist aktiv! Weiterleitung …",
  verificationFailed: "Prüfung fehlgeschlagen",
  noSession: "Keine Sitzungskennung gefunden.",
  withoutSession:
    "Wenn Sie bezahlt haben, ist Ihr Abonnement in wenigen Minuten aktiv. Andernfalls beginnen Sie die Zahlung auf der Abonnementseite erneut.",
  authenticationFailed: "Anmeldung fehlgeschlagen. Bitte melden Sie sich erneut an.",
  connectionFailed:
    "Die Verbindung ist gestört. Bitte laden Sie die Seite neu, oder wenden Sie sich an den Support.",
  verifyFailed: "Der Status der Zahlung konnte nicht geprüft werden.",
  tryAgain: "Erneut versuchen",
  backToSubscribe: "Zurück zur Abonnementseite",
  subscription: "Abonnement",
  status: "Status",
  statusActive: "Aktiv",
  statusTrialing: "Probezeit",
  statusInactive: "Inaktiv",
  renews: "Verlängert sich",
  ends: "Endet",
  ended: "Beendet",
  trialEnds: "Probezeit endet",
  seats: "Bezahlte Plätze",
  paymentFailed: (until: string) =>
    `Die letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie die Karte vor dem ${until}, um den Zugang zu behalten.`,
  loadFailed: "Das Abonnement konnte nicht geladen werden.",
  noSubscription:
    "Der Betreiber dieses Servers verwaltet Ihre Lizenz. Sie benötigen kein Abonnement.",
  adminsOnly: "Nur Admins Ihrer Organisation können es ändern oder kündigen.",
  cancel: "Abonnement kündigen",
  cancelQuestion:
    "Möchten Sie Ihr Abonnement wirklich kündigen? Sie behalten den Zugang bis zum Ende des laufenden Abrechnungszeitraums.",
  keep: "Abonnement behalten",
  cancelled: "Die Kündigung ist vorgemerkt.",
  cancelFailed: "Das Abonnement konnte nicht gekündigt werden.",
};
