import type { Destination } from "@footnote/contracts/privacy";
import { catalogue } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";

export const t = catalogue("features/start/privacy", {
  title: "Privacy Policy",
  storedTitle: "What is stored",
  stored:
    "Your email address and name, a hash of your password, your organization's details, the " +
    "documents you upload with the text extracted from them, and your conversations. Your browser " +
    "stores your session, your theme and language, and the folders you search.",
  audit: (days: number) =>
    `An audit log records sign-ins and changes to accounts, members and documents with the IP ` +
    `address they came from. Its entries are deleted after ${plural(days, { one: "# day", other: "# days" })}. If you ` +
    `delete your account, your email address and IP addresses are removed from it.`,
  usedTitle: "What it is used for",
  used:
    "To answer your questions from your organization's documents and to show the source of every " +
    "answer. Documents are visible to the members of your organization and to nobody in any other. " +
    "Only you see your conversations. The operator of this server has access to what is stored on it.",
  removalTitle: "How to delete it",
  removal:
    "Deleting a file removes it and everything extracted from it. You can delete your account on " +
    "the Account page. The operator of this server answers questions about this policy.",
  othersTitle: "Who else receives data",
  others: "This is what leaves this server under its present configuration.",
  othersUnknown:
    "The configuration of this server could not be loaded. Depending on it, these kinds of " +
    "providers may receive data.",
  notUsed: "Not used.",
  identityProvider: "A third-party identity provider",
  identity: (name: string) =>
    `${name}, if you sign in with it instead of a password. It learns that you use this server and sends your name and email address.`,
  identityScript: (name: string) =>
    `The pages for logging in and signing up load a script of ${name}, which receives the IP address of everyone who opens them.`,
  paymentProvider: "A card payment provider",
  payment:
    "Stripe receives your organization's name and number of seats. Payment details are entered on " +
    "Stripe's pages. Card numbers never reach this server.",
  modelProviders: "AI language model providers",
  chatModel: (where: Destination) =>
    ({
      none: "No chat model is used. Answers are quoted from your documents on this server.",
      internal:
        "The chat model runs in the operator's own network. Questions and passages do not leave it.",
      external:
        "An external chat model receives your questions, the conversation so far and the passages of documents used to answer.",
    })[where],
  embeddingModel: (where: Destination) =>
    ({
      none: "No embedding model is used.",
      internal:
        "The embedding model runs in the operator's own network. Documents do not leave it for the search.",
      external:
        "An external embedding model receives every passage of every document you upload, and every question.",
    })[where],
  transcriptionModel: (where: Destination) =>
    ({
      none: "No transcription model is used.",
      internal:
        "The transcription model runs in the operator's own network. Recordings do not leave it.",
      external:
        "An external transcription model receives dictated questions and the sound of audio and video files.",
    })[where],
  cloudHosting: "Cloud hosting",
  hosting: "The operator chooses where this server and its database run.",
  fileStorage: (where: Destination) =>
    where === "external"
      ? "Uploaded files are stored with an external storage provider."
      : "Uploaded files are stored in the operator's own network.",
  webSearch: "Web search",
  webSearchUsed:
    "When you choose Web Search, a search provider receives search terms made from your question, and this server opens the pages found.",
  email: "Email",
  emailUsed:
    "An email provider delivers invitations, confirmations, password resets and notices, and receives their text and addresses.",
  emailUnused: "Not used. This server sends no email.",
  sources: "Sources of folders",
  sourcesUsed:
    "If an admin lets a folder follow a website, a WebDAV directory, an S3 bucket, a Git repository or a mailbox, that service receives the credentials entered for it and the requests of this server.",
});
