import type { Has } from "../../../platform/app.ts";
import { AppError } from "../../../platform/errors.ts";
import { makeTone } from "../../../platform/models/compatibility/transcription-check.ts";
import type { CatalogueModel } from "../../../platform/models/local-catalogue/catalogue.ts";
import type { ListedModel } from "../../../platform/models/local-catalogue/local-catalogue.ts";
import { openLocalJudge, openReranker } from "../../../platform/models/local-judging.ts";
import { ModelFailed, ModelSilent } from "../../../platform/models/models.ts";
import { type ModelAccess, openEmbeddingModel } from "../../../platform/models/openai-embedding.ts";
import { openChatModel } from "../../../platform/models/openai-chat.ts";
import { openTranscriptionModel } from "../../../platform/models/openai-transcription.ts";
import { toLocalName } from "../stored-models.service.ts";

/** A person waits at the screen; a large model takes long to load. */
const withinMs = 60_000;

/**
 * Tries an installed model with a word or two, so that no role gets one that cannot be run.
 * @throws AppError local_model.runtime_missing, .too_large, .damaged, .not_ready, .not_loadable
 */
export async function tryLocalModel(
  { localModels, modelRegistry }: Has<"localModels" | "modelRegistry">,
  { model, state }: ListedModel,
): Promise<void> {
  const { runtime, catalogue } = localModels;
  const isRunnable = model.kind === "chat" ? runtime.runsChat() : runtime.isInstalled();
  if (!isRunnable) throw new AppError("local_model.runtime_missing");
  if (state === "too_large") throw new AppError("local_model.too_large");
  const verified = state === "ready" ? await catalogue.verify(model.id) : state;
  if (verified === "damaged") throw new AppError("local_model.damaged");
  if (verified !== "ready") throw new AppError("local_model.not_ready");
  const access = { ...runtime.access(toLocalName(model.id), withinMs), retries: 0 };
  try {
    await trials[model.kind](access);
  } catch (error) {
    // Its memory is not needed any more.
    await modelRegistry.reload();
    // That a model writes nothing about two words does not keep it from answering.
    if (error instanceof ModelSilent) return;
    if (!(error instanceof ModelFailed)) throw error;
    throw new AppError("local_model.not_loadable", { cause: error });
  }
}

const trials: Readonly<Record<CatalogueModel["kind"], (access: ModelAccess) => Promise<unknown>>> =
  {
    embedding: (access) => openEmbeddingModel(access).embed(["A harbour."]),
    reranker: (access) =>
      openReranker(access, withinMs).score("harbour", ["A harbour.", "A hill."]),
    verification: (access) =>
      openLocalJudge(access, withinMs).judge([{ claim: "A hill.", passage: "A harbour." }]),
    chat: (access) =>
      openChatModel(access).complete({
        messages: [{ role: "user", content: "A harbour." }],
        maxTokens: 4,
      }),
    transcription: (access) => openTranscriptionModel(access).transcribe(makeTone()),
  };
