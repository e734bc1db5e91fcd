import type { Translation } from "../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

const files = (count: number) => plural(count, { one: "# fichier", other: "# fichiers" });
const folders = (count: number) => plural(count, { one: "# dossier", other: "# dossiers" });
const items = (count: number) => plural(count, { one: "# élément", other: "# éléments" });

export const french: Translation<typeof t> = {
  database: "Documents",
  folders: "Dossiers",
  breadcrumb: "Fil d’Ariane",
  organization: "Organisation",
  newFolder: "Nouveau dossier",
  fileTypes: "Types et tailles de fichiers",
  countFolders: folders,
  countFiles: files,
  countUploading: (count: number) => `${formatNumber(count)} en cours d’envoi`,
  name: "Nom",
  size: "Taille",
  dateAdded: "Date d’ajout",
  state: "État",
  stateOf: (state) =>
    ({ ready: "Prêt", processing: "En cours de lecture", failed: "Échec", outdated: "Obsolète" })[
      state
    ],
  stateWaiting: "En attente",
  stateUploading: "Envoi en cours",
  actions: "Actions",
  loading: "Chargement…",
  noDate: "s. o.",
  untitled: "Sans titre",
  foldersFailed: (detail) => `Les dossiers n’ont pas pu être chargés. ${detail}`,
  filesFailed: (detail) => `Les fichiers n’ont pas pu être chargés. ${detail}`,
  rootEmpty: "Sélectionnez ou créez un dossier.",
  rootEmptyWords: "Les dossiers organisent vos documents et permettent de cibler une recherche.",
  firstFolder: "Ajouter le premier dossier",
  folderMissing: "Ce dossier n’existe pas.",
  folderMissingWords: "Il a été supprimé, ou son lien est incomplet.",
  allFolders: "Tous les dossiers",
  folderEmpty: "Ce dossier est vide.",
  folderEmptyWords:
    "Déposez des fichiers ici. Ils sont trouvables en quelques instants, et vous pouvez poser des questions à leur sujet dans le chat.",

  ask: "Interroger vos fichiers",

  search: "Rechercher par nom",
  clearSearch: "Effacer la recherche",
  searchFailed: (detail) => `La recherche a échoué. ${detail}`,
  nothingFound: "Aucun fichier ni dossier trouvé.",
  nothingFoundWords:
    "Cette recherche porte sur les noms de tous les fichiers et dossiers. Pour chercher dans les fichiers, posez une question dans le chat.",
  inFolder: "dans",
  foundCount: (count) => plural(count, { one: "# élément trouvé", other: "# éléments trouvés" }),
  more: (count) => `Afficher plus (${files(count)})`,

  select: (name) => `Sélectionner « ${name} »`,
  selectAll: "Tout sélectionner",
  selected: (count) => plural(count, { one: "# sélectionné", other: "# sélectionnés" }),
  clearSelection: "Effacer la sélection",
  move: "Déplacer",
  delete: "Supprimer",
  cancel: "Annuler",
  rename: "Renommer",
  renameOf: (name) => `Renommer « ${name} »`,
  newNameOf: (name) => `Nouveau nom de « ${name} »`,
  renameFailed: (name, detail) => `« ${name} » n’a pas pu être renommé. ${detail}`,
  renamed: (before, name) => `« ${before} » renommé en « ${name} ».`,
  undo: "Annuler l’action",
  undone: "Action annulée.",
  undoFailed: (detail) => `Échec de l’annulation. ${detail}`,
  fileNameEmpty: "Le nom du fichier ne peut pas être vide.",
  folderNameEmpty: "Le nom du dossier ne peut pas être vide.",

  moveTitle: (count) => `Déplacer ${items(count)}`,
  moveLead:
    "Choisissez le dossier de destination. Une recherche limitée à ce dossier inclura les éléments déplacés.",
  moveSearch: "Trouver un dossier",
  moveTargets: "Dossiers de destination",
  moveHere: "Déplacer ici",
  topLevel: "Dossiers (premier niveau)",
  noTarget: "Aucun dossier de destination.",
  moved: (count, where) =>
    `${plural(count, { one: "# élément déplacé", other: "# éléments déplacés" })} vers « ${where} ».`,
  moveFailed: (detail) => `Le déplacement a échoué. ${detail}`,

  deleteFile: "Supprimer le fichier",
  deleteFolder: "Supprimer le dossier",
  deleteFileOf: (name) => `Supprimer le fichier « ${name} »`,
  deleteFolderOf: (name) => `Supprimer le dossier « ${name} »`,
  deleteQuestion: (name) =>
    `Voulez-vous vraiment supprimer « ${name} » ? Cette action est irréversible.`,
  deleteItems: (count) => `Supprimer ${items(count)}`,
  deleteItemsQuestion: (count) =>
    `Voulez-vous vraiment supprimer ${items(count)} ? Cette action est irréversible.`,
  andMore: (count) => plural(count, { one: "et # autre", other: "et # autres" }),
  holds: (amount) => `Il contient ${amount}.`,
  holdsAll: (amount) => `Les dossiers contiennent ${amount}.`,
  and: (one, other) => `${one} et ${other}`,
  deleteContents: "Supprimer tout son contenu",
  deleteContentsOfAll: "Supprimer tout leur contenu",
  keepUnfiled: "Conserver ses fichiers dans un dossier nommé Unfiled",
  keepAbove: (parent) => `Déplacer son contenu dans ${parent}`,
  keepAll: "Déplacer leur contenu un niveau plus haut",
  deleted: (name) => `« ${name} » supprimé.`,
  deletedItems: (count) =>
    plural(count, { one: "# élément supprimé.", other: "# éléments supprimés." }),
  removed: (name) => `Importation « ${name} » retirée.`,
  deleteFileFailed: (name, detail) => `Le fichier « ${name} » n’a pas pu être supprimé. ${detail}`,
  deleteFolderFailed: (name, detail) =>
    `Le dossier « ${name} » n’a pas pu être supprimé. ${detail}`,
  deleteItemsFailed: (detail) => `La suppression a échoué. ${detail}`,
  noIdentifier: "Impossible de supprimer le fichier : identifiant manquant.",
  noFolderId: "Impossible de supprimer le dossier : identifiant manquant.",
  retry: "Réessayer",
  retryOf: (name) => `Réessayer « ${name} »`,
  retryFailed: (name, detail) => `Le traitement de « ${name} » n’a pas pu être relancé. ${detail}`,

  createTitle: "Créer un dossier",
  folderName: "Nom",
  folderNamePlaceholder: "Nom du dossier",
  create: "Créer",
  created: (name) => `Dossier « ${name} » créé.`,
  createFailed: (detail) => `Le dossier n’a pas pu être créé : ${detail}`,

  dropHere: "Déposez pour importer dans ce dossier",
  dragHere: "Faites glisser des fichiers ou des dossiers ici, ou choisissez-les",
  selectFiles: "Choisir des fichiers",
  selectFolder: "Choisir un dossier",
  filesInput: "Fichiers",
  folderInput: "Dossier",

  processing: "Traitement en cours",
  processingFailed: "Échec du traitement",
  notProcessed: "Ce fichier n’a pas pu être traité.",
  progressOf: (name) => `Progression de ${name}`,

  hiddenText: (count) =>
    `Contient du texte masqué (${plural(count, { one: "# passage", other: "# passages" })}). Les réponses l’ignorent.`,
  showHidden: "Afficher",
  showHiddenOf: (name) => `Afficher le texte masqué de ${name}`,
  hiddenTitle: (name) => `Texte masqué dans ${name}`,
  hiddenWords:
    "Les lecteurs du fichier ne voient pas ce texte, mais un modèle de langage le lirait. Les recherches et les réponses l’ignorent, sauf si vous l’autorisez.",
  hiddenList: "Texte masqué",
  hiddenMore: (count) => plural(count, { one: "# autre passage", other: "# autres passages" }),
  closeHidden: "Fermer",
  readHidden: "Utiliser ce texte dans les réponses",
  showUnpackedOf: (name) => `Afficher les fichiers de ${name}`,
  unpackedTitle: (name) => `Fichiers de ${name}`,
  unpackedWords:
    "Chacun de ces fichiers est un document distinct, sauf ceux ignorés pour la raison indiquée.",
  leftOut: (reason) => `Ignoré. ${reason}`,
  deletedSince: "Supprimé.",
  hasVersions: "Possède des versions antérieures.",
  replaces:
    "Nouvelle version. Les réponses utilisent la précédente jusqu'à ce que celle-ci soit prête.",
  isReplaced: "Une version plus récente n'est pas encore prête. Les réponses utilisent celle-ci.",
  showVersionsOf: (name) => `Afficher les versions de ${name}`,
  versionsTitle: (name) => `Versions de ${name}`,
  versionsWords:
    "Les réponses utilisent la version la plus récente qui a pu être lue. Les autres sont conservées.",
  versionState: (state) =>
    ({
      ready: "utilisée",
      outdated: "obsolète",
      processing: "en cours de traitement",
      failed: "échec",
    })[state],
  openVersion: (name, uploaded) => `Ouvrir ${name}, version du ${uploaded}`,
  downloadVersion: (name, uploaded) => `Télécharger ${name}, version du ${uploaded}`,
  download: "Télécharger le fichier",
  downloadFailed: "Le fichier n’a pas pu être téléchargé.",
  hiddenInvisible: "texte invisible",
  hiddenColour: "de la même couleur que le fond",
  hiddenTiny: "trop petit pour être lu",
  hiddenOutside: "hors de la page ou de la diapositive",
  hiddenCovered: "recouvert ou rogné",
  hiddenSwitchedOff: "marqué comme masqué dans le fichier",
  hiddenComment: "dans un commentaire",
  hiddenCharacters: "en caractères invisibles",
};
