import type { Translation } from "../../language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  add: "Ajouter une image",
  change: "Changer l’image",
  remove: "Supprimer l’image",
  file: "Fichier image",
  hint: "PNG, JPEG ou WebP, 2 Mo au maximum. Elle est recadrée en carré.",
  wrongType: "Choisissez une image de type PNG, JPEG ou WebP.",
  tooLarge: "Cette image est trop volumineuse. Choisissez-en une de 2 Mo au maximum.",
  unreadable: "Cette image n’a pas pu être lue. Choisissez-en une autre.",
  failed: "L’image n’a pas pu être enregistrée.",
};
