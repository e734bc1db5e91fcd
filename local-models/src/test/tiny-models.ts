import { join } from "node:path";
import { special, toVocabulary, writeAll } from "./model-folder.ts";
import { makeListener } from "./tiny-listener.ts";
import { writeOnnx } from "./onnx.ts";

/** Puts models of a few kilobytes into a folder, in the layout of the hub, and names them. */
export async function makeTinyModels(folder: string) {
  await makeEmbedder(join(folder, "tiny/embedder"));
  await makeListener(join(folder, "tiny/listener"));
  return { embedder: "tiny/embedder", listener: "tiny/listener" };
}

const words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "ferry", "boat", "tax", "the"];
/** "ferry" and "boat" point nearly the same way, "tax" elsewhere. */
const directions = [
  [0, 0, 0],
  [0, 0, 0.1],
  [0, 0, 0],
  [0, 0, 0],
  [1, 0, 0],
  [0.9, 0.1, 0],
  [0, 1, 0],
  [0, 0, 0.1],
];

/** A BERT whose every token has one fixed vector. */
async function makeEmbedder(folder: string): Promise<void> {
  const [batch, length] = ["batch", "length"];
  const model = writeOnnx({
    inputs: ["input_ids", "attention_mask", "token_type_ids"].map((name) => ({
      name,
      shape: [batch, length],
      type: "int64" as const,
    })),
    outputs: [{ name: "last_hidden_state", shape: [batch, length, 3], type: "float" }],
    constants: [{ name: "table", dims: [words.length, 3], values: directions.flat() }],
    nodes: [{ op: "Gather", inputs: ["table", "input_ids"], outputs: ["last_hidden_state"] }],
  });
  await writeAll(folder, {
    "onnx/model_quantized.onnx": model,
    "config.json": { model_type: "bert", architectures: ["BertModel"], hidden_size: 3 },
    "tokenizer_config.json": {
      tokenizer_class: "BertTokenizer",
      model_max_length: 16,
      pad_token: "[PAD]",
    },
    "tokenizer.json": {
      version: "1.0",
      truncation: null,
      padding: null,
      added_tokens: words.slice(0, 4).map((content, id) => special(content, id)),
      normalizer: { type: "Lowercase" },
      pre_tokenizer: { type: "Whitespace" },
      post_processor: {
        type: "TemplateProcessing",
        single: [piece("[CLS]"), { Sequence: { id: "A", type_id: 0 } }, piece("[SEP]")],
        pair: [],
        special_tokens: { "[CLS]": asToken("[CLS]", 2), "[SEP]": asToken("[SEP]", 3) },
      },
      decoder: null,
      model: {
        type: "WordPiece",
        unk_token: "[UNK]",
        continuing_subword_prefix: "##",
        max_input_chars_per_word: 100,
        vocab: toVocabulary(words),
      },
    },
  });
}

const piece = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
const asToken = (id: string, number: number) => ({ id, ids: [number], tokens: [id] });
