import type { Translation } from "../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  organization: "Organización",
  name: "Nombre",
  domain: "Dominio",
  description: "Descripción",
  yourRole: "Su rol",
  memberSince: "Miembro desde",
  loadFailed: "No se ha podido cargar su organización.",
  license: "Licencia",
  users: "Usuarios",
  ofSeats: (used, seats) => `${formatNumber(used)} / ${formatNumber(seats)}`,
  status: "Estado",
  active: "Activa",
  inactive: "Inactiva",
  expires: "Caduca",
  never: "Nunca",
  deleteTitle: "Eliminar la organización",
  deleteLead: "Se eliminan todas las carpetas, archivos y conversaciones de todos los miembros.",
  deleteOrganization: "Eliminar la organización",
  deleteQuestion: (name) =>
    `¿Seguro que quiere eliminar la organización «${name}»? Esta acción no se puede deshacer.`,
  deleteTakes: (folders, files) =>
    `También se eliminan ${plural(folders, { one: "# carpeta", other: "# carpetas" })}, ${plural(files, { one: "# archivo", other: "# archivos" })}, todas las conversaciones y todas las invitaciones pendientes.`,
  deleteTakesUncounted:
    "También se eliminan todas las carpetas, archivos, conversaciones e invitaciones pendientes.",
  deleteKeeps: (others) =>
    others === 0
      ? "Su cuenta se conserva, sin organización."
      : `Su cuenta y ${plural(others, { one: "la de # miembro más", other: "las de # miembros más" })} se conservan, sin organización.`,
  delete: "Eliminar",
  deleteFailed: "No se ha podido eliminar la organización",
  noOrganizationId: "No se ha encontrado el identificador de la organización",
  leaveTitle: "Abandonar la organización",
  leaveLead: "Conserva su cuenta y sus conversaciones. Los archivos se quedan en la organización.",
  leave: "Abandonar",
  leaveOrganization: "Abandonar la organización",
  leaveQuestion: (name) =>
    `¿Seguro que quiere abandonar «${name}»? Necesitará una invitación nueva para volver.`,
  leaveFailed: "No se ha podido abandonar la organización.",
  sharing: "Compartir",
  sharingLead:
    "Los miembros comparten conversaciones entre sí mediante enlaces. Las fuentes se abren con el acceso del lector.",
  publicLinks: "Permitir enlaces públicos",
  publicLinksHint:
    "Cualquiera con un enlace así lee las respuestas y los nombres de las fuentes durante un máximo de 30 días. Al desactivarlo, todos los enlaces públicos dejan de funcionar al instante.",
  sharingChangeFailed: "No se pudo cambiar el ajuste.",
  sharingFailed: "No se pudo cargar el ajuste.",
  members: "Miembros",
  seatsUsed: (used, seats) =>
    `${formatNumber(used)} de ${plural(seats, { one: "# plaza ocupada", other: "# plazas ocupadas" })}.`,
  loadingMembers: "Cargando miembros",
  membersFailed: (reason) => `No se han podido cargar los miembros. ${reason}`,
  you: "Usted",
  admin: "Administrador",
  member: "Miembro",
  joined: (email, date) => `${email} · miembro desde el ${date}`,
  joinedOnly: (date) => `Miembro desde el ${date}`,
  roleOf: (name) => `Rol de ${name}`,
  roleFailed: (name, reason) => `No se ha podido cambiar el rol de ${name}. ${reason}`,
  remove: "Quitar",
  removeOf: (name) => `Quitar a ${name}`,
  removeTitle: "Quitar al miembro",
  removeQuestion: (name) => `¿Seguro que quiere quitar a ${name} de la organización?`,
  removeTakes:
    "La persona pierde el acceso de inmediato y se revocan sus invitaciones pendientes. Se conservan su cuenta y los archivos que ha subido.",
  removeFailed: (name) => `No se ha podido quitar a ${name}.`,
  invitations: "Invitaciones",
  invitationsLead:
    "Cada enlace permite que una persona se una en un plazo de siete días. Solo los administradores ven esta lista.",
  inviteEmail: "Correo electrónico (opcional)",
  inviteEmailHint:
    "El enlace se envía a esta dirección si este servidor puede enviar correos. Cualquiera que tenga el enlace puede usarlo.",
  badEmail: "Introduzca un correo electrónico válido.",
  role: "Rol",
  invite: "Crear enlace de invitación",
  inviteFailed: (reason) => `No se ha podido crear la invitación. ${reason}`,
  inviteReady: "Copie y envíe este enlace ahora. Solo se muestra una vez.",
  inviteLink: "Enlace de invitación",
  loadingInvitations: "Cargando invitaciones",
  invitationsFailed: (reason) => `No se han podido cargar las invitaciones. ${reason}`,
  noInvitations: "No hay invitaciones pendientes.",
  anyone: "Cualquiera que tenga el enlace",
  invitedAs: (role, until) => `${role} · válida hasta el ${until}`,
  invitedByMail: (about, mail) => `${about} · ${mail}`,
  mailWaiting: "enviando el correo",
  mailSent: "correo enviado",
  mailRefused: "correo rechazado, envíe el enlace por otro medio",
  revoke: "Revocar",
  revokeOf: (name) => `Revocar la invitación para ${name}`,
  revokeFailed: (reason) => `No se ha podido revocar la invitación. ${reason}`,
};
