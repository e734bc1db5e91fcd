import type { Translation } from "../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  organization: "Organisation",
  name: "Name",
  domain: "Domain",
  description: "Beschreibung",
  yourRole: "Ihre Rolle",
  memberSince: "Mitglied seit",
  loadFailed: "Ihre Organisation konnte nicht geladen werden.",
  editOrganization: "Organisation bearbeiten",
  save: "Speichern",
  nameMissing: "Geben Sie einen Namen ein.",
  domainMissing: "Geben Sie eine Domain ein.",
  changeFailed: "Die Organisation konnte nicht geändert werden.",
  license: "Lizenz",
  users: "Personen",
  ofSeats: (used, seats) => `${formatNumber(used)} / ${formatNumber(seats)}`,
  status: "Status",
  active: "Aktiv",
  inactive: "Inaktiv",
  expires: "Läuft ab",
  never: "Nie",
  deleteTitle: "Organisation löschen",
  deleteLead: "Damit werden alle Ordner, Dateien und Unterhaltungen aller Mitglieder gelöscht.",
  deleteOrganization: "Organisation löschen",
  deleteQuestion: (name) =>
    `Möchten Sie die Organisation „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  deleteTakes: (folders, files) =>
    `Ebenfalls gelöscht werden ${plural(folders, { one: "# Ordner", other: "# Ordner" })}, ${plural(files, { one: "# Datei", other: "# Dateien" })}, alle Unterhaltungen und alle offenen Einladungen.`,
  deleteTakesUncounted:
    "Ebenfalls gelöscht werden alle Ordner, Dateien, Unterhaltungen und offenen Einladungen.",
  deleteKeeps: (others) =>
    others === 0
      ? "Ihr Konto bleibt ohne Organisation bestehen."
      : `Ihr Konto und ${plural(others, { one: "das von # weiteren Mitglied", other: "die von # weiteren Mitgliedern" })} bleiben ohne Organisation bestehen.`,
  typeName: "Geben Sie zur Bestätigung den Namen der Organisation ein",
  delete: "Löschen",
  deleteFailed: "Die Organisation konnte nicht gelöscht werden",
  noOrganizationId: "Die Kennung der Organisation fehlt",
  leaveTitle: "Organisation verlassen",
  leaveLead:
    "Sie behalten Ihr Konto und Ihre Unterhaltungen. Die Dateien bleiben bei der Organisation.",
  leave: "Verlassen",
  leaveOrganization: "Organisation verlassen",
  leaveQuestion: (name) =>
    `Möchten Sie „${name}“ wirklich verlassen? Für die Rückkehr brauchen Sie eine neue Einladung.`,
  leaveFailed: "Die Organisation konnte nicht verlassen werden.",
  sharing: "Teilen",
  sharingLead:
    "Mitglieder teilen Unterhaltungen untereinander durch Links. Quellen öffnen sich mit dem Zugriff des Lesers.",
  publicLinks: "Öffentliche Links erlauben",
  publicLinksHint:
    "Alle mit einem solchen Link lesen bis zu 30 Tage lang die Antworten und die Namen der Quellen. Ausschalten beendet alle öffentlichen Links sofort.",
  sharingChangeFailed: "Die Einstellung konnte nicht geändert werden.",
  sharingFailed: "Die Einstellung konnte nicht geladen werden.",
  members: "Mitglieder",
  seatsUsed: (used, seats) =>
    `${formatNumber(used)} von ${plural(seats, { one: "# Platz", other: "# Plätzen" })} belegt.`,
  loadingMembers: "Mitglieder werden geladen",
  membersFailed: (reason) => `Die Mitglieder konnten nicht geladen werden. ${reason}`,
  you: "Sie",
  admin: "Admin",
  member: "Mitglied",
  joined: (email, date) => `${email} · dabei seit ${date}`,
  joinedOnly: (date) => `Dabei seit ${date}`,
  roleOf: (name) => `Rolle von ${name}`,
  roleFailed: (name, reason) => `Die Rolle von ${name} konnte nicht geändert werden. ${reason}`,
  remove: "Entfernen",
  removeOf: (name) => `${name} entfernen`,
  removeTitle: "Mitglied entfernen",
  removeQuestion: (name) => `Möchten Sie ${name} wirklich aus der Organisation entfernen?`,
  removeTakes:
    "Die Person verliert sofort den Zugang, und ihre offenen Einladungen werden zurückgezogen. Ihr Konto und ihre hochgeladenen Dateien bleiben erhalten.",
  removeFailed: (name) => `${name} konnte nicht entfernt werden.`,
  invitations: "Einladungen",
  invitationsLead:
    "Mit jedem Link kann eine Person innerhalb von sieben Tagen beitreten. Nur Admins sehen diese Liste.",
  inviteEmail: "E-Mail (optional)",
  inviteEmailHint:
    "Der Link wird an diese Adresse gesendet, wenn dieser Server E-Mails senden kann. Nur ein Konto mit dieser Adresse kann ihn verwenden; ohne Adresse alle, die den Link haben.",
  badEmail: "Geben Sie eine gültige E-Mail-Adresse ein.",
  role: "Rolle",
  invite: "Einladungslink erstellen",
  inviteFailed: (reason) => `Die Einladung konnte nicht erstellt werden. ${reason}`,
  inviteReady: "Kopieren und senden Sie diesen Link jetzt. Er wird nur einmal angezeigt.",
  inviteLink: "Einladungslink",
  loadingInvitations: "Einladungen werden geladen",
  invitationsFailed: (reason) => `Die Einladungen konnten nicht geladen werden. ${reason}`,
  noInvitations: "Keine offenen Einladungen.",
  anyone: "Alle, die den Link haben",
  invitedAs: (role, until) => `${role} · offen bis ${until}`,
  invitedByMail: (about, mail) => `${about} · ${mail}`,
  mailWaiting: "E-Mail wird gesendet",
  mailSent: "E-Mail gesendet",
  mailRefused: "E-Mail abgelehnt, senden Sie den Link auf anderem Weg",
  revoke: "Zurückziehen",
  revokeOf: (name) => `Einladung für ${name} zurückziehen`,
  revokeFailed: (reason) => `Die Einladung konnte nicht zurückgezogen werden. ${reason}`,
};
