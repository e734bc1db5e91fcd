import { join } from "node:path";
import { writeAll } from "./model-folder.ts";
import { writeOnnx } from "./onnx.ts";
import { bertInputs, bertTokenizer, directions } from "./tiny-bert.ts";
import { makeListener } from "./tiny-listener.ts";
import { makeJudge, makeReranker } from "./tiny-pair-models.ts";

/** Puts models of a few kilobytes into a folder, in the layout of the hub, and names them. */
export async function makeTinyModels(folder: string) {
  await makeEmbedder(join(folder, "tiny/embedder"));
  await makeListener(join(folder, "tiny/listener"));
  await makeReranker(join(folder, "tiny/reranker"));
  await makeJudge(join(folder, "tiny/judge"));
  return {
    embedder: "tiny/embedder",
    listener: "tiny/listener",
    reranker: "tiny/reranker",
    judge: "tiny/judge",
  };
}

/** A BERT whose every token has one fixed vector. */
async function makeEmbedder(folder: string): Promise<void> {
  const model = writeOnnx({
    inputs: bertInputs,
    outputs: [{ name: "last_hidden_state", shape: ["batch", "length", 3], type: "float" }],
    constants: [directions],
    nodes: [
      { op: "Gather", inputs: [directions.name, "input_ids"], outputs: ["last_hidden_state"] },
    ],
  });
  await writeAll(folder, {
    "onnx/model_quantized.onnx": model,
    "config.json": { model_type: "bert", architectures: ["BertModel"], hidden_size: 3 },
    ...bertTokenizer,
  });
}
