import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  document: "Documento",
  views: "Vistas de este documento",
  missing: "Este archivo no existe.",
  missingWords: "Se eliminó o su enlace está incompleto.",
  allFolders: "Todas las carpetas",
  failed: (detail) => `No se pudo cargar el archivo. ${detail}`,
  download: "Descargar",
  ask: "Preguntar sobre este archivo",
  outdated: "Obsoleto. Las respuestas usan una versión más reciente de este documento.",
  openNewest: "Abrir la versión más reciente",
  notYet: "Este archivo aún se está leyendo. Su contenido aparecerá aquí cuando esté listo.",

  details: "Detalles",
  type: "Tipo",
  typeOf: (extension, mediaType) => `${extension} (${mediaType})`,
  uploadedBy: "Subido por",
  uploaderLeft: "Alguien que ya no está en la organización",
  folder: "Carpeta",
  units: (unit) =>
    ({
      page: "Páginas con texto",
      slide: "Diapositivas con texto",
      sheet: "Hojas con celdas",
    })[unit],
  language: "Idioma",
  contentHash: "SHA-256",

  versions: "Versiones",
  passages: "Pasajes",
  passagesOf: (count) => (count === 0 ? "Pasajes" : `Pasajes (${formatNumber(count)})`),
  passagesWords: "Este archivo está indexado en estos pasajes. Las respuestas los citan.",
  passagesFailed: (detail) => `No se pudieron cargar los pasajes. ${detail}`,
  noPassages: "Este archivo no tiene pasajes, así que las respuestas no pueden citarlo.",
  morePassages: (count) =>
    `Mostrar más (${plural(count, { one: "queda # pasaje", other: "quedan # pasajes" })})`,
  hidden: (reason) =>
    `Oculto para los lectores: ${reason}. Las respuestas lo ignoran mientras no lo permita.`,
};
