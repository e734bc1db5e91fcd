import { asOneCalculation } from "./give-way.ts";
import type { Models } from "./models/models.ts";
import { openPlaces, openProcessLimit, type Places } from "./process-limit.ts";

/** An answer with models whose first search takes longer waits for one of them, not for the database. */
const placeHeldMs = 500;

/**
 * Limits how many answers are worked on at the same time; half of the places are one organization's, and as many again are kept
 * for those that have none: two organizations would else keep a plain question of a third one waiting. Otherwise a hundred
 * questions that share ten connections all wait for each other half done: the first one sees its passages no sooner than
 * the last, and whoever signs in or reads waits behind each of their statements.
 */
export function openAnswerPlaces({ places, waiting }: { places: number; waiting: number }): Places {
  const perOwner = Math.ceil(places / 2);
  return openPlaces(openProcessLimit({ atOnce: places, perOwner, kept: places, waiting }));
}

type PlacedApp = { readonly answerPlaces: Places; readonly models: Models };

/** The place of an answer. `onEvidence`, when its passages are found, gives it back where models do the rest. */
export type AnswerPlace = { readonly leave: () => void; readonly onEvidence: () => void };

/** @throws AppError request.too_many when too many answers of the organization wait */
export async function takeAnswerPlace(
  { answerPlaces, models }: PlacedApp,
  organizationId: string,
): Promise<AnswerPlace> {
  const waitsForModels = hasModels(models);
  const longestMs = waitsForModels ? placeHeldMs : undefined;
  const leave = await answerPlaces(organizationId, { longestMs });
  return { leave, onEvidence: waitsForModels ? leave : () => {} };
}

/**
 * Does work that searches or answers, and must not take a place for an answer itself: an organization whose places all
 * waited for another one would wait forever.
 * @throws AppError request.too_many when too many answers of the organization wait
 */
export async function withinAnswerPlace<T>(
  app: PlacedApp,
  { organizationId, signal }: { organizationId: string; signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const { leave } = await takeAnswerPlace(app, organizationId);
  try {
    signal.throwIfAborted();
    return await asOneCalculation(work);
  } finally {
    leave();
  }
}

/** Whether answers wait for models, and need no place meanwhile; without them an answer is this process's own work to its end. */
function hasModels({ chat, embedding, reranker, judge }: Models): boolean {
  return [chat, embedding, reranker, judge].some((model) => model !== undefined);
}
