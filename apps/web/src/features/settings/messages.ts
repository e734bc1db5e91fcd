import { catalogue } from "../../shared/language/catalogue.ts";

export const t = catalogue("features/settings", {
  title: "Settings",
  appearance: "Appearance",
  darkMode: "Dark mode",
  language: "Language",
  languageFailed: "The language could not be loaded. Check your connection and try again.",
  elsewhere: "Your account and your organization have their own place: the {account}.",
  accountPage: "Account page",
});
