import { z } from "zod";

/**
 * What models are used for. `chat` writes answers and may have several models, of which the first is the default;
 * `small_chat` rewrites follow-up questions; `verification` judges claims. Where these two have no model, the chat model
 * does their work.
 */
export const modelRoles = [
  "chat",
  "small_chat",
  "verification",
  "embedding",
  "reranker",
  "transcription",
] as const;
export const modelRole = z.enum(modelRoles);
export type ModelRole = z.infer<typeof modelRole>;

/** The roles that an organization may fill by itself: vectors are made for all organizations together. */
export const organizationRoles: readonly ModelRole[] = modelRoles.filter(
  (role) => role !== "embedding",
);

/** How many chat models people may choose from. */
export const chatModelsMax = 20;
