import type { Translation } from "../language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  unknownError: "Erreur inconnue",
  unreachable: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  unreadable: "Le serveur a envoyé une réponse que cette page ne peut pas lire.",
  uploadCancelled: "L’importation a été annulée.",
  socketFailed: "Erreur de connexion WebSocket.",
  frameUnreadable: "Un message du serveur n’a pas pu être traité.",
};
