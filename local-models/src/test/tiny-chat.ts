import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeGguf } from "./gguf.ts";

/** What the model writes to everything. No letter comes twice: each has one that follows it. */
export const tinyAnswer = "Six knots.";

const template =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}" +
  "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";
const letters = listLetters();
const vocabulary = [...letters, "<|im_start|>", "<|im_end|>", "<|endoftext|>"];
const endOfTurn = vocabulary.indexOf("<|im_end|>");
const normal = 1;
const control = 3;
/** One number a token, and some more: heads share them evenly. */
const width = 264;
const feedForward = 8;

/** A llama of one layer that adds nothing: each token leads to the one that follows it in `tinyAnswer`. */
export async function makeChatModel(folder: string, name = "model.gguf"): Promise<void> {
  const size = vocabulary.length;
  const still = (tensor: string, ...shape: number[]) => ({
    name: `blk.0.${tensor}.weight`,
    shape,
    numbers: new Float32Array(shape.reduce((product, length) => product * length, 1)),
  });
  const even = (tensor: string) => ({
    name: `${tensor}.weight`,
    shape: [width],
    numbers: new Float32Array(width).fill(1),
  });
  const bytes = writeGguf({
    metadata: listMetadata(),
    tensors: [
      { name: "token_embd.weight", shape: [width, size], numbers: mark((token) => token) },
      even("blk.0.attn_norm"),
      still("attn_q", width, width),
      still("attn_k", width, width),
      still("attn_v", width, width),
      still("attn_output", width, width),
      even("blk.0.ffn_norm"),
      still("ffn_gate", width, feedForward),
      still("ffn_up", width, feedForward),
      still("ffn_down", feedForward, width),
      even("output_norm"),
      { name: "output.weight", shape: [width, size], numbers: mark(tokenBefore) },
    ],
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes);
}

function listMetadata() {
  const llama = (key: string, number: number) => [`llama.${key}`, { u32: number }] as const;
  return [
    ["general.architecture", { text: "llama" }],
    ["general.name", { text: "tiny" }],
    llama("context_length", 32_768),
    llama("embedding_length", width),
    llama("block_count", 1),
    llama("feed_forward_length", feedForward),
    llama("attention.head_count", 2),
    llama("attention.head_count_kv", 2),
    llama("rope.dimension_count", width / 2),
    ["llama.attention.layer_norm_rms_epsilon", { f32: 1e-5 }],
    llama("vocab_size", vocabulary.length),
    ["tokenizer.ggml.model", { text: "gpt2" }],
    ["tokenizer.ggml.pre", { text: "qwen2" }],
    ["tokenizer.ggml.tokens", { text: vocabulary }],
    [
      "tokenizer.ggml.token_type",
      { i32s: vocabulary.map((_, at) => (at < 256 ? normal : control)) },
    ],
    ["tokenizer.ggml.merges", { text: ["a b"] }],
    ["tokenizer.ggml.eos_token_id", { u32: endOfTurn }],
    ["tokenizer.ggml.bos_token_id", { u32: endOfTurn + 1 }],
    ["tokenizer.ggml.add_bos_token", { bool: false }],
    ["tokenizer.chat_template", { text: template }],
  ] as const;
}

/** A row a token, with a one where `place` says. */
function mark(place: (token: number) => number | undefined): Float32Array {
  const numbers = new Float32Array(width * vocabulary.length);
  for (let token = 0; token < vocabulary.length; token += 1) {
    const at = place(token);
    if (at !== undefined) numbers[token * width + at] = 1;
  }
  return numbers;
}

/** After the line of the assistant comes the answer, and after the answer the end. */
function tokenBefore(token: number): number | undefined {
  const written = Array.from(`\n${tinyAnswer}`, (letter) => letter.charCodeAt(0));
  const next = [...written.slice(1), endOfTurn];
  return written[next.indexOf(token)];
}

/** The 256 bytes as the tokenizer of GPT-2 writes them, in their order: control characters and blanks have others' letters. */
function listLetters(): string[] {
  let others = 256;
  return Array.from({ length: 256 }, (_, byte) => {
    const isPrinted = (byte > 32 && byte < 127) || (byte > 160 && byte !== 173);
    return String.fromCodePoint(isPrinted ? byte : others++);
  });
}
