import type { Translation } from "../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

const files = (count: number) => plural(count, { one: "# archivo", other: "# archivos" });
const folders = (count: number) => plural(count, { one: "# carpeta", other: "# carpetas" });
const items = (count: number) => plural(count, { one: "# elemento", other: "# elementos" });

export const spanish: Translation<typeof t> = {
  database: "Documentos",
  folders: "Carpetas",
  breadcrumb: "Ruta de navegación",
  organization: "Organización",
  newFolder: "Nueva carpeta",
  fileTypes: "Tipos y tamaños de archivo",
  countFolders: folders,
  countFiles: files,
  countUploading: (count: number) => `${formatNumber(count)} en carga`,
  name: "Nombre",
  size: "Tamaño",
  dateAdded: "Fecha de adición",
  state: "Estado",
  stateOf: (state) =>
    ({ ready: "Listo", processing: "En lectura", failed: "Con error", outdated: "Obsoleto" })[
      state
    ],
  stateWaiting: "En espera",
  stateUploading: "En carga",
  actions: "Acciones",
  loading: "Cargando…",
  noDate: "N/D",
  untitled: "Sin título",
  foldersFailed: (detail) => `No se han podido cargar las carpetas. ${detail}`,
  filesFailed: (detail) => `No se han podido cargar los archivos. ${detail}`,
  rootEmpty: "Seleccione o cree una carpeta.",
  rootEmptyWords: "Las carpetas organizan sus documentos y sirven para acotar una búsqueda.",
  firstFolder: "Añadir la primera carpeta",
  folderMissing: "Esta carpeta no existe.",
  folderMissingWords: "Se ha eliminado o su enlace está incompleto.",
  allFolders: "Todas las carpetas",
  folderEmpty: "Esta carpeta está vacía.",
  folderEmptyWords:
    "Suelte archivos aquí. En unos instantes se puede buscar en ellos y preguntar sobre ellos en el chat.",

  ask: "Preguntar sobre sus archivos",

  search: "Buscar por nombre",
  clearSearch: "Borrar la búsqueda",
  searchFailed: (detail) => `La búsqueda ha fallado. ${detail}`,
  nothingFound: "No se han encontrado archivos ni carpetas.",
  nothingFoundWords:
    "Esta búsqueda mira los nombres de todos los archivos y carpetas. Para buscar dentro de los archivos, pregunte en el chat.",
  inFolder: "en",
  foundCount: (count) =>
    plural(count, { one: "# elemento encontrado", other: "# elementos encontrados" }),
  more: (count) => `Mostrar más (${files(count)})`,

  select: (name) => `Seleccionar «${name}»`,
  selectAll: "Seleccionar todo",
  selected: (count) => plural(count, { one: "# seleccionado", other: "# seleccionados" }),
  clearSelection: "Borrar la selección",
  move: "Mover",
  delete: "Eliminar",
  cancel: "Cancelar",
  rename: "Cambiar nombre",
  renameOf: (name) => `Cambiar nombre de «${name}»`,
  newNameOf: (name) => `Nuevo nombre de «${name}»`,
  renameFailed: (name, detail) => `No se ha podido cambiar el nombre de «${name}». ${detail}`,
  renamed: (before, name) => `«${before}» renombrado a «${name}».`,
  undo: "Deshacer",
  undone: "Deshecho.",
  undoFailed: (detail) => `No se pudo deshacer. ${detail}`,
  fileNameEmpty: "El nombre del archivo no puede estar vacío.",
  folderNameEmpty: "El nombre de la carpeta no puede estar vacío.",

  moveTitle: (count) => `Mover ${items(count)}`,
  moveLead:
    "Elija la carpeta de destino. Una búsqueda limitada a esa carpeta incluirá los elementos movidos.",
  moveSearch: "Buscar una carpeta",
  moveTargets: "Carpetas de destino",
  moveHere: "Mover aquí",
  topLevel: "Carpetas (nivel superior)",
  noTarget: "No hay ninguna carpeta de destino.",
  moved: (count, where) =>
    `${plural(count, { one: "# elemento movido", other: "# elementos movidos" })} a «${where}».`,
  moveFailed: (detail) => `No se ha podido mover. ${detail}`,

  deleteFile: "Eliminar archivo",
  deleteFolder: "Eliminar carpeta",
  deleteFileOf: (name) => `Eliminar archivo «${name}»`,
  deleteFolderOf: (name) => `Eliminar carpeta «${name}»`,
  deleteQuestion: (name) =>
    `¿Seguro que quiere eliminar «${name}»? Esta acción no se puede deshacer.`,
  deleteItems: (count) => `Eliminar ${items(count)}`,
  deleteItemsQuestion: (count) =>
    `¿Seguro que quiere eliminar ${items(count)}? Esta acción no se puede deshacer.`,
  andMore: (count) => plural(count, { one: "y # más", other: "y # más" }),
  holds: (amount) => `Contiene ${amount}.`,
  holdsAll: (amount) => `Las carpetas contienen ${amount}.`,
  and: (one, other) => `${one} y ${other}`,
  deleteContents: "Eliminar todo su contenido",
  deleteContentsOfAll: "Eliminar todo su contenido",
  keepUnfiled: "Conservar sus archivos en una carpeta llamada Unfiled",
  keepAbove: (parent) => `Mover su contenido a ${parent}`,
  keepAll: "Mover su contenido un nivel más arriba",
  deleted: (name) => `Se ha eliminado «${name}».`,
  deletedItems: (count) =>
    plural(count, { one: "# elemento eliminado.", other: "# elementos eliminados." }),
  removed: (name) => `Se ha quitado la subida «${name}».`,
  deleteFileFailed: (name, detail) => `No se ha podido eliminar el archivo «${name}». ${detail}`,
  deleteFolderFailed: (name, detail) => `No se ha podido eliminar la carpeta «${name}». ${detail}`,
  deleteItemsFailed: (detail) => `No se ha podido eliminar. ${detail}`,
  noIdentifier: "No se puede eliminar el archivo: falta el identificador.",
  noFolderId: "No se puede eliminar la carpeta: falta el identificador.",
  retry: "Reintentar",
  retryOf: (name) => `Reintentar «${name}»`,
  retryFailed: (name, detail) => `No se ha podido reintentar «${name}». ${detail}`,

  createTitle: "Crear una carpeta",
  folderName: "Nombre",
  folderNamePlaceholder: "Nombre de la carpeta",
  create: "Crear",
  created: (name) => `Carpeta «${name}» creada.`,
  createFailed: (detail) => `No se ha podido crear la carpeta: ${detail}`,

  dropHere: "Suelte para subir a esta carpeta",
  dragHere: "Arrastre aquí archivos o carpetas, o elíjalos",
  selectFiles: "Elegir archivos",
  selectFolder: "Elegir carpeta",
  filesInput: "Archivos",
  folderInput: "Carpeta",

  processing: "Procesando",
  processingFailed: "El procesamiento ha fallado",
  notProcessed: "No se ha podido procesar este archivo.",
  progressOf: (name) => `Progreso de ${name}`,

  hiddenText: (count) =>
    `Contiene texto oculto (${plural(count, { one: "# pasaje", other: "# pasajes" })}). Las respuestas lo ignoran.`,
  showHidden: "Mostrar",
  showHiddenOf: (name) => `Mostrar el texto oculto de ${name}`,
  hiddenTitle: (name) => `Texto oculto en ${name}`,
  hiddenWords:
    "Quien lee el archivo no ve este texto, pero un modelo de lenguaje sí lo leería. Las búsquedas y las respuestas lo ignoran si usted no lo permite.",
  hiddenList: "Texto oculto",
  hiddenMore: (count) => plural(count, { one: "# pasaje más", other: "# pasajes más" }),
  closeHidden: "Cerrar",
  readHidden: "Usar este texto en las respuestas",
  showUnpackedOf: (name) => `Mostrar los archivos de ${name}`,
  unpackedTitle: (name) => `Archivos de ${name}`,
  unpackedWords:
    "Cada uno de estos archivos es un documento aparte, salvo los omitidos por el motivo indicado.",
  leftOut: (reason) => `Omitido. ${reason}`,
  deletedSince: "Eliminado.",
  hasVersions: "Tiene versiones anteriores.",
  replaces: "Versión nueva. Las respuestas usan la anterior hasta que esta esté lista.",
  isReplaced: "Una versión más nueva aún no está lista. Las respuestas usan esta.",
  showVersionsOf: (name) => `Mostrar las versiones de ${name}`,
  versionsTitle: (name) => `Versiones de ${name}`,
  versionsWords:
    "Las respuestas usan la versión más reciente que se ha podido leer. Las demás se conservan.",
  versionState: (state) =>
    ({
      ready: "en uso",
      outdated: "obsoleta",
      processing: "en proceso",
      failed: "con error",
    })[state],
  openVersion: (name, uploaded) => `Abrir ${name}, versión del ${uploaded}`,
  downloadVersion: (name, uploaded) => `Descargar ${name}, versión del ${uploaded}`,
  download: "Descargar el archivo",
  downloadFailed: "No se ha podido descargar el archivo.",
  hiddenInvisible: "texto invisible",
  hiddenColour: "del mismo color que el fondo",
  hiddenTiny: "demasiado pequeño para leerlo",
  hiddenOutside: "fuera de la página o diapositiva",
  hiddenCovered: "tapado o recortado",
  hiddenSwitchedOff: "marcado como oculto en el archivo",
  hiddenComment: "en un comentario",
  hiddenCharacters: "en caracteres invisibles",
};
