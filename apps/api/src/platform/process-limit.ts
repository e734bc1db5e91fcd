import { AppError } from "./errors.ts";

export type ProcessLimits = {
  /** How much work runs at the same time in this process. */
  readonly atOnce: number;
  /** How much of it may be of one owner. */
  readonly perOwner: number;
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
    if (running === atOnce) return;
    const ready = [...owners].filter(
      ([, owner]) => owner.waiting.length > 0 && owner.running < perOwner,
    );
    const [next] = ready.toSorted(([, a], [, b]) => a.running - b.running);
    if (!next) return;
    const [id, owner] = next;
    change(id, owner, 1);
    waitingNow -= 1;
    owner.waiting.shift()?.resolve();
  };
  /** Refuses the last that waits of whoever has the most waiting: a few could otherwise keep everybody out. */
  const makeRoomFor = (owner: Owner) => {
    const [longest] = [...owners.values()].toSorted((a, b) => b.waiting.length - a.waiting.length);
    const busy = new AppError("server.busy", { detail });
    if (!longest || longest.waiting.length <= owner.waiting.length + 1) throw busy;
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
