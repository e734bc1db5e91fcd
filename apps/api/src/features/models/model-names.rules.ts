import { modelPresets, type PresetId } from "@footnote/contracts/models/presets";
import { type ModelRole, modelRoles } from "@footnote/contracts/models/roles";

/** What the names of models for other work than chat have in common. */
const namePatterns = {
  embedding: /embed|\bbge-(?!reranker)|(^|[/-])e5-|gte-|minilm/i,
  reranker: /rerank/i,
  transcription: /whisper|transcrib|voxtral/i,
} as const;
const otherWork =
  /tts|dall-e|image|moderation|guard|ocr|realtime|audio|speech|video|sora|veo|imagen/i;

/**
 * The models that are proposed for the roles: the preset's own, of those listed, or, for servers whose models their owner
 * has installed, the first whose name fits.
 */
export function suggestModels(
  preset: PresetId,
  listed: readonly string[],
): Partial<Record<ModelRole, string>> {
  const { suggested } = modelPresets[preset];
  const known = new Set(listed);
  const isOwn = Object.keys(suggested).length === 0;
  const proposed = modelRoles.flatMap((role) => {
    const name = isOwn
      ? listed.find((one) => fits(role, one))
      : suggested[role]?.find((one) => known.has(one));
    return name === undefined ? [] : [[role, name] as const];
  });
  return Object.fromEntries(proposed);
}

function fits(role: ModelRole, name: string): boolean {
  if (role === "small_chat" || role === "verification") return false;
  if (role !== "chat") return namePatterns[role].test(name) && !isReranker(role, name);
  const isOther = Object.values(namePatterns).some((pattern) => pattern.test(name));
  return !isOther && !otherWork.test(name);
}

function isReranker(role: ModelRole, name: string): boolean {
  return role === "embedding" && namePatterns.reranker.test(name);
}
