import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/start/privacy", {
  title: "Privacy Policy",
  storedTitle: "What is stored",
  stored:
    "Your email address and name, a one-way hash of your password, your organization's details, " +
    "the documents you upload with the text read from them, and your conversations. In your " +
    "browser: your session, your choice of theme and language, and which folders you search.",
  usedTitle: "What it is used for",
  used:
    "To answer your questions from your organization's documents and to show you where each " +
    "answer comes from. Documents are visible to the members of your organization and to nobody " +
    "in any other. Conversations are visible to you alone.",
  othersTitle: "Who else takes part",
  others: "Depending on how this server is set up, these kinds of providers process data for it:",
  identity: "{provider}, when you choose to sign in with it instead of a password.",
  identityProvider: "A third-party identity provider",
  payment:
    "{provider}, when subscriptions are sold. Card numbers go to it directly and never reach " +
    "this server.",
  paymentProvider: "A card payment provider",
  model:
    "{provider}, which receive your question and the passages found for it, in order to write " +
    "the answer.",
  modelProviders: "AI language model providers",
  hosting: "{provider}, on which the server, its database and the uploaded files are kept.",
  cloudHosting: "Cloud hosting",
  removalTitle: "How to have it removed",
  removal:
    "Deleting a file removes its bytes and everything read from it. You can delete your account " +
    "on the Account page. Whoever runs this server answers questions about this policy.",
});
