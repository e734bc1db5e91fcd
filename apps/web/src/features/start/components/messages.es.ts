import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  home: "Inicio",
  question: "¿Qué le gustaría saber?",
  askLabel: "Pregunta",
  askForm: "Pregunta rápida",
  askPlaceholder: "Haga una pregunta…",
  ask: "Preguntar",
  addFirst:
    "Las respuestas provienen de sus documentos. Para empezar, cree una carpeta y añada archivos.",
  addDocuments: "Añadir documentos",
  conversations: "Conversaciones recientes",
  loadingConversations: "Cargando conversaciones",
  noConversations: "No hay conversaciones recientes. Sus preguntas y las respuestas aparecen aquí.",
  newConversation: "Nueva conversación",
  noDate: "Sin fecha",
  openChat: "Abrir el chat",
  recent: "Documentos recientes",
  loadingRecent: "Cargando documentos",
  noRecent: "Aún no hay documentos. Las subidas recientes y su progreso aparecen aquí.",
  recentFailed: (detail) => `No se han podido cargar los documentos recientes. ${detail}`,
  folders: "Documentos",
  loadingFolders: "Cargando carpetas",
  foldersFailed: (detail) => `No se han podido cargar las carpetas. ${detail}`,
  files: (count) => plural(count, { one: "# archivo", other: "# archivos" }),
  toAskAbout: (count) =>
    plural(count, {
      one: "# archivo sobre el que puede preguntar.",
      other: "# archivos sobre los que puede preguntar.",
    }),
  noFiles:
    "Aún no hay archivos. Las carpetas organizan sus documentos y sirven para acotar una búsqueda.",
  stillProcessing: (count) =>
    plural(count, {
      one: "# archivo en proceso",
      other: "# archivos en proceso",
    }),
  withProcessing: (files, processing) => `${files}, ${formatNumber(processing)} en proceso`,
  openDatabase: "Abrir los documentos",
  waiting: "En espera",
  percent: (percent) => `${percent} %`,
  failed: "Error",
  progressOf: (name) => `Progreso de ${name}`,
};
