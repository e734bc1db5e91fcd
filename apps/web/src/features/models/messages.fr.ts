import { plural } from "../../shared/language/format.ts";
import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  loading: "Chargement des modèles",
  loadFailed: (reason) => `Les modèles n’ont pas pu être chargés. ${reason}`,
  notAllowed:
    "L’opérateur de ce serveur définit les modèles pour toutes les organisations. Adressez-vous à lui si votre organisation doit connecter les siens.",

  connectTitle: "Connecter un modèle",
  connectLead:
    "Choisissez où fonctionne votre modèle, collez la clé et connectez. Il répond dès la question suivante, sans redémarrage.",
  providers: "Fournisseurs",
  customPreset: "Autre",
  customKind: "Compatible avec OpenAI",
  cloudKind: "Service en ligne",
  localKind: "Votre propre serveur",
  key: "Clé d’API",
  optionalKey: "Clé d’API (facultative)",
  keyHint: "Elle est chiffrée et n’est plus jamais affichée.",
  keyMissing: "Collez la clé d’API.",
  keyMalformed: "Une clé ne contient ni espace ni caractère spécial. Copiez-la de nouveau.",
  address: "Adresse",
  addressHint:
    "Telle que ce serveur l’atteint. Dans un conteneur, localhost désigne le conteneur lui-même.",
  addressMissing: "Saisissez l’adresse du service.",
  addressMalformed: "Saisissez une adresse qui commence par https:// ou http://.",
  apiVersion: "Version de l’API (facultative)",
  apiVersionHint:
    "Uniquement pour les déploiements qui en exigent une, par exemple 2025-04-01-preview.",
  versionMalformed: "Une version de l’API a la forme 2025-04-01-preview.",
  label: "Nom de la connexion",
  labelHint: "Laissez vide pour utiliser le nom du fournisseur.",
  details: "Détails",
  modelFor: (role) => `Modèle : ${role}`,
  automatic: "Choisi par le test",
  nameChatModel: "Choisissez ou saisissez le modèle qui rédige les réponses.",
  connect: "Connecter",
  connecting: "Connexion…",
  test: "Tester la connexion",
  testing: "Test en cours…",
  testingLong:
    "La connexion est testée. Un modèle qui doit d’abord démarrer peut prendre une minute.",
  saveAnyway: "Enregistrer sans le test",
  cancel: "Annuler",
  addConnection: "Ajouter une connexion",
  askAQuestion: "Poser une question",

  connectedFor: (roles) => `Connecté et enregistré. Utilisé pour : ${roles}.`,
  connectedWithoutRoles:
    "Connecté et enregistré. Aucun de ses modèles n’est encore utilisé : choisissez-en un ci-dessous, sous « Modèles utilisés ».",
  testPassed: "Le test a réussi. Rien n’est encore enregistré.",
  storedTestPassed: "Le test a réussi.",
  testFailed: "Le test a échoué. Rien n’a été modifié.",
  refused: "Rien n’a été enregistré ; votre saisie est toujours là.",
  undecided:
    "Le service répond, mais on ne sait pas lequel de ses modèles doit rédiger les réponses. Choisissez-en un sous « Détails » et connectez de nouveau.",
  notSaved: (reason) => `Rien n’a été enregistré. ${reason}`,
  whatWasTested: "Ce qui a été testé",
  listed: (count) =>
    plural(count, { one: "Le service indique # modèle.", other: "Le service indique # modèles." }),
  kind_models: "Accès",
  kind_chat: "Réponses",
  kind_tools: "Recherche autonome",
  kind_embedding: "Recherche par le sens",
  kind_reranker: "Classement des résultats",
  kind_transcription: "Parole en texte",
  check_works: "Fonctionne.",
  check_key_refused:
    "Le fournisseur refuse la clé. Vérifiez qu’elle est complète, encore valable et qu’elle vient de ce fournisseur.",
  check_model_unknown:
    "Le fournisseur n’a pas ce modèle, ou la clé ne permet pas de l’utiliser. Choisissez-en un autre.",
  check_no_tools:
    "Le modèle répond, mais ne peut pas chercher de nouveau par lui-même. Les réponses viennent de la première recherche.",
  check_not_offered: "Le service ne propose pas cela.",
  check_not_reachable:
    "Rien ne répond à cette adresse. Vérifiez l’adresse et que le service est en marche.",
  check_address_not_allowed:
    "Ce serveur ne se connecte pas à cette adresse, car elle est dans un réseau interne.",
  check_timed_out: "Le service n’a pas répondu à temps. Réessayez dans une minute.",
  check_busy:
    "Le service refuse les requêtes pour le moment : il y en a trop, ou le quota ou le crédit du compte est épuisé.",
  check_not_understood:
    "Ce qui répond à cette adresse n’est pas un service compatible avec OpenAI. Vérifiez l’adresse ; beaucoup se terminent par /v1.",
  check_failed: "Le service a répondu par une erreur. Réessayez ou choisissez un autre modèle.",
  check_skipped: "Non testé.",

  connections: "Connexions",
  keySaved: "Clé enregistrée",
  noKey: "Sans clé",
  keyUnreadable: "La clé n’est plus lisible. Saisissez-la de nouveau.",
  changedOn: (date) => `modifiée le ${date}`,
  usedFor: (roles) => `Utilisée pour : ${roles}`,
  usedForNothing: "Non utilisée",
  edit: "Modifier",
  editOf: (name) => `Modifier ${name}`,
  editTitle: (provider) => `Connexion à ${provider}`,
  replaceKey: "Remplacer la clé",
  save: "Enregistrer",
  saved: "Enregistré.",
  delete: "Supprimer",
  deleteOf: (name) => `Supprimer ${name}`,
  deleteTitle: "Supprimer la connexion ?",
  deleteQuestion: (name) =>
    `« ${name} » et sa clé seront supprimées. Cette action est irréversible.`,
  deleteTakes: (roles) => `Ses modèles ne seront alors plus utilisés pour : ${roles}.`,
  deleteFailed: "La connexion n’a pas pu être supprimée.",

  inUse: "Modèles utilisés",
  inUseLead:
    "Ce que chaque tâche utilise maintenant. Les changements valent dès la question suivante.",
  setByEnvironment: "Défini par l’opérateur dans l’environnement",
  setByInstallation: "Défini par l’opérateur pour toutes les organisations",
  setHere: "Défini ici",
  role_chat: "Réponses",
  role_small_chat: "Questions de suivi",
  role_verification: "Vérification des réponses",
  role_embedding: "Recherche par le sens",
  role_reranker: "Classement des résultats",
  role_transcription: "Parole en texte",
  about_chat:
    "Rédige les réponses. S’il y a plusieurs modèles, chacun peut choisir ; le premier est celui par défaut.",
  about_small_chat: "Reformule les questions de suivi pour la recherche. Un petit modèle suffit.",
  about_verification: "Juge si les sources confirment chaque affirmation d’une réponse.",
  about_embedding:
    "Trouve les passages par leur sens. Après un changement, tous les documents sont indexés de nouveau en arrière-plan.",
  about_reranker: "Place les meilleurs passages en tête.",
  about_transcription: "Transcrit les questions dictées, l’audio et la vidéo.",
  without_chat: "Aucun modèle. Les réponses citent les documents mot pour mot.",
  without_small_chat: "Pas de modèle propre. Celui des réponses s’en charge.",
  without_verification: "Pas de modèle propre.",
  without_embedding: "Aucun modèle. Les documents sont cherchés par leurs mots.",
  without_reranker: "Aucun modèle. L’ordre de la recherche est conservé.",
  without_transcription: "Aucun modèle. Dictée, audio et vidéo ne sont pas disponibles.",
  choose: "Choisir",
  change: "Changer",
  changeModelOf: (action, role) => `${action} : ${role}`,
  connection: "Connexion",
  model: "Modèle",
  modelName: "Nom du modèle",
  defaultModel: "Modèle par défaut",
  modelNumber: (position) => `Modèle ${position}`,
  modelMissing: "Saisissez le nom d’un modèle ou retirez-le.",
  modelTwice: "Ce modèle est choisi deux fois.",
  listing: "Lecture de la liste des modèles…",
  listedHint: (count) =>
    count === 0
      ? "Le service n’indique aucun modèle. Saisissez le nom."
      : plural(count, {
          one: "# modèle dans la liste. Un autre nom peut être saisi.",
          other: "# modèles dans la liste. Un autre nom peut être saisi.",
        }),
  onThisServer: "Modèles sur ce serveur",
  installedHere: "Installé sur ce serveur",
  replacesLocal:
    "Un modèle local s’en charge actuellement. Ce que vous enregistrez ici le remplace.",
  makeDefault: "Utiliser par défaut",
  remove: "Retirer",
  addModel: "Choisir un modèle",
  addAnotherModel: "Ajouter un modèle",
  priceInput: "Prix d’un million de tokens lus",
  priceOutput: "Prix d’un million de tokens écrits",
  priceMinute: "Prix d’une minute",
  contextTokens: "Taille du contexte en tokens",
  pricesHint:
    "Les prix servent aux chiffres d’utilisation et aux budgets. Tous sont dans la même monnaie.",
  priceMalformed: "Saisissez un nombre comme 0,25 ou laissez ce champ vide.",
  contextMalformed: "Saisissez un nombre entier à partir de 1000 ou laissez ce champ vide.",

  organizationsTitle: "Organisations",
  mayConnect: "Les organisations peuvent connecter leurs propres modèles",
  mayConnectHint: "Leurs admins saisissent alors leurs propres clés, sous « Compte ».",
  defaultBudget: "Budget mensuel de chaque organisation",
  defaultBudgetHint: "Dans la monnaie des prix. 0 ou vide : aucune limite.",
  unpriced: (names) =>
    `Aucun prix n’est indiqué pour ${names}. Les budgets comptent leur coût comme 0.`,
  amountMalformed:
    "Saisissez un montant comme 1000 ou 12,50, avec au plus deux décimales et sans séparateur de milliers.",
  noLimit: "Aucune limite",
  budgetTitle: "Budget pour les modèles",
  budgetLead:
    "Compté par mois civil (UTC) dans la monnaie des prix. Quand le budget est épuisé, les réponses citent vos documents jusqu’au mois suivant.",
  spent: "Dépensé ce mois-ci",
  limit: "Limite en vigueur",
  limitOfOperator: "Limite de l’opérateur",
  ownLimit: "Limite propre à votre organisation",
  ownLimitHint: "La plus basse des deux limites vaut. 0 ou vide : aucune limite propre.",
};
