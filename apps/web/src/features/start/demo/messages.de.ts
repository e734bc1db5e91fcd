import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  demo: "Demo",
  conversationsOfDemo: "Unterhaltungen der Demo",
  signUpEntry: "Registrieren",
  you: "Sie",
  assistant: "Assistent",
  foot: "Demo auf Englisch mit Beispieldokumenten. {signUp}, um Ihre eigenen zu befragen.",
  signUp: "Registrieren Sie sich",
  skip: "Überspringen",
  composer: "Frage der Demo",
  firstQuestion: "Fragen Sie etwas …",
  nextQuestion: "Nachricht an den Assistenten …",
  message: "Nachricht",
  searchDocs: "Dokumente durchsuchen",
  webSearch: "Im Web suchen",
  record: "Aufnehmen",
  send: "Senden",
};
