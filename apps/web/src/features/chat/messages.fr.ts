import type { Translation } from "../../shared/language/catalogue.ts";
import { formatCost, formatNumber, plural } from "../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  title: "Chat",
  agentFailed: "Désolé, une erreur s’est produite lors de la communication avec l’assistant.",
  historyFailed: "Désolé, l’historique de la conversation n’a pas pu être chargé.",

  conversations: "Conversations",
  noDate: "Sans date",
  newConversation: "Nouvelle conversation",
  noConversations: "Aucune conversation récente",
  today: "Aujourd’hui",
  yesterday: "Hier",
  lastWeek: "La semaine dernière",
  earlier: "Plus ancien",
  loadingConversations: "Chargement des conversations",
  closeConversations: "Fermer les conversations",
  searchConversations: "Rechercher dans les conversations",
  noneFound: "Aucune conversation trouvée.",
  searchFailed: "La recherche a échoué. Veuillez réessayer.",
  actionsOf: (name) => `Actions pour ${name}`,
  rename: "Renommer",
  renameField: "Nom de la conversation",
  renameFailed: "La conversation n’a pas pu être renommée.",
  exportMarkdown: "Exporter en Markdown",
  exportFailed: "La conversation n’a pas pu être exportée.",
  remove: "Supprimer",
  removeTitle: "Supprimer la conversation",
  removeQuestion: (name) =>
    `Supprimer « ${name} » et tous ses messages ? Cette action est irréversible.`,
  removeFailed: "La conversation n’a pas pu être supprimée.",
  cancel: "Annuler",

  welcome: "Comment vous aider ?",
  suggestions: "Questions auxquelles vos documents répondent",
  modelHint:
    "Aucun modèle de langage n’est configuré : les réponses citent vos documents mot pour mot. {connect}",
  connectModel: "Connecter un modèle",
  askForModel:
    "Aucun modèle de langage n’est configuré : les réponses citent vos documents mot pour mot. Demandez à l’opérateur de ce serveur d’en connecter un.",
  dismissHint: "Ne plus afficher",

  yourQuestion: "Votre question",
  message: "Message",
  askAnything: "Posez une question…",
  messageAssistant: "Message à l’assistant…",
  tooLong: (most, now) =>
    `Une question peut contenir jusqu’à ${formatNumber(most)} caractères ; celle-ci en a ${formatNumber(now)}. Importez un texte plus long comme document et posez une question à son sujet.`,
  searchDocs: "Chercher dans les documents",
  webSearch: "Chercher sur le Web",
  model: (name) => `Modèle : ${name}`,
  send: "Envoyer",
  stop: "Arrêter",
  stopping: "Arrêt en cours",

  record: "Dicter une question",
  stopRecording: "Arrêter l’enregistrement",
  recording: "Enregistrement…",
  transcribing: "Transcription…",
  processing: "Traitement…",
  transcriptionFailed: "Erreur lors de la transcription",
  microphoneFailed: "Erreur d’accès au microphone",
  recordingUnsupported: "Ce navigateur ne permet pas l’enregistrement audio.",
  transcriptionUnavailable: "La dictée n’est pas configurée sur ce serveur.",
  cancelRecording: "Annuler l’enregistrement",

  chat: "Chat",
  messages: "Messages",
  openAgain: "Réessayer",
  historyOffline:
    "Vous êtes hors ligne. La conversation se charge dès que la connexion est rétablie.",
  loading: "Chargement…",
  you: "Vous",
  assistant: "Assistant",
  tryAgain: "Réessayer",
  edit: "Modifier et poser de nouveau",
  editField: "Modifier votre question",
  askAgain: "Poser de nouveau",
  questionVersions: "Versions de la question",
  answerVersions: "Versions de la réponse",
  previousVersion: "Version précédente",
  nextVersion: "Version suivante",
  versionOf: (at, of) => `${formatNumber(at)} sur ${formatNumber(of)}`,
  versionFailed: "La version n’a pas pu être affichée.",
  olderHidden: "Chargement des messages précédents…",

  notFound: "Introuvable dans vos documents",
  partly: "Répond à une partie de la question",
  missing: (what) => `Absent de vos documents : ${what}`,
  endedLength:
    "La réponse a atteint la longueur maximale et s’arrête avant la fin. Demandez la suite.",
  endedFiltered: "Le fournisseur du modèle de langage a filtré la suite de la réponse.",
  endedBroken:
    "La connexion au modèle de langage a été perdue avant la fin de la réponse. Posez de nouveau la question pour obtenir la réponse complète.",
  endedLate: "Le délai maximal a été atteint avant la fin de la réponse. Demandez la suite.",
  stopped: "Arrêtée. La réponse est incomplète.",
  stoppedSilent: "Arrêtée avant le début de la réponse.",
  nearest: "Passages les plus proches",
  found: "Passages trouvés",
  foundCount: (passages, documents) =>
    `${plural(passages, { one: "# passage trouvé", other: "# passages trouvés" })} dans ${plural(documents, { one: "# fichier", other: "# fichiers" })}`,
  withheld: "Ce passage ne vous est pas montré.",
  noPreview: "Aucun aperçu du passage",
  unknownSource: "Source inconnue",
  openDocument: "Ouvrir dans le document",
  openPage: "Ouvrir la page",
  copy: "Copier avec les sources",
  copied: "Copié",
  copyFailed: "Votre navigateur a bloqué la copie.",
  copySources: "Sources :",
  copyCode: "Copier le code",
  readAloud: "Lire à voix haute",
  stopReading: "Arrêter la lecture",
  readAloudFailed: "La réponse n’a pas pu être lue à voix haute.",
  regenerate: "Répondre de nouveau",
  anotherModel: "Répondre de nouveau avec un autre modèle",
  exportAnswer: "Exporter la conversation",
  helpful: "Utile",
  notHelpful: "Pas utile",
  whyNot: "Qu’est-ce qui n’allait pas ?",
  reasonNotTrue: "Inexact",
  reasonIncomplete: "Incomplet",
  reasonWrongSource: "Mauvaise source",
  reasonNotUnderstood: "Question mal comprise",
  reasonOther: "Autre chose",
  comment: "Quelle est la bonne réponse ? (facultatif)",
  sendFeedback: "Envoyer",
  feedbackFailed: "Votre avis n’a pas pu être enregistré.",
  feedbackThanks: "Merci pour votre avis.",
  linkTo: (host) => `(${host})`,

  allQuoted: (count) =>
    count === 2
      ? "Les deux citations correspondent à leurs sources"
      : plural(count, {
          one: "La citation correspond à sa source",
          other: "Les # citations correspondent à leurs sources",
        }),
  someQuoted: (count, of) =>
    `${formatNumber(count)} affirmations sur ${formatNumber(of)} citées mot pour mot`,
  moreQuoted: (count) => `${formatNumber(count)} citées mot pour mot`,
  allComputed: "Calculé à partir du tableau",
  allCalculated: "Calculé à partir des nombres cités",
  someComputed: (count, of) =>
    `${formatNumber(count)} affirmations sur ${formatNumber(of)} calculées`,
  moreComputed: (count) => `${formatNumber(count)} calculées`,
  allSupported: (count) =>
    plural(count, {
      one: "L’affirmation est confirmée par sa source",
      other: "Les # affirmations sont confirmées par leurs sources",
    }),
  someSupported: (count, of) =>
    `${formatNumber(count)} affirmations sur ${formatNumber(of)} confirmées par leurs sources`,
  moreSupported: (count) => `${formatNumber(count)} confirmées`,
  allPartly: (count) =>
    plural(count, {
      one: "L’affirmation n’est que partiellement confirmée par sa source",
      other: "Les # affirmations ne sont que partiellement confirmées par leurs sources",
    }),
  somePartly: (count, of) =>
    `${formatNumber(count)} affirmations sur ${formatNumber(of)} seulement partiellement confirmées par leurs sources`,
  morePartly: (count) => `${formatNumber(count)} seulement partiellement confirmées`,
  allNotSupported: (count) =>
    plural(count, {
      one: "L’affirmation n’est pas confirmée par sa source",
      other: "Aucune des # affirmations n’est confirmée par sa source",
    }),
  someNotSupported: (count, of) =>
    `${formatNumber(count)} affirmations sur ${formatNumber(of)} non confirmées par leurs sources`,
  moreNotSupported: (count) => `${formatNumber(count)} non confirmées`,
  allUnchecked: (count) =>
    plural(count, {
      one: "L’affirmation n’a pas été vérifiée avec sa source",
      other: "Les # affirmations n’ont pas été vérifiées avec leurs sources",
    }),
  someUnchecked: (count, of) =>
    `${formatNumber(count)} affirmations sur ${formatNumber(of)} non vérifiées`,
  moreUnchecked: (count) => `${formatNumber(count)} non vérifiées`,
  statePartly: "Seulement partiellement confirmé par cette source",
  stateNotSupported: "Non confirmé par cette source",
  stateUnchecked: "Non vérifié avec cette source",

  steps: "Comment la réponse a été trouvée",
  stepRewrite: "Lecture de la question",
  stepSearch: (query) =>
    query === "" ? "Recherche dans vos documents" : `Recherche de « ${query} » dans vos documents`,
  stepWeb: (query) =>
    query === "" ? "Recherche sur le Web" : `Recherche de « ${query} » sur le Web`,
  stepRead: (name) => (name === "" ? "Suite de la lecture" : `Lecture de ${name}`),
  computedQuery: "Requête",
  computedResult: "Résultat",
  computedCut: (count) =>
    plural(count, {
      one: "Seule la première ligne est affichée.",
      other: "Seules les # premières lignes sont affichées.",
    }),
  stepCompute: (query) => (query === "" ? "Calcul" : `Calcul : ${query}`),
  stepWrite: "Rédaction de la réponse",
  stepVerify: "Vérification de la réponse avec ses sources",
  stepFailed: "échec",
  milliseconds: (ms) => `${formatNumber(Math.round(ms))} ms`,
  writtenBy: (model) => `Rédigé par ${model}`,
  quotedWithoutModel: "Cité sans modèle",
  tokens: (read, written) =>
    `${plural(read, { one: "# token lu", other: "# tokens lus" })}, ${plural(written, { one: "# écrit", other: "# écrits" })}`,
  cost: (cost) => `Coût : ${formatCost(cost)}`,
  corrected: (word, used) =>
    `Aucun passage ne contient « ${word} ». Recherche effectuée avec ${used.map((one) => `« ${one} »`).join(", ")}.`,
  searchAllFolders: "Chercher dans tous les dossiers",
  searchAsTyped: "Rechercher tel quel",
  followUps: "Questions suivantes",
  followUpsFailed: "Aucune question suivante n’a pu être proposée.",
  noFollowUps:
    "Aucune autre question à laquelle ces documents répondent avec certitude n’a été trouvée.",
  whySources: "Pourquoi ces sources",
  whyFailed: "La recherche n’a pas pu être expliquée.",
  whySearched: (searched, scored) => `${searched} passages parcourus, ${scored} classés.`,
  whyCorrected: (word, used) =>
    `Aucun passage ne contient « ${word} ». Recherche effectuée avec ${used}. Mettez le mot entre guillemets pour le rechercher tel quel.`,
  whyPhrases: (phrases) => `Seuls les passages contenant ${phrases} ont été recherchés.`,
  whyNoPhrase: (phrases) =>
    `Aucun passage ne contient ${phrases} tel quel. Les mots ont été recherchés séparément.`,
  whyExcluded: (words) => `Les passages contenant ${words} ont été exclus.`,
  whyFolders: (names) =>
    `Les passages des dossiers ${names} passent avant ceux d’ailleurs, à qualité égale.`,
  whyInstructions: (sentences) => `Traité comme des instructions, non recherché : ${sentences}`,
  whyCut:
    "Les passages correspondants n’ont pas tous été classés. Les autres contiennent moins de mots.",
  whyNoWords: "Aucun passage ne contient un mot de la question.",
  whyWord: "Mot",
  whyOccurs: "Passages qui le contiennent",
  whyWeight: "Poids",
  whyAdded: "(ajouté)",
  alsoIn: (names) => `Le même texte se trouve dans ${names}.`,
  whyHas: (words) => `Contient : ${words}`,
  whyRanks: (byWords, byVectors) => `Rang ${byWords} par mots-clés, rang ${byVectors} par le sens`,
  announceAnswer: "La réponse est complète.",
  announceStopped: "La réponse a été arrêtée.",

  scopeTitle: "Choisir les dossiers de recherche",
  scopeExplained:
    "Les réponses proviennent uniquement des dossiers choisis et de leurs sous-dossiers. N’en choisissez aucun pour chercher dans tous. Pour des fichiers précis, saisissez # dans la question.",
  loadingFolders: "Chargement des dossiers…",
  foldersFailed: "Les dossiers n’ont pas pu être chargés.",
  save: "Enregistrer",
  onlySearched: "Recherche limitée à",
  pickSources: "Dossiers et fichiers où chercher",
  searchingFiles: "Recherche de fichiers…",
  askedFileFailed: "Le fichier n’a pas pu être ouvert.",
  datedVersion: (name, date) => `${name} (version du ${date})`,
  removeChip: "Retirer",
  removeFolder: (path) => `Retirer ${path}`,
  searchFoldersPlaceholder: "Rechercher des dossiers…",
  searchFolders: "Rechercher des dossiers",
  noFolders: "Aucun dossier pour l’instant.",
  noSuchFolder: "Aucun autre dossier ne correspond.",
  allFolders: "Tous les dossiers",
  folders: (count) => plural(count, { one: "# dossier", other: "# dossiers" }),
  files: (count) => plural(count, { one: "# fichier", other: "# fichiers" }),
  stillIndexing: (files, count) => `${files}, dont ${formatNumber(count)} en cours d’indexation`,
  inFolder: (path) => `dans ${path}`,
};
