import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { modelRole } from "./roles.ts";

// Models that operators install on this machine. A list is the reply to every change; while one of its models is
// downloading, it is asked for again.

/**
 * `interrupted`: a part is there and the next installation continues it; `damaged`: files are missing or are not those that
 * were installed; `too_large`: installed, but it takes more memory than one model may.
 */
export const localModelState = z.enum([
  "absent",
  "downloading",
  "interrupted",
  "damaged",
  "too_large",
  "ready",
]);

/** Why the last installation ended without the model. */
export const localModelProblem = z.enum([
  "unreachable",
  "not_found",
  "interrupted",
  "damaged",
  "incomplete",
  "no_space",
]);

export const localModel = z.object({
  /** Its name on the hub. In the list of roles it is "local:" and this. */
  id: z.string(),
  /** The first of those that it fits. */
  role: modelRole,
  roles: z.array(modelRole),
  /** How many it reads, about, or which ones (ISO 639). */
  languages: z.union([z.number(), z.array(z.string())]),
  licence: z.string(),
  /** Of the whole model, in bytes; null where it is not known before the download. */
  size: z.number().nullable(),
  /** Bytes that are on the disk. */
  received: z.number(),
  /** That it takes when it is loaded, in MB; null while the size is not known. */
  memory: z.number().nullable(),
  fits_memory: z.boolean(),
  /** Whether each of its files is compared with a checksum of its publisher. */
  verified: z.boolean(),
  state: localModelState,
  problem: localModelProblem.nullable(),
  in_use: z.boolean(),
});
export type LocalModel = z.infer<typeof localModel>;

export const localModels = z.object({
  /** False: `npm run local-models` has to be run on the server first. */
  runtime_installed: z.boolean(),
  /** False where the operator has switched downloads off. */
  may_download: z.boolean(),
  /** Where models are downloaded from. */
  source: z.string(),
  /** The folder on the server from which models are imported. */
  import_folder: z.string(),
  /** That one model may take, in MB. */
  memory_limit: z.number(),
  models: z.array(localModel),
});
export type LocalModels = z.infer<typeof localModels>;

const named = z.object({ model: z.string().min(1).max(200) });

export const listLocalModels = endpoint({
  method: "GET",
  path: "/operator/models/local/",
  access: "operator",
  summary: "List the models that can be installed on this machine, with their states",
  reply: localModels,
});

export const installLocalModel = endpoint({
  method: "POST",
  path: "/operator/models/local/install/",
  access: "operator",
  summary: "Begin to download a model, or continue; the list shows how far it is",
  status: 202,
  body: named,
  reply: localModels,
});

export const cancelLocalModel = endpoint({
  method: "POST",
  path: "/operator/models/local/cancel/",
  access: "operator",
  summary: "Stop the download of a model; what is there is kept",
  body: named,
  reply: localModels,
});

export const importLocalModel = endpoint({
  method: "POST",
  path: "/operator/models/local/import/",
  access: "operator",
  summary: "Install a model from a folder or a .tar or .tar.gz in the server's import folder",
  body: named.extend({
    /** Below the import folder; empty for the folder itself. */
    path: z.string().trim().max(500),
  }),
  reply: localModels,
});

export const uploadLocalModel = endpoint({
  method: "POST",
  path: "/operator/models/local/upload/",
  access: "operator",
  summary: "Install a model from a .tar or .tar.gz, which is the body",
  bodyKind: "stream",
  query: named.extend({
    /** Of the file: its ending says whether it is compressed. */
    name: z
      .string()
      .max(300)
      .regex(/\.(?:tar|tar\.gz|tgz)$/i, "Choose a .tar or .tar.gz file."),
  }),
  reply: localModels,
});

export const removeLocalModel = endpoint({
  method: "POST",
  path: "/operator/models/local/remove/",
  access: "operator",
  summary: "Remove the files of a model, and the model from its role",
  body: named,
  reply: localModels,
});

export const useLocalModel = endpoint({
  method: "POST",
  path: "/operator/models/local/use/",
  access: "operator",
  summary: "Try an installed model and use it for its role from now on, or no longer",
  body: named.extend({
    in_use: z.boolean(),
    /** One that it fits; without it the first of them, or all where it is used no longer. */
    role: modelRole.optional(),
  }),
  reply: localModels,
});
