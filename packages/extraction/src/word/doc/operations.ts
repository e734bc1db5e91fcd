/** Bytes of an operand by the upper three bits of the code; 6 has its own length. */
const operandSizes = [1, 1, 2, 4, 2, 2, 0, 3];

/**
 * The property modifiers (sprms) of a paragraph, a run or a section: codes with their operands, of which `value` has
 * the lowest two bytes.
 */
export function* operations(bytes: Buffer): Generator<{ code: number; value: number }> {
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = bytes.readUInt16LE(at);
    const fixed = operandSizes[code >> 13] ?? 0;
    const wide = fixed === 2 && at + 4 <= bytes.length;
    yield { code, value: wide ? bytes.readUInt16LE(at + 2) : bytes.readUInt8(at + 2) };
    at += 2 + (fixed === 0 ? 1 + bytes.readUInt8(at + 2) : fixed);
  }
}
