import { gatherTexts } from "./gather-texts.ts";

/** The French texts of every catalogue, by folder. A separate chunk, which only French readers load. */
export const french = gatherTexts(
  import.meta.glob<Record<string, string>>("../../**/messages.fr.ts", {
    eager: true,
    import: "french",
  }),
);
