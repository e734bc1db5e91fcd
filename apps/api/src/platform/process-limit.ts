import { getCurrentClient } from "./current-client.ts";
import { AppError } from "./errors.ts";
import { openFairQueues, type Waiting } from "./fair-queues.ts";

export type ProcessLimits = {
  /** How much work runs at the same time in this process. */
  readonly atOnce: number;
  /** How much of it may be of one owner. */
  readonly perOwner: number;
  /** How much runs beyond that of owners that have nothing running; none if unset. */
  readonly kept?: number;
  /** How much more of one owner may wait. */
  readonly waiting: number;
  /** How much of all owners together may wait; no limit if unset. */
  readonly waitingInAll?: number;
};

const detail = { retry_after_seconds: 5 };

/** `owner`: the id of an organization, or the address of a client. */
export type ProcessLimit = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits work that takes much of a processor or memory: owners share what there is, and one that asks for more than can wait
 * is refused. What is free goes to the owner with the least running, in turns, however much another one has asked before. Clients
 * share it likewise: one with forty organizations gets no more than one with a single organization.
 * Work that was aborted while it waited must notice that itself.
 * @throws AppError request.too_many, or server.busy when all owners together ask for more than can wait: then of the one that
 * has the most waiting
 */
export function openProcessLimit({
  atOnce,
  perOwner,
  kept = 0,
  waiting,
  waitingInAll = Infinity,
}: ProcessLimits): ProcessLimit {
  const queues = openFairQueues();
  let running = 0;
  const change = ({ owner, client }: Waiting, by: 1 | -1) => {
    running += by;
    owner.change(by);
    client.change(by);
  };
  const hasPlace = ({ owner, client }: Waiting) => {
    const isNew = owner.running === 0 && client.running === 0;
    return isNew || (running < atOnce && owner.running < perOwner);
  };
  /** What ends may make room for two: one more at once, and one in a place that is kept. */
  const startNext = () => {
    while (running < atOnce + kept) {
      const next = queues.takeNext(hasPlace);
      if (!next) return;
      change(next, 1);
      next.start();
    }
  };
  return async (owner, work) => {
    if (queues.countUses(owner) >= perOwner + waiting)
      throw new AppError("request.too_many", { detail });
    // All work of an owner without a request is as one client more.
    const parties = { owner, client: getCurrentClient() ?? `none ${owner}` };
    if (queues.countWaiting() >= waitingInAll) {
      const busy = new AppError("server.busy", { detail });
      if (!queues.refuseLongest(parties, busy)) throw busy;
    }
    const own = queues.enter(parties);
    try {
      startNext();
      await own.turn;
      try {
        return await work();
      } finally {
        change(own, -1);
        startNext();
      }
    } finally {
      own.leave();
    }
  };
}

/**
 * A limit in which groups of owners take turns, such as the networks of clients, and the owners of each: how many owners a group
 * has makes nobody else wait longer. The limits of what waits are those of a group, which may have `perGroup` of all that runs.
 * @throws AppError as a process limit does
 */
export function openGroupedLimit(limits: ProcessLimits & { readonly perGroup?: number }) {
  const { atOnce, perGroup = atOnce } = limits;
  // As many as can run are chosen in each group; of these the groups take turns.
  const betweenGroups = openProcessLimit({ atOnce, perOwner: perGroup, waiting: atOnce });
  const groups = new Map<string, { limit: ProcessLimit; uses: number }>();
  return async <T>({ owner, group }: GroupedOwner, work: () => Promise<T>): Promise<T> => {
    const within = groups.get(group) ?? { limit: openProcessLimit(limits), uses: 0 };
    groups.set(group, within);
    within.uses += 1;
    try {
      return await within.limit(owner, () => betweenGroups(group, work));
    } finally {
      within.uses -= 1;
      if (within.uses === 0) groups.delete(group);
    }
  };
}

export type GroupedOwner = { readonly owner: string; readonly group: string };

/**
 * Takes a place for work of an owner as soon as one is free. Returns what gives the place back, which may be called twice;
 * the place also ends after `longestMs`.
 * @throws AppError as a process limit does
 */
export type Places<Owner = string> = (
  owner: Owner,
  options?: { longestMs?: number | undefined },
) => Promise<() => void>;

/** Places of a limit, for work that is not one function. */
export function openPlaces<Owner>(
  withinLimit: (owner: Owner, work: () => Promise<void>) => Promise<void>,
): Places<Owner> {
  return (owner, { longestMs } = {}) =>
    new Promise((resolve, reject) => {
      const hold = () =>
        new Promise<void>((leave) => {
          const timer = longestMs === undefined ? undefined : setTimeout(leave, longestMs);
          resolve(() => {
            clearTimeout(timer);
            leave();
          });
        });
      withinLimit(owner, hold).catch(reject);
    });
}
