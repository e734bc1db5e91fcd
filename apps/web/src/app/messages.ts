import { catalogue } from "../shared/language/catalogue.ts";

export const t = catalogue("app", {
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  database: "Database",
  account: "Account",
  logOut: "Log Out",
  logIn: "Log In",
  signUp: "Sign Up",
  settings: "Settings",
});
