import { isSameColour, parseColour } from "./colours.ts";

const hidingProperties =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?<![-\w])opacity\s*:\s*(?:0|0?\.0\d*)\s*(?:;|$)|text-indent\s*:\s*-\d{3,}|(?:left|top|right|bottom|margin-left)\s*:\s*-\d{4,}px|clip(?:-path)?\s*:\s*(?:rect\(\s*0|inset\(\s*(?:50|100)%)/i;
const zeroSize =
  /font-size\s*:\s*(?:0(?:\.0\d*)?(?:px|pt|em|rem|%)?|0?\.\d+(?:px|pt)|1px)\s*(?:!|;|$)/i;
const named: Readonly<Record<string, string>> = { white: "#ffffff", black: "#000000" };

/** Whether an element with these attributes, as written in the source, hides its text. */
export function hidesText(attributes: string): boolean {
  if (/(?:^|\s)hidden(?=[\s=/]|$)/i.test(attributes)) return true;
  if (/aria-hidden\s*=\s*["']?true/i.test(attributes)) return true;
  const style = /style\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  return style !== null && hidesByStyle(style[1] ?? style[2] ?? "");
}

/** The same for the value of a style attribute. The style sheets of a page are not known here. */
export function hidesByStyle(style: string): boolean {
  if (zeroSize.test(style)) return true;
  if (hidingProperties.test(style)) return true;
  const colour = colourOf(style, /(?:^|;)\s*color\s*:\s*([#\w]+)/i);
  const behind = colourOf(style, /background(?:-color)?\s*:\s*([#\w]+)/i);
  return colour !== undefined && behind !== undefined && isSameColour(colour, behind);
}

function colourOf(style: string, property: RegExp) {
  const value = property.exec(style)?.[1]?.toLowerCase();
  return parseColour(named[value ?? ""] ?? value);
}
