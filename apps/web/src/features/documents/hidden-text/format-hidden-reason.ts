import type { HiddenReason } from "@footnote/contracts/hidden-text";
import { t } from "../messages.ts";

/** Says why a reader of the document does not see a passage. */
export function formatHiddenReason(reason: HiddenReason): string {
  return {
    invisible: t.hiddenInvisible,
    colour: t.hiddenColour,
    tiny: t.hiddenTiny,
    outside: t.hiddenOutside,
    covered: t.hiddenCovered,
    switched_off: t.hiddenSwitchedOff,
    comment: t.hiddenComment,
    characters: t.hiddenCharacters,
  }[reason];
}
