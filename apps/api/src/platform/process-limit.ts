import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "./errors.ts";

export type ProcessLimits = {
  /** How much work runs at the same time in this process. */
  readonly atOnce: number;
  /** How much of it may be of one owner. */
  readonly perOwner: number;
  /** How much more of one owner may wait. */
  readonly waiting: number;
};

/** `owner`: the id of an organization, or the address of a client. */
export type ProcessLimit = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits work that takes much of a processor or memory: owners share what there is, and one that asks for more than can wait
 * is refused. Work that was aborted while it waited must notice that itself.
 * @throws AppError request.too_many
 */
export function openProcessLimit({ atOnce, perOwner, waiting }: ProcessLimits): ProcessLimit {
  const all = pLimit(atOnce);
  const owners = new Map<string, { own: LimitFunction; using: number }>();
  return async (owner, work) => {
    const found = owners.get(owner);
    const entry = found ?? { own: pLimit(perOwner), using: 0 };
    if (entry.using >= perOwner + waiting) throw new AppError("request.too_many");
    owners.set(owner, entry);
    entry.using += 1;
    try {
      return await entry.own(() => all(work));
    } finally {
      entry.using -= 1;
      if (entry.using === 0) owners.delete(owner);
    }
  };
}
