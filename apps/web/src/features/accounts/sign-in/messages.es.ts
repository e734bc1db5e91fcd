import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  insecure: "No se ha podido establecer una conexión segura. Vuelva a intentarlo.",
  noKey: "La autenticación ha fallado. Vuelva a intentarlo.",
  signInFailed: (provider) => `Se ha producido un error al iniciar sesión con ${provider}`,
  signUpFailed: (provider) => `Se ha producido un error al registrarse con ${provider}`,
  notAuthenticated: (provider) => `La autenticación con ${provider} ha fallado`,
};
