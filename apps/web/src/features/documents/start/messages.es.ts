import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  needsFolder: "Las respuestas provienen de sus documentos. Añada algunos para empezar.",
  needsFiles: "Sus carpetas aún están vacías. Añada documentos sobre los que preguntar.",
  documents: "Documentos",
  dropHere: "Suelte para subir; la carpeta se crea automáticamente",
  addSample: "Probar con una biblioteca de ejemplo",
  orDatabase: "O cree carpetas usted mismo: {database}",
  openDatabase: "Abrir los documentos",
  sampleFailed: (reason) => `No se ha podido añadir la biblioteca de ejemplo. ${reason}`,
  reading: "Sus documentos se están leyendo. Puede preguntar en cuanto el primero esté listo.",
  notRead: (name, reason) => `No se ha podido leer «${name}»: ${reason}`,
  samplePresent: "La biblioteca de ejemplo está entre sus carpetas.",
  removeSample: "Eliminar la biblioteca de ejemplo",
  removeFailed: (reason) => `No se ha podido eliminar la biblioteca de ejemplo. ${reason}`,
  dropAndChoose: "Suelte para subir; después elige la carpeta",
  dropInto: (folder) => `Suelte para subir a ${folder}`,
  droppedInto: (folder) => `Los archivos soltados van a ${folder}.`,
  changeFolder: "Elegir otra carpeta",
  dropFolderTitle: "Carpeta para los archivos soltados",
  dropFolderExplained:
    "Los archivos que suelte en el chat se suben a esta carpeta. Puede cambiarla después de cada vez.",
  dropFolder: "Carpeta",
  uploadDropped: "Subir",
  saveFolder: "Guardar",
  cancelDrop: "Cancelar",
};
