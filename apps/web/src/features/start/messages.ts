import { catalogue } from "../../shared/language/catalogue.ts";

export const t = catalogue("features/start", {
  welcome: "Welcome to Footnote",
  lead: "Your intelligent assistant for document management and information retrieval.",
  createAccount: "Create an account",
  haveAccount: "Log in",
  chatbot: "Chatbot",
  chatbotWords: "Ask questions about your uploaded data.",
  database: "Document Database",
  databaseWords: "Upload and manage your data.",
  account: "Account",
  accountWords: "Manage your account.",
  settings: "Settings",
  settingsWords: "Configure settings.",
  privacyPolicy: "Privacy Policy",
  notFound: "Page not found",
  notFoundTitle: "This page does not exist",
  notFoundWords: "The page may have moved, or the link may be incomplete.",
  goToStart: "Go to the start page",
});
