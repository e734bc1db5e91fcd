/** Bytes of an operand by the upper three bits of the code; 6 has its own length. */
const operandSizes = [1, 1, 2, 4, 2, 2, 0, 3];

/** The definition of a row's cells, the only operand whose length takes two bytes. */
export const tableDefinition = 0xd608;

type Operation = { code: number; value: number; operand: Buffer };

/**
 * The property modifiers (sprms) of a paragraph, a run or a section: codes with their operands, of which `value` has
 * the lowest two bytes.
 */
export function* operations(bytes: Buffer): Generator<Operation> {
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = bytes.readUInt16LE(at);
    const fixed = operandSizes[code >> 13] ?? 0;
    const wide = fixed === 2 && at + 4 <= bytes.length;
    const isTable = code === tableDefinition && at + 4 <= bytes.length;
    const length = isTable ? 1 + bytes.readUInt16LE(at + 2) : 1 + bytes.readUInt8(at + 2);
    const size = fixed === 0 ? length : fixed;
    const value = wide ? bytes.readUInt16LE(at + 2) : bytes.readUInt8(at + 2);
    yield { code, value, operand: bytes.subarray(at + 2, at + 2 + size) };
    at += 2 + size;
  }
}
