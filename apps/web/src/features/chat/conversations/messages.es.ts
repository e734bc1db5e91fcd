import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  pin: "Fijar",
  unpin: "Dejar de fijar",
  pinned: "Fijadas",
  pinnedNow: (name) => `«${name}» está fijada.`,
  unpinnedNow: (name) => `«${name}» ya no está fijada.`,
  archive: "Archivar",
  unarchive: "Desarchivar",
  archived: "Archivadas",
  archivedNow: (name) => `«${name}» está archivada.`,
  unarchivedNow: (name) => `«${name}» está de nuevo en la lista.`,
  archivedCount: (count) => `Archivadas (${formatNumber(count)})`,
  backToConversations: "Volver a las conversaciones",
  noneArchived:
    "No hay conversaciones archivadas. Una pregunta nueva devuelve una conversación a la lista.",
  noneTagged: (tag) => `No hay conversaciones con la etiqueta «${tag}».`,
  changeFailed: "No se pudo cambiar la conversación.",
  exportWord: "Exportar como Word",
  exportPdf: "Exportar como PDF",
  pdfCharacters: (characters) =>
    `El PDF no puede mostrar estos caracteres: ${characters} Exporte la conversación como Word o Markdown.`,

  tags: "Etiquetas",
  editTags: "Etiquetas…",
  tagsTitle: "Etiquetas de la conversación",
  tagsExplained: (count, length) =>
    `Hasta ${formatNumber(count)} palabras propias de ${formatNumber(length)} caracteres como máximo. Solo usted las ve.`,
  tagField: "Añadir una etiqueta",
  addTag: "Añadir",
  yourTags: "Sus etiquetas",
  removeTag: (tag) => `Quitar ${tag}`,
  tagsFull: (count) =>
    `Una conversación tiene como máximo ${formatNumber(count)} etiquetas. Quite una para añadir otra.`,
  tagsFailed: "No se pudieron guardar las etiquetas.",
  save: "Guardar",
  cancel: "Cancelar",
};
