import { writeOnnx } from "./onnx.ts";
import { special, toVocabulary, writeAll } from "./model-folder.ts";

const words = ["the", "Ġferry", "Ġsails"];
const named = [
  "<|endoftext|>",
  "<|startoftranscript|>",
  "<|en|>",
  "<|transcribe|>",
  "<|notimestamps|>",
];
const times = Array.from({ length: 1501 }, (_, n) => `<|${(n * 0.02).toFixed(2)}|>`);
const vocabulary = [...words, ...named, ...times];

/** What the listener hears, whatever it is given to hear. */
const speech = [
  "<|startoftranscript|>",
  "<|en|>",
  "<|transcribe|>",
  "<|0.00|>",
  ...words,
  "<|2.00|>",
];

/** A Whisper in which each token is followed by one fixed token. */
export async function makeListener(folder: string): Promise<void> {
  await writeAll(folder, {
    "onnx/encoder_model_quantized.onnx": writeEncoder(),
    "onnx/decoder_model_merged_quantized.onnx": writeDecoder(),
    ...settings(),
    ...tokenizer(),
  });
}

function at(token: string): number {
  return vocabulary.indexOf(token);
}

/** The features' means: nothing listens to them. */
function writeEncoder(): Uint8Array {
  return writeOnnx({
    inputs: [{ name: "input_features", shape: ["batch", 80, 3000], type: "float" }],
    outputs: [{ name: "last_hidden_state", shape: ["batch", 80], type: "float" }],
    constants: [],
    nodes: [
      {
        op: "ReduceMean",
        inputs: ["input_features"],
        outputs: ["last_hidden_state"],
        attributes: [
          { name: "axes", ints: [2] },
          { name: "keepdims", int: 0 },
        ],
      },
    ],
  });
}

function writeDecoder(): Uint8Array {
  const follower = (token: string) => speech[speech.indexOf(token) + 1] ?? "<|endoftext|>";
  const followers = vocabulary.map((token) =>
    speech.includes(token) ? at(follower(token)) : at("<|endoftext|>"),
  );
  return writeOnnx({
    inputs: [
      { name: "input_ids", shape: ["batch", "length"], type: "int64" },
      { name: "encoder_hidden_states", shape: ["batch", 80], type: "float" },
    ],
    outputs: [{ name: "logits", shape: ["batch", "length", vocabulary.length], type: "float" }],
    constants: [
      { name: "followers", dims: [vocabulary.length], values: followers, type: "int64" },
      { name: "depth", dims: [1], values: [vocabulary.length], type: "int64" },
      { name: "levels", dims: [2], values: [-10, 10] },
    ],
    nodes: [
      { op: "Gather", inputs: ["followers", "input_ids"], outputs: ["next"] },
      { op: "OneHot", inputs: ["next", "depth", "levels"], outputs: ["logits"] },
    ],
  });
}

function settings() {
  return {
    "config.json": {
      model_type: "whisper",
      architectures: ["WhisperForConditionalGeneration"],
      is_encoder_decoder: true,
      d_model: 80,
      decoder_layers: 1,
      encoder_layers: 1,
      decoder_attention_heads: 1,
      encoder_attention_heads: 1,
      max_source_positions: 1500,
      max_target_positions: 64,
      vocab_size: vocabulary.length,
      decoder_start_token_id: at("<|startoftranscript|>"),
      eos_token_id: at("<|endoftext|>"),
      pad_token_id: at("<|endoftext|>"),
    },
    "generation_config.json": {
      is_multilingual: true,
      lang_to_id: { "<|en|>": at("<|en|>") },
      task_to_id: { transcribe: at("<|transcribe|>") },
      no_timestamps_token_id: at("<|notimestamps|>"),
      decoder_start_token_id: at("<|startoftranscript|>"),
      eos_token_id: at("<|endoftext|>"),
      pad_token_id: at("<|endoftext|>"),
      max_length: 64,
      max_initial_timestamp_index: 50,
      return_timestamps: false,
    },
    "preprocessor_config.json": {
      feature_extractor_type: "WhisperFeatureExtractor",
      processor_class: "WhisperProcessor",
      feature_size: 80,
      sampling_rate: 16_000,
      hop_length: 160,
      chunk_length: 30,
      n_fft: 400,
      n_samples: 480_000,
      nb_max_frames: 3000,
      padding_value: 0,
      return_attention_mask: false,
    },
  };
}

function tokenizer() {
  return {
    "tokenizer_config.json": { tokenizer_class: "WhisperTokenizer", model_max_length: 64 },
    "tokenizer.json": {
      version: "1.0",
      truncation: null,
      padding: null,
      added_tokens: [...named, ...times].map((content) => special(content, at(content))),
      normalizer: null,
      pre_tokenizer: {
        type: "ByteLevel",
        add_prefix_space: false,
        trim_offsets: true,
        use_regex: true,
      },
      post_processor: null,
      decoder: { type: "ByteLevel", add_prefix_space: true, trim_offsets: true, use_regex: true },
      model: {
        type: "BPE",
        unk_token: "",
        continuing_subword_prefix: "",
        end_of_word_suffix: "",
        fuse_unk: false,
        vocab: toVocabulary(vocabulary),
        merges: [],
      },
    },
  };
}
