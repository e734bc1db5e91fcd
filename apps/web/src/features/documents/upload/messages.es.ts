import { formatSize } from "@footnote/contracts/upload-checks";
import type { Translation } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

const files = (count: number) => plural(count, { one: "# archivo", other: "# archivos" });
const units: Readonly<Record<string, string>> = {
  page: "página",
  slide: "diapositiva",
  sheet: "hoja",
  row: "fila",
  passage: "pasaje",
};

export const spanish: Translation<typeof t> = {
  unknownProcessingError: "Error de procesamiento desconocido",
  emptyFile: "Este archivo está vacío.",
  noTranscription:
    "El audio y el vídeo necesitan un modelo de transcripción, que no está configurado en este servidor.",
  selectFolderFirst: "Seleccione primero una carpeta.",
  nothingToUpload: "No hay archivos en la selección.",
  foldersUnreadable: [
    "Este navegador no permite subir carpetas.",
    "Arrastre los archivos en lugar de la carpeta,",
    "elija archivos sueltos con «Elegir archivos»",
    "o use Chrome o Edge para subir carpetas.",
  ].join("\n"),
  rejected: (named) => `No se ha podido subir: ${named}`,
  rejectedMore: (named, more) => `No se ha podido subir: ${named} y ${formatNumber(more)} más`,
  uploadFailed: (name, reason) => `No se ha podido subir «${name}»: ${reason}`,
  untracked: (name) =>
    `Se ha iniciado la subida de «${name}», pero no se puede seguir su progreso.`,
  folderFailed: (name, reason) => `No se ha podido crear la carpeta «${name}»: ${reason}`,
  withdrawFailed: (name, reason) => `No se ha podido eliminar el archivo «${name}». ${reason}`,

  compareFailed: (reason) => `No se ha podido comparar con los archivos de la carpeta: ${reason}`,
  unchangedSkipped: (count) =>
    plural(count, {
      one: "Se ha omitido # archivo sin cambios.",
      other: "Se han omitido # archivos sin cambios.",
    }),
  sameNamedTitle: "Ya está en esta carpeta",
  sameNamedChanged: (count, names) =>
    `${plural(count, { one: "# archivo con el mismo nombre tiene", other: "# archivos con el mismo nombre tienen" })} un contenido distinto: ${names}.`,
  sameNamedUnchanged: (count) => `${files(count)} ya aquí, sin cambios.`,
  replace: "Reemplazar y conservar la versión anterior",
  keepBoth: "Conservar ambos",
  skipSameNamed: "Omitir",
  skipUnchanged: "Omitir los que no han cambiado",

  waiting: "En espera de subida",
  waitingForConnection: "En espera de conexión",
  elsewhere: "Subiendo en otra pestaña",
  interrupted: "La subida se ha interrumpido. Vuelva a elegir el archivo para continuar.",
  retry: "Reintentar",
  retryUpload: (name) => `Reintentar la subida de «${name}»`,
  chooseAgain: (name) => `Volver a elegir «${name}»`,
  otherFile: (name, chosen) =>
    `Vuelva a elegir el archivo «${name}» para continuar su subida. «${chosen}» es otro archivo.`,
  retryAll: "Reintentar todo",
  chooseAllAgain: "Volver a elegir los archivos interrumpidos",
  noneChosen: "Ninguno de los archivos elegidos es una de las subidas interrumpidas.",
  uploading: (percent) => `Subiendo ${percent} %`,
  processing: "Procesando",
  reading: "Leyendo",
  indexing: "Indexando",
  embedding: "Vectorizando",
  stage: (stage, progress) => `${stage} ${progress}`,
  ofTime: (at, total) => `${at} de ${total}`,
  row: (at) => `fila ${at}`,
  ofUnits: (unit, at, total) => `${units[unit] ?? unit} ${at} de ${total}`,

  uploads: "Subidas",
  allUploads: "Todas las subidas",
  uploadOf: (name) => `Subida de ${name}`,
  done: (done, total) => `${formatNumber(done)} de ${files(total)} terminados`,
  readyAndFailed: (ready, total, failed) =>
    `${formatNumber(ready)} de ${files(total)} listos, ${formatNumber(failed)} con error`,
  notUploaded: (total) =>
    plural(total, { one: "# archivo no se ha subido", other: "# archivos no se han subido" }),
  ready: (total) => plural(total, { one: "# archivo listo", other: "# archivos listos" }),
  pace: (bytesPerSecond, left) => `${formatSize(bytesPerSecond)}/s, ${left}`,
  secondsLeft: (seconds) =>
    plural(seconds, { one: "falta # segundo aprox.", other: "faltan # segundos aprox." }),
  minutesLeft: (minutes) =>
    plural(minutes, { one: "falta # minuto aprox.", other: "faltan # minutos aprox." }),
  hideFiles: "Ocultar los archivos",
  showFiles: "Mostrar los archivos",
  close: "Cerrar",
  cancelAll: "Cancelar todo",
  inProgress: "En curso",
  isReady: "Listo",
  hasFailed: "Error",
};
