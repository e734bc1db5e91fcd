import type { Translation } from "../../language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  add: "Bild hinzufügen",
  change: "Bild ändern",
  remove: "Bild entfernen",
  file: "Bilddatei",
  hint: "PNG, JPEG oder WebP, bis 2 MB. Es wird quadratisch zugeschnitten.",
  wrongType: "Wählen Sie ein Bild vom Typ PNG, JPEG oder WebP.",
  tooLarge: "Dieses Bild ist zu groß. Wählen Sie eines von höchstens 2 MB.",
  unreadable: "Dieses Bild konnte nicht gelesen werden. Wählen Sie ein anderes.",
  failed: "Das Bild konnte nicht gespeichert werden.",
};
