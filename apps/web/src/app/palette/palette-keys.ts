/** The keys that open the command palette, as the keyboard of the device names them. */
export function paletteKeys(): [string, string] {
  return [/mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl", "K"];
}
