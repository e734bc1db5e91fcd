import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  needsFolder: "Les réponses proviennent de vos documents. Ajoutez-en pour commencer.",
  needsFiles: "Vos dossiers sont encore vides. Ajoutez des documents à interroger.",
  documents: "Documents",
  dropHere: "Déposez pour importer ; le dossier est créé pour vous",
  addSample: "Essayer avec une bibliothèque d’exemple",
  orDatabase: "Ou créez vous-même des dossiers : {database}",
  openDatabase: "Ouvrir les documents",
  sampleFailed: (reason) => `La bibliothèque d’exemple n’a pas pu être ajoutée. ${reason}`,
  reading:
    "Vos documents sont en cours de lecture. Posez vos questions dès que le premier est prêt.",
  notRead: (name, reason) => `« ${name} » n’a pas pu être lu : ${reason}`,
  samplePresent: "La bibliothèque d’exemple se trouve parmi vos dossiers.",
  removeSample: "Supprimer la bibliothèque d’exemple",
  removeFailed: (reason) => `La bibliothèque d’exemple n’a pas pu être supprimée. ${reason}`,
  dropAndChoose: "Déposez pour importer ; vous choisirez ensuite le dossier",
  dropInto: (folder) => `Déposez pour importer dans ${folder}`,
  droppedInto: (folder) => `Les fichiers déposés vont dans ${folder}.`,
  changeFolder: "Choisir un autre dossier",
  dropFolderTitle: "Dossier des fichiers déposés",
  dropFolderExplained:
    "Les fichiers que vous déposez dans le chat sont importés dans ce dossier. Vous pouvez en changer après chaque dépôt.",
  dropFolder: "Dossier",
  uploadDropped: "Importer",
  saveFolder: "Enregistrer",
  cancelDrop: "Annuler",
};
