/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

export const white: Colour = [255, 255, 255];

/** "FFFFFF", "ffffffff" with its opacity first, "#fff"; undefined for anything else. */
export function parseColour(text: string | undefined): Colour | undefined {
  const hex = /^#?(?:[\da-f]{2})?([\da-f]{6})$/i.exec(text ?? "")?.[1] ?? shortHex(text);
  if (hex === undefined) return undefined;
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

function shortHex(text: string | undefined): string | undefined {
  return /^#[\da-f]{3}$/i.test(text ?? "") ? text?.slice(1).replace(/./g, "$&$&") : undefined;
}

/** Steps of 255. Text whose colour differs less from its background cannot be read. */
const visibleDifference = 8;

export function isSameColour(text: Colour, background: Colour): boolean {
  return text.every((value, at) => Math.abs(value - (background[at] ?? 0)) <= visibleDifference);
}
