import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/start/demo", {
  demo: "Demo",
  conversationsOfDemo: "Conversations of the demo",
  signUpEntry: "Sign Up",
  you: "You",
  assistant: "Assistant",
  foot: "A demo with made-up documents. {signUp} to ask your own.",
  signUp: "Sign up",
  skip: "Skip",
  composer: "The demo's question",
  firstQuestion: "Ask anything...",
  nextQuestion: "Message Assistant...",
  message: "Message",
  searchDocs: "Search Docs",
  webSearch: "Web Search",
  record: "Record",
  send: "Send",
});
