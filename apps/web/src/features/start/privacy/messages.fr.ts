import type { Translation } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  title: "Politique de confidentialité",
  storedTitle: "Ce qui est enregistré",
  stored:
    "Votre adresse e-mail et votre nom, une empreinte de votre mot de passe, les informations sur votre " +
    "organisation, les documents importés avec le texte qui en est extrait, et vos conversations. Votre " +
    "navigateur conserve votre session, le thème et la langue choisis, et les dossiers de recherche.",
  audit: (days) =>
    `Un journal d’audit consigne les connexions et les modifications des comptes, des membres et des ` +
    `documents, avec l’adresse IP d’origine. Ses entrées sont supprimées après ${plural(days, { one: "# jour", other: "# jours" })}. ` +
    `Si vous supprimez votre compte, votre adresse e-mail et vos adresses IP en sont retirées.`,
  usedTitle: "À quoi cela sert",
  used:
    "À répondre à vos questions à partir des documents de votre organisation et à montrer la source de " +
    "chaque réponse. Les documents sont visibles par les membres de votre organisation et par personne " +
    "d’une autre. Vous seul voyez vos conversations. L’opérateur de ce serveur a accès à ce qui y est " +
    "enregistré.",
  removalTitle: "Comment le supprimer",
  removal:
    "Supprimer un fichier le retire avec tout ce qui en a été extrait. Vous pouvez supprimer votre compte " +
    "sur la page Compte. L’opérateur de ce serveur répond aux questions sur cette politique.",
  othersTitle: "Qui d’autre reçoit des données",
  others: "Voici ce qui quitte ce serveur avec sa configuration actuelle.",
  othersUnknown:
    "La configuration de ce serveur n’a pas pu être chargée. Selon celle-ci, ces types de prestataires " +
    "peuvent recevoir des données.",
  notUsed: "Non utilisé.",
  identityProvider: "Un fournisseur d’identité tiers",
  identity: (name) =>
    `${name}, si vous l’utilisez pour vous connecter à la place d’un mot de passe. Il apprend que vous utilisez ce serveur et transmet votre nom et votre adresse e-mail.`,
  identityScript: (name) =>
    `Les pages de connexion et d’inscription chargent un script de ${name}, qui reçoit l’adresse IP de toute personne qui les ouvre.`,
  paymentProvider: "Un prestataire de paiement par carte",
  payment:
    "Stripe reçoit le nom et le nombre de places de votre organisation. Les données de paiement sont " +
    "saisies sur les pages de Stripe. Les numéros de carte n’atteignent jamais ce serveur.",
  modelProviders: "Des fournisseurs de modèles de langage d’IA",
  chatModel: (where) =>
    ({
      none: "Aucun modèle de chat n’est utilisé. Les réponses citent vos documents sur ce serveur.",
      internal:
        "Le modèle de chat fonctionne dans le réseau de l’opérateur. Les questions et les passages n’en sortent pas.",
      external:
        "Un modèle de chat externe reçoit vos questions, la conversation en cours et les passages de documents utilisés pour répondre.",
    })[where],
  embeddingModel: (where) =>
    ({
      none: "Aucun modèle d’embedding n’est utilisé.",
      internal:
        "Le modèle d’embedding fonctionne dans le réseau de l’opérateur. Les documents n’en sortent pas pour la recherche.",
      external:
        "Un modèle d’embedding externe reçoit chaque passage de chaque document importé, et chaque question.",
    })[where],
  transcriptionModel: (where) =>
    ({
      none: "Aucun modèle de transcription n’est utilisé.",
      internal:
        "Le modèle de transcription fonctionne dans le réseau de l’opérateur. Les enregistrements n’en sortent pas.",
      external:
        "Un modèle de transcription externe reçoit les questions dictées et le son des fichiers audio et vidéo.",
    })[where],
  cloudHosting: "Hébergement cloud",
  hosting: "L’opérateur choisit où fonctionnent ce serveur et sa base de données.",
  fileStorage: (where) =>
    where === "external"
      ? "Les fichiers importés sont enregistrés chez un prestataire de stockage externe."
      : "Les fichiers importés sont enregistrés dans le réseau de l’opérateur.",
  webSearch: "Recherche sur le Web",
  webSearchUsed:
    "Si vous choisissez « Chercher sur le Web », un moteur de recherche reçoit des termes tirés de votre question, et ce serveur ouvre les pages trouvées.",
  email: "E-mail",
  emailUsed:
    "Un prestataire d’e-mail achemine les invitations, les confirmations, les réinitialisations de mot de passe et les avis, et en reçoit le texte et les adresses.",
  emailUnused: "Non utilisé. Ce serveur n’envoie aucun e-mail.",
  sources: "Sources des dossiers",
  sourcesUsed:
    "Si un administrateur fait suivre à un dossier un site Web, un répertoire WebDAV, un bucket S3, un dépôt Git ou une boîte aux lettres, ce service reçoit les identifiants saisis pour lui et les requêtes de ce serveur.",
};
