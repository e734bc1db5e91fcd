import { catalogue } from "../../shared/language/catalogue.ts";

export const t = catalogue("app/account", {
  title: "Account",
  sections: "Account sections",
  overview: "Overview",
  security: "Security",
  members: "Members",
  models: "Models",
  activity: "Activity",
});
