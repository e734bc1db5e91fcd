import { chatPath, paths } from "../shared/paths.ts";

/** What a shortcut does: go to an address, put the focus into the page's main field, or show the help. */
type Action = { go: string } | "focus-field" | "help";

/** Every shortcut, for the keyboard and for the help sheet; `words` is a message of this folder. */
export const shortcuts = [
  { keys: ["g", "c"], action: { go: paths.chat }, message: "goToChat" },
  { keys: ["g", "h"], action: { go: paths.home }, message: "goToHome" },
  { keys: ["g", "d"], action: { go: paths.database }, message: "goToDatabase" },
  { keys: ["g", "a"], action: { go: paths.account }, message: "goToAccount" },
  { keys: ["g", "s"], action: { go: paths.settings }, message: "goToSettings" },
  { keys: ["n"], action: { go: chatPath(null) }, message: "newChat" },
  { keys: ["/"], action: "focus-field", message: "focusField" },
  { keys: ["?"], action: "help", message: "showHelp" },
] as const satisfies readonly { keys: readonly string[]; action: Action; message: string }[];

/** The keys pressed so far that begin a shortcut, and the action when they are a whole one. */
export type Pressed = { keys: readonly string[]; action: Action | null };

/** Takes one more key; keys that lead nowhere are forgotten, but for the last, which may begin anew. */
export function pressKey(before: readonly string[], key: string): Pressed {
  for (const keys of [[...before, key], [key]]) {
    const begun = shortcuts.filter((one) => keys.every((part, at) => one.keys[at] === part));
    const whole = begun.find((one) => one.keys.length === keys.length);
    if (whole) return { keys: [], action: whole.action };
    if (begun.length > 0) return { keys, action: null };
  }
  return { keys: [], action: null };
}
