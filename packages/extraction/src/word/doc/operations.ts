/** Bytes of an operand by the code's upper three bits; 6 says its own length. */
const operandSizes = [1, 1, 2, 4, 2, 2, 0, 3];

/**
 * What a .doc says about a paragraph, a run or a section, as codes with their operands: `value` is the operand's lowest
 * two bytes at most.
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
