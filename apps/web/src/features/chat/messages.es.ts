import type { Translation } from "../../shared/language/catalogue.ts";
import { formatCost, formatNumber, plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  title: "Chat",
  agentFailed: "Lo siento, se ha producido un error al comunicarse con el asistente.",
  historyFailed: "Lo siento, no se ha podido cargar el historial de la conversación.",

  conversations: "Conversaciones",
  noDate: "Sin fecha",
  newConversation: "Nueva conversación",
  noConversations: "No hay conversaciones recientes",
  today: "Hoy",
  yesterday: "Ayer",
  lastWeek: "La semana pasada",
  earlier: "Anteriores",
  loadingConversations: "Cargando conversaciones",
  closeConversations: "Cerrar las conversaciones",
  searchConversations: "Buscar conversaciones",
  noneFound: "No se han encontrado conversaciones.",
  searchFailed: "La búsqueda ha fallado. Vuelva a intentarlo.",
  actionsOf: (name) => `Acciones para ${name}`,
  rename: "Cambiar nombre",
  renameField: "Nombre de la conversación",
  renameFailed: "No se ha podido cambiar el nombre de la conversación.",
  exportMarkdown: "Exportar como Markdown",
  exportFailed: "No se ha podido exportar la conversación.",
  remove: "Eliminar",
  removeTitle: "Eliminar la conversación",
  removeQuestion: (name) =>
    `¿Eliminar «${name}» y todos sus mensajes? Esta acción no se puede deshacer.`,
  removeFailed: "No se ha podido eliminar la conversación.",
  cancel: "Cancelar",

  welcome: "¿En qué puedo ayudarle?",
  suggestions: "Preguntas que responden sus documentos",
  modelHint:
    "No hay ningún modelo de lenguaje configurado: las respuestas citan sus documentos palabra por palabra. {connect}",
  connectModel: "Conectar un modelo",
  askForModel:
    "No hay ningún modelo de lenguaje configurado: las respuestas citan sus documentos palabra por palabra. Pida al operador de este servidor que conecte uno.",
  dismissHint: "No volver a mostrar",

  yourQuestion: "Su pregunta",
  message: "Mensaje",
  askAnything: "Haga una pregunta…",
  messageAssistant: "Mensaje para el asistente…",
  tooLong: (most, now) =>
    `Una pregunta puede tener hasta ${formatNumber(most)} caracteres; esta tiene ${formatNumber(now)}. Suba el texto más largo como documento y pregunte sobre él.`,
  searchDocs: "Buscar en documentos",
  webSearch: "Buscar en la web",
  model: (name) => `Modelo: ${name}`,
  send: "Enviar",
  stop: "Detener",
  stopping: "Deteniendo",

  record: "Dictar una pregunta",
  stopRecording: "Detener la grabación",
  recording: "Grabando…",
  transcribing: "Transcribiendo…",
  processing: "Procesando…",
  transcriptionFailed: "Error al transcribir el audio",
  microphoneFailed: "Error al acceder al micrófono",
  recordingUnsupported: "Este navegador no permite grabar audio.",
  transcriptionUnavailable: "El dictado no está configurado en este servidor.",
  cancelRecording: "Cancelar la grabación",

  chat: "Chat",
  messages: "Mensajes",
  openAgain: "Reintentar",
  historyOffline: "No tiene conexión. La conversación se cargará cuando vuelva la conexión.",
  loading: "Cargando…",
  you: "Usted",
  assistant: "Asistente",
  tryAgain: "Reintentar",
  edit: "Editar y volver a preguntar",
  editField: "Editar su pregunta",
  askAgain: "Volver a preguntar",
  questionVersions: "Versiones de la pregunta",
  answerVersions: "Versiones de la respuesta",
  previousVersion: "Versión anterior",
  nextVersion: "Versión siguiente",
  versionOf: (at, of) => `${formatNumber(at)} de ${formatNumber(of)}`,
  versionFailed: "No se ha podido mostrar la versión.",
  olderHidden: "Cargando mensajes anteriores…",

  notFound: "No se ha encontrado en sus documentos",
  partly: "Responde a una parte de la pregunta",
  missing: (what) => `No está en sus documentos: ${what}`,
  endedLength:
    "La respuesta ha alcanzado la longitud máxima y termina antes de tiempo. Pida el resto.",
  endedFiltered: "El proveedor del modelo de lenguaje ha filtrado el resto de la respuesta.",
  endedBroken:
    "Se ha perdido la conexión con el modelo de lenguaje antes de completar la respuesta. Vuelva a preguntar para obtenerla completa.",
  endedLate: "Se ha alcanzado el límite de tiempo antes de completar la respuesta. Pida el resto.",
  stopped: "Detenida. La respuesta está incompleta.",
  stoppedSilent: "Detenida antes de empezar la respuesta.",
  nearest: "Pasajes más cercanos",
  found: "Pasajes encontrados",
  foundCount: (passages, documents) =>
    `${plural(passages, { one: "# pasaje encontrado", other: "# pasajes encontrados" })} en ${plural(documents, { one: "# archivo", other: "# archivos" })}`,
  withheld: "Este pasaje no se le muestra.",
  noPreview: "Sin vista previa del pasaje",
  unknownSource: "Fuente desconocida",
  openDocument: "Abrir en el documento",
  openPage: "Abrir la página",
  copy: "Copiar con fuentes",
  copied: "Copiado",
  copyFailed: "Su navegador ha bloqueado la copia.",
  copySources: "Fuentes:",
  copyCode: "Copiar el código",
  readAloud: "Leer en voz alta",
  stopReading: "Detener la lectura",
  readAloudFailed: "No se ha podido leer la respuesta en voz alta.",
  regenerate: "Responder de nuevo",
  anotherModel: "Responder de nuevo con otro modelo",
  exportAnswer: "Exportar la conversación",
  helpful: "Útil",
  notHelpful: "No es útil",
  whyNot: "¿Qué estaba mal?",
  reasonNotTrue: "Incorrecto",
  reasonIncomplete: "Incompleto",
  reasonWrongSource: "Fuente equivocada",
  reasonNotUnderstood: "No se entendió la pregunta",
  reasonOther: "Otra cosa",
  comment: "¿Cuál es la respuesta correcta? (opcional)",
  sendFeedback: "Enviar",
  feedbackFailed: "No se ha podido guardar su opinión.",
  feedbackThanks: "Gracias por su opinión.",
  linkTo: (host) => `(${host})`,

  allQuoted: (count) =>
    count === 2
      ? "Ambas citas coinciden con sus fuentes"
      : plural(count, {
          one: "La cita coincide con su fuente",
          other: "Las # citas coinciden con sus fuentes",
        }),
  someQuoted: (count, of) =>
    `${formatNumber(count)} de ${formatNumber(of)} afirmaciones citadas literalmente`,
  moreQuoted: (count) => `${formatNumber(count)} citadas literalmente`,
  allComputed: "Calculado a partir de la tabla",
  allCalculated: "Calculado a partir de los números citados",
  someComputed: (count, of) =>
    `${formatNumber(count)} de ${formatNumber(of)} afirmaciones calculadas`,
  moreComputed: (count) => `${formatNumber(count)} calculadas`,
  allSupported: (count) =>
    plural(count, {
      one: "La afirmación está respaldada por su fuente",
      other: "Las # afirmaciones están respaldadas por sus fuentes",
    }),
  someSupported: (count, of) =>
    `${formatNumber(count)} de ${formatNumber(of)} afirmaciones respaldadas por sus fuentes`,
  moreSupported: (count) => `${formatNumber(count)} respaldadas`,
  allPartly: (count) =>
    plural(count, {
      one: "La afirmación está respaldada solo en parte por su fuente",
      other: "Las # afirmaciones están respaldadas solo en parte por sus fuentes",
    }),
  somePartly: (count, of) =>
    `${formatNumber(count)} de ${formatNumber(of)} afirmaciones respaldadas solo en parte por sus fuentes`,
  morePartly: (count) => `${formatNumber(count)} respaldadas solo en parte`,
  allNotSupported: (count) =>
    plural(count, {
      one: "La afirmación no está respaldada por su fuente",
      other: "Ninguna de las # afirmaciones está respaldada por su fuente",
    }),
  someNotSupported: (count, of) =>
    `${formatNumber(count)} de ${formatNumber(of)} afirmaciones no respaldadas por sus fuentes`,
  moreNotSupported: (count) => `${formatNumber(count)} no respaldadas`,
  allUnchecked: (count) =>
    plural(count, {
      one: "La afirmación no se ha comprobado con su fuente",
      other: "Las # afirmaciones no se han comprobado con sus fuentes",
    }),
  someUnchecked: (count, of) =>
    `${formatNumber(count)} de ${formatNumber(of)} afirmaciones sin comprobar`,
  moreUnchecked: (count) => `${formatNumber(count)} sin comprobar`,
  statePartly: "Respaldado solo en parte por esta fuente",
  stateNotSupported: "No respaldado por esta fuente",
  stateUnchecked: "Sin comprobar con esta fuente",

  steps: "Cómo se ha respondido",
  stepRewrite: "Leyendo la pregunta",
  stepSearch: (query) =>
    query === "" ? "Buscando en sus documentos" : `Buscando «${query}» en sus documentos`,
  stepWeb: (query) => (query === "" ? "Buscando en la web" : `Buscando «${query}» en la web`),
  stepRead: (name) => (name === "" ? "Leyendo más" : `Leyendo ${name}`),
  computedQuery: "Consulta",
  computedResult: "Resultado",
  computedCut: (count) =>
    plural(count, {
      one: "Solo se muestra la primera fila.",
      other: "Solo se muestran las primeras # filas.",
    }),
  stepCompute: (query) => (query === "" ? "Calculando" : `Calculando ${query}`),
  stepWrite: "Escribiendo la respuesta",
  stepVerify: "Comprobando la respuesta con sus fuentes",
  stepFailed: "error",
  milliseconds: (ms) => `${formatNumber(Math.round(ms))} ms`,
  writtenBy: (model) => `Escrito por ${model}`,
  quotedWithoutModel: "Citado sin modelo",
  tokens: (read, written) =>
    `${plural(read, { one: "# token leído", other: "# tokens leídos" })}, ${plural(written, { one: "# escrito", other: "# escritos" })}`,
  cost: (cost) => `Coste: ${formatCost(cost)}`,
  corrected: (word, used) =>
    `Ningún pasaje contiene «${word}». En su lugar se ha buscado ${used.map((one) => `«${one}»`).join(", ")}.`,
  searchAllFolders: "Buscar en todas las carpetas",
  searchAsTyped: "Buscar tal como está escrito",
  followUps: "Preguntas siguientes",
  followUpsFailed: "No se han podido proponer preguntas siguientes.",
  noFollowUps: "No se ha encontrado otra pregunta que estos documentos respondan con certeza.",
  whySources: "Por qué estas fuentes",
  whyFailed: "No se ha podido explicar la búsqueda.",
  whySearched: (searched, scored) =>
    `Se ha buscado en ${searched} pasajes; ${scored} contienen suficientes palabras para clasificarlos.`,
  whyCorrected: (word, used) =>
    `Ningún pasaje contiene «${word}». En su lugar se ha buscado ${used}. Use comillas para buscar la palabra tal como está escrita.`,
  whyPhrases: (phrases) => `Solo se ha buscado en pasajes que contienen ${phrases}.`,
  whyNoPhrase: (phrases) =>
    `Ningún pasaje contiene ${phrases} tal como está escrito. Las palabras se han buscado por separado.`,
  whyExcluded: (words) => `Se han excluido los pasajes que contienen ${words}.`,
  whyFolders: (names) =>
    `Los pasajes de las carpetas ${names} van antes que otros igual de buenos.`,
  whyInstructions: (sentences) => `Tratado como instrucciones, no se ha buscado: ${sentences}`,
  whyCut:
    "No se han clasificado todos los pasajes coincidentes. Los demás contienen menos palabras.",
  whyNoWords: "Ningún pasaje contiene una palabra de la pregunta.",
  whyWord: "Palabra",
  whyOccurs: "Pasajes que la contienen",
  whyWeight: "Peso",
  whyAdded: "(añadida)",
  alsoIn: (names) => `El mismo texto está en ${names}.`,
  whyHas: (words) => `contiene ${words}`,
  whyRanks: (byWords, byVectors) =>
    `Puesto ${byWords} por palabras clave, puesto ${byVectors} por significado`,
  announceAnswer: "La respuesta está completa.",
  announceStopped: "La respuesta se ha detenido.",

  scopeTitle: "Elegir carpetas de búsqueda",
  scopeExplained:
    "Las respuestas provienen solo de las carpetas que elija y de sus subcarpetas. No elija ninguna para buscar en todas. Para archivos concretos, escriba # en la pregunta.",
  loadingFolders: "Cargando carpetas…",
  foldersFailed: "No se han podido cargar las carpetas.",
  save: "Guardar",
  onlySearched: "Solo se busca en",
  searchingFiles: "Buscando archivos…",
  pickSources: "Carpetas y archivos donde buscar",
  askedFileFailed: "No se pudo abrir el archivo.",
  datedVersion: (name, date) => `${name} (versión del ${date})`,
  removeChip: "Quitar",
  removeFolder: (path) => `Quitar ${path}`,
  searchFoldersPlaceholder: "Buscar carpetas…",
  searchFolders: "Buscar carpetas",
  noFolders: "Aún no hay carpetas.",
  noSuchFolder: "Ninguna otra carpeta coincide.",
  allFolders: "Todas las carpetas",
  folders: (count) => plural(count, { one: "# carpeta", other: "# carpetas" }),
  files: (count) => plural(count, { one: "# archivo", other: "# archivos" }),
  stillIndexing: (files, count) => `${files}, ${formatNumber(count)} aún en indexación`,
  inFolder: (path) => `en ${path}`,
};
