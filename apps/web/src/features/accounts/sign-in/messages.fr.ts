import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  insecure: "La connexion sécurisée n’a pas pu être établie. Veuillez réessayer.",
  noKey: "L’authentification a échoué. Veuillez réessayer.",
  signInFailed: (provider) => `Une erreur s’est produite lors de la connexion avec ${provider}`,
  signUpFailed: (provider) => `Une erreur s’est produite lors de l’inscription avec ${provider}`,
  notAuthenticated: (provider) => `L’authentification auprès de ${provider} a échoué`,
};
