import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  welcome: "Bienvenido a Footnote",
  lead: "Su asistente inteligente para gestionar documentos y encontrar información.",
  createAccount: "Crear una cuenta",
  haveAccount: "Iniciar sesión",
  chatbot: "Chat",
  chatbotWords: "Haga preguntas sobre sus datos.",
  database: "Documentos",
  databaseWords: "Suba y gestione sus datos.",
  account: "Cuenta",
  accountWords: "Gestione su cuenta.",
  settings: "Configuración",
  settingsWords: "Ajuste la aplicación.",
  privacyPolicy: "Política de privacidad",
  notFound: "Página no encontrada",
  notFoundTitle: "Esta página no existe",
  notFoundWords: "Es posible que la página se haya movido o que el enlace esté incompleto.",
  goToStart: "Ir al inicio",
};
