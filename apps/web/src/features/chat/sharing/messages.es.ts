import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  share: "Compartir…",
  title: "Compartir la conversación",
  explained:
    "El enlace muestra la conversación tal como está ahora, solo para leer. Los mensajes que añada después no se muestran.",
  whoMayRead: "Quién puede leerla",
  organization: "Su organización",
  public: "Cualquiera con el enlace",
  forOrganization:
    "Los miembros de su organización que tengan el enlace. Abren las fuentes con su propio acceso.",
  forAnyone:
    "Cualquiera con el enlace ve las preguntas, las respuestas y los nombres de las fuentes, pero ni los pasajes ni los archivos.",
  publicOff:
    "Los enlaces públicos están desactivados. Un administrador puede permitirlos en Cuenta, Miembros.",
  worksFor: "El enlace funciona durante",
  endless: "Hasta que se revoque",
  days1: "1 día",
  days7: "7 días",
  days30: "30 días",
  create: "Crear enlace",
  createFailed: "No se pudo crear el enlace.",
  link: "Enlace a la conversación",
  linkOnce: "Copie el enlace ahora. No se volverá a mostrar.",
  yourLinks: "Sus enlaces",
  loadingLinks: "Cargando sus enlaces",
  linksFailed: (reason) => `No se pudieron cargar sus enlaces. ${reason}`,
  aboutLink: (audience, made) => `${audience} · compartido el ${made}`,
  until: (about, end) => `${about} · hasta el ${end}`,
  revoke: "Revocar",
  revokeOf: (name) => `Revocar el enlace a ${name}`,
  revokeFailed: (reason) => `No se pudo revocar el enlace. ${reason}`,
  newConversation: "Nueva conversación",
  close: "Cerrar",

  shared: "Conversación compartida",
  sharedOn: (moment) => `Compartida el ${moment}, tal como estaba entonces. Solo para leer.`,
  endsOn: (moment) => `El enlace funciona hasta el ${moment}.`,
  messages: "Mensajes",
  question: "Pregunta",
  answer: "Respuesta",
  nearest: "Pasajes más cercanos",
  stopped: "Detenida. La respuesta está incompleta.",
  withheldMember: "No puede abrir este documento, o fue eliminado. Su pasaje no se muestra.",
  withheldPublic: "Los pasajes de una conversación compartida públicamente no se muestran.",
  incomplete: "Este enlace está incompleto. Pídalo de nuevo.",
  gone: "Este enlace no existe, ha caducado o fue revocado.",
  logInHint: "Si la compartió un miembro de su organización, inicie sesión para leerla.",
  logIn: "Iniciar sesión",
  toStart: "Ir a la página de inicio",
  readFailed: (reason) => `No se pudo cargar la conversación. ${reason}`,
};
