import type { Translation } from "../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  organization: "Organisation",
  name: "Nom",
  domain: "Domaine",
  description: "Description",
  yourRole: "Votre rôle",
  memberSince: "Membre depuis le",
  loadFailed: "Votre organisation n’a pas pu être chargée.",
  editOrganization: "Modifier l’organisation",
  save: "Enregistrer",
  nameMissing: "Saisissez un nom.",
  domainMissing: "Saisissez un domaine.",
  changeFailed: "L’organisation n’a pas pu être modifiée.",
  license: "Licence",
  users: "Utilisateurs",
  ofSeats: (used, seats) => `${formatNumber(used)} / ${formatNumber(seats)}`,
  status: "État",
  active: "Active",
  inactive: "Inactive",
  expires: "Expire le",
  never: "Jamais",
  deleteTitle: "Supprimer l’organisation",
  deleteLead: "Tous les dossiers, fichiers et conversations de tous les membres sont supprimés.",
  deleteOrganization: "Supprimer l’organisation",
  deleteQuestion: (name) =>
    `Voulez-vous vraiment supprimer l’organisation « ${name} » ? Cette action est irréversible.`,
  deleteTakes: (folders, files) =>
    `Cela supprime aussi ${plural(folders, { one: "# dossier", other: "# dossiers" })}, ${plural(files, { one: "# fichier", other: "# fichiers" })}, toutes les conversations et toutes les invitations en attente.`,
  deleteTakesUncounted:
    "Cela supprime aussi tous les dossiers, fichiers, conversations et invitations en attente.",
  deleteKeeps: (others) =>
    others === 0
      ? "Votre compte est conservé, sans organisation."
      : `Votre compte et ${plural(others, { one: "celui de # autre membre", other: "ceux de # autres membres" })} sont conservés, sans organisation.`,
  typeName: "Saisissez le nom de l’organisation pour confirmer",
  delete: "Supprimer",
  deleteFailed: "L’organisation n’a pas pu être supprimée",
  noOrganizationId: "Identifiant de l’organisation introuvable",
  leaveTitle: "Quitter l’organisation",
  leaveLead:
    "Vous gardez votre compte et vos conversations. Les fichiers restent dans l’organisation.",
  leave: "Quitter",
  leaveOrganization: "Quitter l’organisation",
  leaveQuestion: (name) =>
    `Voulez-vous vraiment quitter « ${name} » ? Il vous faudra une nouvelle invitation pour revenir.`,
  leaveFailed: "Vous n’avez pas pu quitter l’organisation.",
  sharing: "Partage",
  sharingLead:
    "Les membres partagent des conversations entre eux par des liens. Les sources s’ouvrent avec l’accès du lecteur.",
  publicLinks: "Autoriser les liens publics",
  publicLinksHint:
    "Toute personne ayant un tel lien lit les réponses et les noms des sources pendant 30 jours au plus. La désactivation arrête aussitôt tous les liens publics.",
  sharingChangeFailed: "Le réglage n’a pas pu être modifié.",
  sharingFailed: "Le réglage n’a pas pu être chargé.",
  members: "Membres",
  seatsUsed: (used, seats) =>
    `${formatNumber(used)} sur ${plural(seats, { one: "# place utilisée", other: "# places utilisées" })}.`,
  loadingMembers: "Chargement des membres",
  membersFailed: (reason) => `Les membres n’ont pas pu être chargés. ${reason}`,
  you: "Vous",
  admin: "Administrateur",
  member: "Membre",
  joined: (email, date) => `${email} · membre depuis le ${date}`,
  joinedOnly: (date) => `Membre depuis le ${date}`,
  roleOf: (name) => `Rôle de ${name}`,
  roleFailed: (name, reason) => `Le rôle de ${name} n’a pas pu être modifié. ${reason}`,
  remove: "Retirer",
  removeOf: (name) => `Retirer ${name}`,
  removeTitle: "Retirer le membre",
  removeQuestion: (name) => `Voulez-vous vraiment retirer ${name} de l’organisation ?`,
  removeTakes:
    "Cette personne perd immédiatement l’accès et ses invitations en attente sont révoquées. Son compte et les fichiers qu’elle a importés sont conservés.",
  removeFailed: (name) => `${name} n’a pas pu être retiré.`,
  invitations: "Invitations",
  invitationsLead:
    "Chaque lien permet à une personne de rejoindre l’organisation dans les sept jours. Seuls les administrateurs voient cette liste.",
  inviteEmail: "E-mail (facultatif)",
  inviteEmailHint:
    "Le lien est envoyé à cette adresse si ce serveur peut envoyer des e-mails. Seul un compte avec cette adresse peut l’utiliser ; sans adresse, toute personne disposant du lien.",
  badEmail: "Saisissez une adresse e-mail valide.",
  role: "Rôle",
  invite: "Créer un lien d’invitation",
  inviteFailed: (reason) => `L’invitation n’a pas pu être créée. ${reason}`,
  inviteReady: "Copiez et envoyez ce lien maintenant. Il ne s’affiche qu’une fois.",
  inviteLink: "Lien d’invitation",
  loadingInvitations: "Chargement des invitations",
  invitationsFailed: (reason) => `Les invitations n’ont pas pu être chargées. ${reason}`,
  noInvitations: "Aucune invitation en attente.",
  anyone: "Toute personne disposant du lien",
  invitedAs: (role, until) => `${role} · valable jusqu’au ${until}`,
  invitedByMail: (about, mail) => `${about} · ${mail}`,
  mailWaiting: "envoi de l’e-mail en cours",
  mailSent: "e-mail envoyé",
  mailRefused: "e-mail rejeté, envoyez le lien autrement",
  revoke: "Révoquer",
  revokeOf: (name) => `Révoquer l’invitation pour ${name}`,
  revokeFailed: (reason) => `L’invitation n’a pas pu être révoquée. ${reason}`,
};
