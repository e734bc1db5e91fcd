import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  title: "Revise su organización",
  lead: "Su cuenta existía antes de que confirmara su dirección de correo, y puede que la creara otra persona. Mire a qué pertenece y decida si conserva la organización o la abandona. Hasta entonces no se puede leer, subir ni preguntar nada con ella.",
  ended:
    "Todas las sesiones, claves de API, enlaces compartidos, fuentes e invitaciones anteriores de esta cuenta han terminado.",
  organization: "Organización",
  name: "Nombre",
  domain: "Dominio",
  created: "Creada",
  yourRole: "Su rol",
  members: "Otros miembros",
  onlyYou: "No hay ningún otro miembro.",
  member: (email, role, date) => `${email} · ${role} · miembro desde el ${date}`,
  models: "Modelos",
  modelsLead: "Las preguntas y los pasajes de documentos se envían a estas direcciones.",
  keep: "Conservar la organización",
  leave: "Abandonar y empezar de nuevo",
  leaveQuestion: (name) =>
    `Abandona «${name}». Sus archivos se quedan con los demás miembros y necesitará una invitación para volver.`,
  deleteQuestion: (name) =>
    `Usted es el único miembro de «${name}». Al abandonarla se elimina con todas sus carpetas, archivos y conversaciones. Esta acción no se puede deshacer.`,
  back: "Volver",
  loadFailed: (reason) => `No se pudo cargar su organización. ${reason}`,
  decideFailed: "No se pudo guardar su decisión. Inténtelo de nuevo.",
  otherwise: "También puede eliminar {account}.",
  yourAccount: "su cuenta",
};
