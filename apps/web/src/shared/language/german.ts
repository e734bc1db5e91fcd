import { gatherTexts } from "./gather-texts.ts";

/** The German texts of every catalogue, by folder. A separate chunk, which only German readers load. */
export const german = gatherTexts(
  import.meta.glob<Record<string, string>>("../../**/messages.de.ts", {
    eager: true,
    import: "german",
  }),
);
