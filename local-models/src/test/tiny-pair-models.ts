import { writeAll } from "./model-folder.ts";
import { type Node, type Tensor, writeOnnx } from "./onnx.ts";
import { bertInputs, bertTokenizer, directions } from "./tiny-bert.ts";

/** A cross-encoder with one output: how far the words of the two texts point the same way. */
export async function makeReranker(folder: string): Promise<void> {
  await writePairModel(folder, {
    labels: ["LABEL_0"],
    weights: [4],
    biases: [-2],
  });
}

/**
 * A model of entailment: texts that point the same way entail each other, opposite ones contradict each other. Its labels
 * are in an order of its own, as those of real models are.
 */
export async function makeJudge(folder: string): Promise<void> {
  await writePairModel(folder, {
    labels: ["contradiction", "ENTAILMENT", "neutral"],
    weights: [-6, 6, 0],
    biases: [0, 0, 3],
  });
}

type Head = { labels: string[]; weights: number[]; biases: number[] };

async function writePairModel(folder: string, { labels, weights, biases }: Head): Promise<void> {
  const outputs = labels.length;
  const constants: Tensor[] = [
    directions,
    { name: "words", dims: [1], values: [1], type: "int64" },
    { name: "last", dims: [1], values: [2], type: "int64" },
    { name: "weights", dims: [1, outputs], values: weights },
    { name: "biases", dims: [outputs], values: biases },
  ];
  const model = writeOnnx({
    inputs: bertInputs,
    outputs: [{ name: "logits", shape: ["batch", outputs], type: "float" }],
    constants,
    nodes: [
      node("Gather", [directions.name, "input_ids"], "vectors"),
      { ...node("Cast", ["token_type_ids"], "types"), attributes: [{ name: "to", int: 1 }] },
      node("Unsqueeze", ["types", "last"], "in_second"),
      node("Mul", ["vectors", "in_second"], "second"),
      node("Sub", ["vectors", "second"], "first"),
      sumOver("first", "words", "first_sum", 0),
      sumOver("second", "words", "second_sum", 0),
      node("Mul", ["first_sum", "second_sum"], "products"),
      sumOver("products", "words", "likeness", 1),
      node("MatMul", ["likeness", "weights"], "weighed"),
      node("Add", ["weighed", "biases"], "logits"),
    ],
  });
  await writeAll(folder, {
    "onnx/model_quantized.onnx": model,
    "config.json": {
      model_type: "bert",
      architectures: ["BertForSequenceClassification"],
      hidden_size: 3,
      id2label: Object.fromEntries(labels.map((label, at) => [at, label])),
    },
    ...bertTokenizer,
  });
}

function node(op: string, inputs: string[], output: string): Node {
  return { op, inputs, outputs: [output] };
}

function sumOver(input: string, axes: string, output: string, keepDimensions: number): Node {
  const attributes = [{ name: "keepdims", int: keepDimensions }];
  return { ...node("ReduceSum", [input, axes], output), attributes };
}
