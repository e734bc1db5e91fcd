import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const french: Translation<typeof t> = {
  demo: "Démo",
  conversationsOfDemo: "Conversations de la démo",
  signUpEntry: "S’inscrire",
  you: "Vous",
  assistant: "Assistant",
  foot: "Démo en anglais avec des documents fictifs. {signUp} pour interroger les vôtres.",
  signUp: "Inscrivez-vous",
  skip: "Passer",
  composer: "Question de la démo",
  firstQuestion: "Posez une question…",
  nextQuestion: "Message à l’assistant…",
  message: "Message",
  searchDocs: "Chercher dans les documents",
  webSearch: "Chercher sur le Web",
  record: "Enregistrer",
  send: "Envoyer",
};
