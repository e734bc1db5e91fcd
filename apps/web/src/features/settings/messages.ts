import { catalogue } from "../../shared/language/catalogue.ts";

export const t = catalogue("features/settings", {
  title: "Settings",
  appearance: "Appearance",
  darkMode: "Dark mode",
  followDevice: "Use device setting",
  followDeviceHint: "Follows the light or dark mode of your device.",
  preferences: "Preferences",
  preferencesLead: "Stored in this browser.",
  shortcuts: "Keyboard shortcuts",
  shortcutsHint: "Press ? on any page to see them.",
  language: "Language",
  languageFailed: "The language could not be loaded. Check your connection and try again.",
  elsewhere: "Account and organization settings are on the {account}.",
  accountPage: "Account page",
});
