import { gatherTexts } from "./gather-texts.ts";

/** The Spanish texts of every catalogue, by folder. A separate chunk, which only Spanish readers load. */
export const spanish = gatherTexts(
  import.meta.glob<Record<string, string>>("../../**/messages.es.ts", {
    eager: true,
    import: "spanish",
  }),
);
