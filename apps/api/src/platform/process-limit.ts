import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "./errors.ts";

export type ProcessLimits = {
  /** How much work runs at the same time in this process. */
  readonly atOnce: number;
  /** How much of it may be of one organization. */
  readonly perOrganization: number;
  /** How much more of one organization may wait. */
  readonly waiting: number;
};

export type ProcessLimit = <T>(organizationId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits work that starts a process of its own, each with its memory and a processor: organizations share what there is, and
 * one that asks for more than can wait is refused. Work that was aborted while it waited must notice that itself.
 * @throws AppError request.too_many
 */
export function openProcessLimit({
  atOnce,
  perOrganization,
  waiting,
}: ProcessLimits): ProcessLimit {
  const all = pLimit(atOnce);
  const organizations = new Map<string, { own: LimitFunction; using: number }>();
  return async (organizationId, work) => {
    const found = organizations.get(organizationId);
    const entry = found ?? { own: pLimit(perOrganization), using: 0 };
    if (entry.using >= perOrganization + waiting) throw new AppError("request.too_many");
    organizations.set(organizationId, entry);
    entry.using += 1;
    try {
      return await entry.own(() => all(work));
    } finally {
      entry.using -= 1;
      if (entry.using === 0) organizations.delete(organizationId);
    }
  };
}
