import type { Translation } from "../language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  unknownError: "Unbekannter Fehler",
  unreachable:
    "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  unreadable: "Der Server hat eine Antwort gesendet, die diese Seite nicht lesen kann.",
  uploadCancelled: "Das Hochladen wurde abgebrochen.",
  socketFailed: "Fehler in der WebSocket-Verbindung.",
  frameUnreadable: "Eine Nachricht des Servers konnte nicht verarbeitet werden.",
};
