import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  insecure: "Es konnte keine sichere Verbindung aufgebaut werden. Bitte versuchen Sie es erneut.",
  noKey: "Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.",
  signInFailed: (provider) => `Bei der Anmeldung mit ${provider} ist ein Fehler aufgetreten`,
  signUpFailed: (provider) => `Bei der Registrierung mit ${provider} ist ein Fehler aufgetreten`,
  notAuthenticated: (provider) => `${provider} hat Ihre Anmeldung nicht bestätigt`,
};
