import type { Capabilities } from "@footnote/contracts/speech";
import type { Models } from "../../platform/models/models.ts";

const available = { available: true, reason: null };

/** Which tools a server with this configuration has. */
export function capabilitiesOf({ transcription }: Pick<Models, "transcription">): Capabilities {
  return {
    search_file_knowledge: available,
    web_search: {
      available: false,
      reason: "Web search is not configured on this server.",
    },
    transcription: transcription
      ? available
      : { available: false, reason: "Dictation needs a speech model, and none is configured." },
  };
}
