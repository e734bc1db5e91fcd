/** Writes ONNX models, as far as the tiny ones of the tests need. Field numbers are those of onnx.proto. */

export type Tensor = {
  name: string;
  dims: number[];
  values: readonly number[];
  type?: "float" | "int64";
};
export type Port = { name: string; shape: (number | string)[]; type: "float" | "int64" | "bool" };
export type Attribute = { name: string; int?: number; ints?: number[] };
export type Node = { op: string; inputs: string[]; outputs: string[]; attributes?: Attribute[] };
export type Graph = { inputs: Port[]; outputs: Port[]; constants: Tensor[]; nodes: Node[] };

const elementTypes = { float: 1, int64: 7, bool: 9 };

export function writeOnnx({ inputs, outputs, constants, nodes }: Graph): Uint8Array {
  const graph = [
    ...nodes.map((node) => message(1, writeNode(node))),
    text(2, "graph"),
    ...constants.map((tensor) => message(5, writeTensor(tensor))),
    ...inputs.map((port) => message(11, writePort(port))),
    ...outputs.map((port) => message(12, writePort(port))),
  ];
  const opset = message(8, [text(1, ""), integer(2, 17)]);
  return Buffer.concat([integer(1, 8), opset, message(7, graph)]);
}

function writeNode({ op, inputs, outputs, attributes = [] }: Node): Buffer[] {
  return [
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, op),
    ...attributes.map(({ name, int, ints }) =>
      message(5, [
        text(1, name),
        ...(int === undefined ? [] : [integer(3, int)]),
        ...(ints ?? []).map((value) => integer(8, value)),
        integer(20, int === undefined ? 7 : 2),
      ]),
    ),
  ];
}

function writeTensor({ name, dims, values, type = "float" }: Tensor): Buffer[] {
  const raw =
    type === "float"
      ? new Uint8Array(new Float32Array(values).buffer)
      : new Uint8Array(new BigInt64Array(values.map(BigInt)).buffer);
  return [
    ...dims.map((size) => integer(1, size)),
    integer(2, elementTypes[type]),
    text(8, name),
    bytes(9, raw),
  ];
}

function writePort({ name, shape, type }: Port): Buffer[] {
  const dims = shape.map((size) =>
    message(1, [typeof size === "number" ? integer(1, size) : text(2, size)]),
  );
  const tensor = message(1, [integer(1, elementTypes[type]), message(2, dims)]);
  return [text(1, name), message(2, [tensor])];
}

function message(field: number, parts: Buffer[]): Buffer {
  return bytes(field, Buffer.concat(parts));
}

function text(field: number, value: string): Buffer {
  return bytes(field, Buffer.from(value));
}

function bytes(field: number, value: Uint8Array): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(value.length), value]);
}

function integer(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function varint(value: number): Buffer {
  const parts: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 0x7fn) {
    parts.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  return Buffer.from([...parts, Number(rest)]);
}
