import { z } from "zod";

/**
 * Why a person who reads the document does not see a text: drawn without ink, in the colour of its background, too
 * small to read, outside the page, covered, in a part that is switched off (a layer, a hidden slide, sheet or
 * paragraph), in a comment of the markup, or in characters that show nothing or something else.
 */
export const hiddenReason = z.enum([
  "invisible",
  "colour",
  "tiny",
  "outside",
  "covered",
  "switched_off",
  "comment",
  "characters",
]);
export type HiddenReason = z.infer<typeof hiddenReason>;
