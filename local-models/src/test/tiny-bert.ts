import { special, toVocabulary } from "./model-folder.ts";

/** The words that the tiny models know, each with its direction: "ferry" and "boat" point nearly the same way. */
const known: [word: string, direction: [number, number, number]][] = [
  ["[PAD]", [0, 0, 0]],
  ["[UNK]", [0, 0, 0.1]],
  ["[CLS]", [0, 0, 0]],
  ["[SEP]", [0, 0, 0]],
  ["ferry", [1, 0, 0]],
  ["boat", [0.9, 0.1, 0]],
  ["tax", [0, 1, 0]],
  ["the", [0, 0, 0.1]],
  ["raft", [0.5, 0, 0]],
  ["aground", [-1, 0, 0]],
];
const words = known.map(([word]) => word);

/** A row per word, for looking up its direction by its number. */
export const directions = {
  name: "directions",
  dims: [known.length, 3],
  values: known.flatMap(([, direction]) => direction),
};

export const bertInputs = ["input_ids", "attention_mask", "token_type_ids"].map((name) => ({
  name,
  shape: ["batch", "length"],
  type: "int64" as const,
}));

/** The files of a tokenizer that knows these words, and reads at most 16 at once. */
export const bertTokenizer = {
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
      single: [piece("[CLS]", 0), sequence("A", 0), piece("[SEP]", 0)],
      pair: [
        piece("[CLS]", 0),
        sequence("A", 0),
        piece("[SEP]", 0),
        sequence("B", 1),
        piece("[SEP]", 1),
      ],
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
};

function piece(id: string, type: number) {
  return { SpecialToken: { id, type_id: type } };
}

function sequence(id: string, type: number) {
  return { Sequence: { id, type_id: type } };
}

function asToken(id: string, number: number) {
  return { id, ids: [number], tokens: [id] };
}
