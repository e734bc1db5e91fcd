import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  insecure: "Es konnte keine sichere Verbindung aufgebaut werden. Versuche es noch einmal.",
  noKey: "Die Anmeldung ist fehlgeschlagen. Versuche es noch einmal.",
  signInFailed: (provider) => `Bei der Anmeldung mit ${provider} ist ein Fehler aufgetreten`,
  signUpFailed: (provider) => `Bei der Registrierung mit ${provider} ist ein Fehler aufgetreten`,
  notAuthenticated: (provider) => `${provider} hat deine Anmeldung nicht bestätigt`,
};
