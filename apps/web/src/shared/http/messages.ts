import { catalogue } from "../language/catalogue.ts";

export const t = catalogue("shared/http", {
  unknownError: "Unknown error",
  unreachable: "The server can't be reached. Check your connection and try again.",
  unreadable: "The server sent a response this page can't read.",
  uploadCancelled: "The upload was cancelled.",
  socketFailed: "WebSocket connection error.",
  frameUnreadable: "Error processing server message.",
});
