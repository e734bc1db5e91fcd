import { plural } from "../../../shared/language/format.ts";
import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  title: "Modelos locales",
  lead: "Se ejecutan en este mismo servidor: no se consulta ningún servicio y ningún texto sale de él.",
  loading: "Cargando los modelos locales",
  loadFailed: (reason) => `No se han podido cargar los modelos locales. ${reason}`,
  runtimeMissing:
    "Lo que ejecuta los modelos locales no está instalado. Ejecute una vez {command} en el servidor; no hace falta reiniciar.",
  downloadsOff:
    "Las descargas están desactivadas en este servidor. Importe los modelos desde archivos.",

  languages: (count) => plural(count, { one: "alrededor de # idioma", other: "unos # idiomas" }),
  licence: (name) => `licencia ${name}`,
  sizeUnknown: "tamaño desconocido",
  memory: (megabytes) => `unos ${megabytes} MB de memoria`,
  verified: "sumas de comprobación del editor",
  notVerified: "sin verificar: no se conocen las sumas de comprobación del editor",

  downloading: (received, size) => `Descargando: ${received} de ${size}`,
  downloadingUnknown: (received) => `Descargando: ${received}`,
  progressOf: (model) => `Descarga de ${model}`,
  ready: "Instalado, sin usar",
  inUse: "En uso",
  state_absent: "Sin instalar.",
  state_interrupted: "La descarga no está completa. Se puede continuar.",
  state_damaged: "Dañado: faltan archivos o han cambiado. Instálelo de nuevo.",
  state_too_large: (limit) =>
    `Demasiado grande: un modelo puede ocupar ${limit} MB de memoria en este servidor.`,
  problem_unreachable: "La última descarga ha fallado: no se ha podido acceder al origen.",
  problem_not_found: "La última descarga ha fallado: el origen no tiene este modelo.",
  problem_interrupted: "La última descarga ha fallado: se ha perdido la conexión.",
  problem_damaged: "La última descarga ha fallado: una suma de comprobación no coincidía.",
  problem_incomplete: "Faltaba un archivo.",
  problem_no_space:
    "La última descarga ha fallado: no queda suficiente espacio en el disco del servidor.",
  goesOnWithout: "Hasta entonces, el producto funciona sin él.",

  action_install: "Instalar",
  action_cancel: "Cancelar",
  action_use: "Usar",
  action_leave: "Dejar de usar",
  continue: "Continuar",
  installAgain: "Instalar de nuevo",
  import: "Importar",
  remove: "Quitar",
  actionOn: (action, model) => `${action}: ${model}`,
  trying: "El modelo se está cargando y probando. Puede tardar un minuto.",
  removeTitle: "¿Quitar el modelo?",
  removeQuestion: (model) => `Los archivos de «${model}» se eliminan del servidor.`,

  importTitle: "Importar un modelo",
  importLead: (model) =>
    `Instalar «${model}» sin internet: desde un archivo comprimido (.tar o .tar.gz) que contenga sus archivos, o desde una carpeta del servidor.`,
  chooseFile: "Elegir un archivo comprimido",
  file: "Archivo comprimido del modelo",
  path: "O una carpeta o un archivo comprimido del servidor",
  pathHint: (folder) => `Dentro de ${folder}`,
  pathMissing: "Indique una carpeta o un archivo comprimido, o elija uno.",

  refused_not_found: "Este modelo ya no está en el catálogo.",
  refused_downloads_off:
    "Las descargas están desactivadas en este servidor. Importe el modelo desde un archivo.",
  refused_runtime_missing:
    "Lo que ejecuta los modelos locales no está instalado. Ejecute una vez npm run local-models en el servidor.",
  refused_not_ready: "Este modelo no está instalado por completo.",
  refused_too_large:
    "Este modelo necesita más memoria de la que un modelo puede ocupar en este servidor.",
  refused_damaged: "Los archivos de este modelo están dañados. Instálelo de nuevo.",
  refused_not_loadable:
    "Este modelo está instalado, pero no se puede ejecutar. Instálelo de nuevo o elija otro.",
  refused_role_wrong: "Este modelo no sirve para esta tarea.",
  refused_busy:
    "Este modelo se está descargando o importando. Espere a que termine o cancele antes la descarga.",
  refused_no_space:
    "En el disco del servidor no queda suficiente espacio para este modelo. Libere espacio o elija un modelo más pequeño.",
  refused_import_missing: "No hay nada en esa ruta de la carpeta de importación.",
  refused_import_incomplete: "Allí faltan archivos del modelo.",
  refused_import_damaged: "No es un archivo .tar o .tar.gz completo con los archivos del modelo.",
};
