/** The ASCII text that tag characters spell. */
export function decodeTags(run: string): string {
  return Array.from(run, (tag) => {
    const code = (tag.codePointAt(0) ?? 0) - 0xe0000;
    return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : "";
  }).join("");
}

/** The text that variation selectors encode as bytes: 16 of them in the first block, 240 in the second. */
export function decodeSelectors(run: string): string {
  const bytes = Array.from(run, (selector) => {
    const code = selector.codePointAt(0) ?? 0;
    return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
  });
  return readable(Buffer.from(bytes)) ?? describe(bytes.length);
}

/** The text that two zero-width characters encode as bits, if it is one. */
export function decodeWidthless(run: string): string {
  const characters = [...new Set(run)];
  for (const one of characters.slice(0, 2)) {
    const bits = Array.from(run, (character) => (character === one ? "1" : "0")).join("");
    const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
    const text = readable(Buffer.from(bytes));
    if (characters.length === 2 && text !== undefined) return text;
  }
  return describe(run.length);
}

function readable(bytes: Buffer): string | undefined {
  const text = bytes.toString("utf8");
  return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(text) && !text.includes("\ufffd") ? text : undefined;
}

function describe(count: number): string {
  return `(${count} characters that show nothing)`;
}
