import { openProcessLimit } from "../../platform/process-limit.ts";

/**
 * Takes a place for an answer of an organization as soon as one is free. Returns what gives the place back, which may be
 * called twice; the place also ends after `longestMs`.
 * @throws AppError request.too_many
 */
export type TakePlace = (
  organizationId: string,
  options?: { longestMs?: number | undefined },
) => Promise<() => void>;

/**
 * Limits how many answers are worked on at the same time; half of the places are one organization's. Otherwise a hundred
 * questions that share ten connections all wait for each other half done: the first one sees its passages no sooner than
 * the last, and whoever signs in or reads waits behind each of their statements.
 */
export function openAnswerPlaces({
  places,
  waiting,
}: {
  places: number;
  waiting: number;
}): TakePlace {
  const withinLimit = openProcessLimit({
    atOnce: places,
    perOwner: Math.ceil(places / 2),
    waiting,
  });
  return (organizationId, { longestMs } = {}) =>
    new Promise((resolve, reject) => {
      const hold = () =>
        new Promise<void>((leave) => {
          const timer = longestMs === undefined ? undefined : setTimeout(leave, longestMs);
          resolve(() => {
            clearTimeout(timer);
            leave();
          });
        });
      withinLimit(organizationId, hold).catch(reject);
    });
}
