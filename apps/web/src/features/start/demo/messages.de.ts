import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const german: Translation<typeof t> = {
  demo: "Demo",
  conversationsOfDemo: "Unterhaltungen der Demo",
  signUpEntry: "Registrieren",
  you: "Sie",
  assistant: "Assistent",
  foot: "Eine Demo auf Englisch mit erfundenen Dokumenten. {signUp}, um Ihre eigenen zu befragen.",
  signUp: "Registrieren Sie sich",
  skip: "Überspringen",
  composer: "Die Frage der Demo",
  firstQuestion: "Fragen Sie etwas …",
  nextQuestion: "Nachricht an den Assistenten …",
  message: "Nachricht",
  searchDocs: "Dokumente durchsuchen",
  webSearch: "Im Web suchen",
  record: "Aufnehmen",
  send: "Senden",
};
