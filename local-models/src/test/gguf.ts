/** A model file of llama.cpp (GGUF, version 3), in the little of it that tests need. */
export type GgufFile = {
  metadata: readonly (readonly [key: string, value: Value])[];
  /** Numbers in rows; the first length is that of a row. */
  tensors: readonly { name: string; shape: readonly number[]; numbers: Float32Array }[];
};
export type Value =
  | { u32: number }
  | { i32s: readonly number[] }
  | { f32: number }
  | { bool: boolean }
  | { text: string | readonly string[] };

const alignment = 32;
const types = { u32: 4, i32: 5, f32: 6, bool: 7, text: 8, array: 9 } as const;
const f32Tensor = 0;

/** The bytes of a file. */
export function writeGguf({ metadata, tensors }: GgufFile): Buffer {
  const head = [Buffer.from("GGUF"), u32(3), u64(tensors.length), u64(metadata.length)];
  for (const [key, value] of metadata) head.push(text(key), write(value));
  const data: Buffer[] = [];
  let offset = 0;
  for (const { name, shape, numbers } of tensors) {
    head.push(text(name), u32(shape.length), ...shape.map(u64), u32(f32Tensor), u64(offset));
    const bytes = pad(Buffer.from(numbers.buffer));
    data.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([pad(Buffer.concat(head)), ...data]);
}

function write(value: Value): Buffer {
  if ("f32" in value) return Buffer.concat([u32(types.f32), f32(value.f32)]);
  if ("bool" in value) return Buffer.concat([u32(types.bool), Buffer.from([Number(value.bool)])]);
  if ("u32" in value) return Buffer.concat([u32(types.u32), u32(value.u32)]);
  if ("i32s" in value) return writeArray(types.i32, value.i32s.map(u32));
  if (typeof value.text === "string") return Buffer.concat([u32(types.text), text(value.text)]);
  return writeArray(types.text, value.text.map(text));
}

function writeArray(type: number, items: readonly Buffer[]): Buffer {
  return Buffer.concat([u32(types.array), u32(type), u64(items.length), ...items]);
}

function pad(bytes: Buffer): Buffer {
  const missing = (alignment - (bytes.length % alignment)) % alignment;
  return Buffer.concat([bytes, Buffer.alloc(missing)]);
}

function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

function u64(number: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(number));
  return bytes;
}

function f32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(number);
  return bytes;
}

function text(string: string): Buffer {
  const bytes = Buffer.from(string);
  return Buffer.concat([u64(bytes.length), bytes]);
}
