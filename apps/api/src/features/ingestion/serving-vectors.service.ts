import { ModelFailed } from "../../platform/models/models.ts";
import type { Has } from "../../platform/app.ts";
import { findServingModels, pauseEarlierModel } from "../retrieval/earlier-vectors.service.ts";
import { selectChunksToEmbed } from "../retrieval/indexing.service.ts";
import { makeVectors } from "./vector-making.service.ts";

const textsPerRequest = 64;

/**
 * Embeds new documents with the earlier model as well, while searches still use it. Otherwise they would be found only by
 * their words until the change of the model is complete, which also happens when the earlier model fails.
 */
export async function embedForSearches(
  app: Has<"db" | "models" | "log">,
  documentIds: readonly string[],
  { present, signal }: { present: string; signal: AbortSignal },
): Promise<void> {
  for (const { model, documentIds: own } of await findServingModels(app, documentIds, present)) {
    const wanted = { model: model.name, limit: textsPerRequest };
    try {
      let chunks = await selectChunksToEmbed(app.db, own, wanted);
      while (chunks.length > 0 && !signal.aborted) {
        await makeVectors(app, model, { chunks, signal });
        chunks = await selectChunksToEmbed(app.db, own, wanted);
      }
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      pauseEarlierModel(model.name);
      app.log.warn({ err: error, model: model.name }, "new documents are not found by meaning yet");
    }
  }
}
