import type { Capabilities } from "@footnote/contracts/speech";
import type { Has } from "../../platform/app.ts";

const available = { available: true, reason: null };

/** Returns which tools a server with this configuration has. */
export function capabilitiesOf({ models, web }: Has<"models" | "web">): Capabilities {
  return {
    search_file_knowledge: available,
    web_search: web.search
      ? available
      : { available: false, reason: "Web search is not configured on this server." },
    transcription: models.transcription
      ? available
      : { available: false, reason: "Dictation needs a speech model, and none is configured." },
    chat_model: models.chat
      ? available
      : { available: false, reason: "Answers are quoted: no chat model is configured." },
  };
}
