import type { DocFile } from "./fib.ts";

const titleStyle = 62;
const none = 0xfff;

/** Returns the heading level, 1 to 6, of a style by its index. Indexes 1 to 9 are Word's own headings. */
export function readHeadingStyles(file: DocFile): (style: number) => number | undefined {
  const styles = parseStyles(file.table("styles"));
  return (style) => {
    let next = style;
    for (let steps = 0; steps < 12 && next !== none; steps += 1) {
      if (next >= 1 && next <= 9) return Math.min(6, next);
      const found = styles[next];
      if (found === undefined) return undefined;
      if (found.builtIn === titleStyle) return 1;
      next = found.basedOn;
    }
    return undefined;
  };
}

function parseStyles(bytes: Buffer): ({ builtIn: number; basedOn: number } | undefined)[] {
  if (bytes.length < 4) return [];
  const count = bytes.readUInt16LE(2);
  const styles: ({ builtIn: number; basedOn: number } | undefined)[] = [];
  let at = 2 + bytes.readUInt16LE(0);
  while (styles.length < count && at + 2 <= bytes.length) {
    const size = bytes.readUInt16LE(at);
    const whole = size >= 4 && at + 6 <= bytes.length;
    styles.push(
      whole
        ? { builtIn: bytes.readUInt16LE(at + 2) & 0xfff, basedOn: bytes.readUInt16LE(at + 4) >> 4 }
        : undefined,
    );
    at += 2 + size;
  }
  return styles;
}
