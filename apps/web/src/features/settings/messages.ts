import { catalogue } from "../../shared/language/catalogue.ts";

export const t = catalogue("features/settings", {
  title: "Settings",
  appearance: "Appearance",
  darkMode: "Dark mode",
  followDevice: "Same as this device",
  followDeviceHint: "Dark when the system is dark, light when it is light.",
  keyboard: "Keyboard",
  shortcuts: "Keyboard shortcuts",
  shortcutsHint: "Press ? on any page to see them.",
  language: "Language",
  languageFailed: "The language could not be loaded. Check your connection and try again.",
  elsewhere: "The settings of your account and your organization are on the {account}.",
  accountPage: "Account page",
});
