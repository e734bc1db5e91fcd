import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  demo: "Demostración",
  conversationsOfDemo: "Conversaciones de la demostración",
  signUpEntry: "Registrarse",
  you: "Usted",
  assistant: "Asistente",
  foot: "Demostración en inglés con documentos de ejemplo. {signUp} para preguntar sobre los suyos.",
  signUp: "Regístrese",
  skip: "Omitir",
  composer: "Pregunta de la demostración",
  firstQuestion: "Haga una pregunta…",
  nextQuestion: "Mensaje para el asistente…",
  message: "Mensaje",
  searchDocs: "Buscar en documentos",
  webSearch: "Buscar en la web",
  record: "Grabar",
  send: "Enviar",
};
