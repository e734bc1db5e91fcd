import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  title: "Organisation anlegen",
  lead: "Dokumente, Ordner und Mitglieder gehören zu einer Organisation. Sie werden ihr Admin.",
  name: "Name der Organisation",
  domain: "Domain der Organisation",
  domainHint:
    "Zum Beispiel example.org. Sie kennzeichnet Ihre Organisation und gewährt niemandem Zugang.",
  description: "Beschreibung der Organisation",
  optional: "Optional.",
  failed: "Das Anlegen ist fehlgeschlagen. Bitte versuchen Sie es erneut.",
  required: "Name und Domain sind erforderlich",
  submit: "Anlegen",
  submitting: "Wird angelegt …",
  joinTitle: "Stattdessen einer bestehenden Organisation beitreten",
  invitationLink: "Einladungslink",
  invitationLinkHint:
    "Ein Admin der Organisation erstellt ihn auf der Kontoseite und schickt ihn Ihnen.",
  openInvitation: "Einladung öffnen",
  notInvitation:
    "Das ist kein Einladungslink. Kopieren Sie den ganzen Link mit dem Teil nach dem # und fügen Sie ihn hier ein.",
  account: "In {account} können Sie Ihr Passwort ändern und Ihr Konto löschen.",
  yourAccount: "Ihrem Konto",
};
