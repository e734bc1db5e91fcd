import type { LucideIcon } from "lucide-react";

/** What choosing an item does: go to an address, or act on the page that is open. */
export type PaletteAction =
  | { go: string; state?: object }
  | "switch-theme"
  | "show-help"
  | "log-out";

export type PaletteItem = {
  id: string;
  label: string;
  /** Where a file or folder is. */
  hint?: string;
  icon: LucideIcon;
  action: PaletteAction;
};

/** Items under a heading. */
export type PaletteGroup = { value: string; items: PaletteItem[] };

/** The items whose label contains the text, ignoring case and space around it. */
export function filterItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const wanted = text.trim().toLowerCase();
  return items.filter(({ label }) => label.toLowerCase().includes(wanted));
}
