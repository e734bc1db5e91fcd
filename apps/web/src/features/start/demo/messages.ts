import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/start/demo", {
  demo: "Demo",
  conversationsOfDemo: "Demo conversations",
  signUpEntry: "Sign Up",
  you: "You",
  assistant: "Assistant",
  foot: "Demo with sample documents. {signUp} to ask about your own.",
  signUp: "Sign up",
  skip: "Skip",
  composer: "Demo question",
  firstQuestion: "Ask anything...",
  nextQuestion: "Message Assistant...",
  message: "Message",
  searchDocs: "Search Docs",
  webSearch: "Web Search",
  record: "Record",
  send: "Send",
});
