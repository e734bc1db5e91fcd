import { AppError } from "./errors.ts";

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

type Owner = { running: number; readonly waiting: PromiseWithResolvers<void>[] };

/**
 * Limits work that takes much of a processor or memory: owners share what there is, and one that asks for more than can wait
 * is refused. What is free goes to the owner with the least running, in turns, however much another one has asked before.
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
  // Whoever was served last, at its start or its end, is the last one here.
  const owners = new Map<string, Owner>();
  let running = 0;
  let waitingNow = 0;
  const change = (id: string, owner: Owner, by: 1 | -1) => {
    running += by;
    owner.running += by;
    owners.delete(id);
    if (owner.running + owner.waiting.length > 0) owners.set(id, owner);
  };
  const startNext = () => {
    if (running === atOnce + kept) return;
    let next: [id: string, owner: Owner] | undefined;
    for (const [id, owner] of owners) {
      const hasPlace = owner.running === 0 || (running < atOnce && owner.running < perOwner);
      const isReady = owner.waiting.length > 0 && hasPlace;
      if (isReady && (!next || owner.running < next[1].running)) next = [id, owner];
    }
    if (!next) return;
    const [id, owner] = next;
    change(id, owner, 1);
    waitingNow -= 1;
    owner.waiting.shift()?.resolve();
  };
  /** Refuses the last that waits of whoever has the most waiting: a few could otherwise keep everybody out. */
  const makeRoomFor = (owner: Owner) => {
    let longest = owner;
    for (const other of owners.values()) {
      if (other.waiting.length > longest.waiting.length) longest = other;
    }
    const busy = new AppError("server.busy", { detail });
    if (longest.waiting.length <= owner.waiting.length + 1) throw busy;
    waitingNow -= 1;
    longest.waiting.pop()?.reject(busy);
  };
  return async (id, work) => {
    const owner = owners.get(id) ?? { running: 0, waiting: [] };
    if (owner.running + owner.waiting.length >= perOwner + waiting) {
      throw new AppError("request.too_many", { detail });
    }
    if (waitingNow >= waitingInAll) makeRoomFor(owner);
    waitingNow += 1;
    owners.set(id, owner);
    const turn = Promise.withResolvers<void>();
    owner.waiting.push(turn);
    startNext();
    await turn.promise;
    try {
      return await work();
    } finally {
      change(id, owner, -1);
      startNext();
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
