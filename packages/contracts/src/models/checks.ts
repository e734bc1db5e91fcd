import { z } from "zod";
import { id } from "../fields.ts";
import { connectionInput } from "./connections.ts";
import { modelRole } from "./roles.ts";

/** What is tried. `models` lists them; `tools` asks the chat model to call a tool. */
export const checkKinds = [
  "models",
  "chat",
  "tools",
  "embedding",
  "reranker",
  "transcription",
] as const;
export type CheckKind = (typeof checkKinds)[number];

/** What came of a check. */
export const checkCodes = [
  "works",
  /** The provider refuses the key, or asks for one. */
  "key_refused",
  /** The provider does not know the model. */
  "model_unknown",
  /** The model writes text, and called no tool when it had to. Answers then come from one search. */
  "no_tools",
  /** The address answers, but not to this kind of request: it has no list of models, no embeddings ... */
  "not_offered",
  /** Nothing answers at the address. */
  "not_reachable",
  /** The address is in a network that this connection may not reach. */
  "address_not_allowed",
  "timed_out",
  /** Too many requests, or the account's quota is used up. */
  "busy",
  /** What answered does not speak this protocol. */
  "not_understood",
  /** The provider answered with an error of another kind. */
  "failed",
  /** Not tried, since an earlier check failed. */
  "skipped",
] as const;
export type CheckCode = (typeof checkCodes)[number];

/** Which connection is tested: a stored one, with changes that are not stored, or one that is not stored yet. */
export const testInput = z.object({
  /** A stored connection. Its key is used only at its own address. */
  connection_id: id.nullish(),
  /** What is entered; with `connection_id`, the key may be left out as long as the address is the stored one. */
  connection: connectionInput.nullish(),
  /** The models to try, by role; without any only the list of models is read. */
  models: z.partialRecord(modelRole, z.string().trim().min(1).max(200)).default({}),
});
export type TestInput = z.input<typeof testInput>;

export const testResult = z.object({
  /** The names of the models, as listed; empty where the provider lists none. */
  models: z.array(z.string()),
  /** The models that are proposed for the roles, of those listed. */
  suggested: z.partialRecord(modelRole, z.string()),
  checks: z.array(
    z.object({
      kind: z.enum(checkKinds),
      /** Null for the list of models. */
      model: z.string().nullable(),
      code: z.enum(checkCodes),
      /** The same as a sentence. */
      message: z.string(),
      ms: z.int(),
    }),
  ),
});
export type TestResult = z.infer<typeof testResult>;
