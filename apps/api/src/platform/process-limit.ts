import { getCurrentClient } from "./current-client.ts";
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

/** Whoever shares: an owner, or a client. `uses`: what waits and runs. */
type Party = { running: number; uses: number; servedAt: number };

/** What waits of an owner for one client. */
type Queue = {
  readonly key: string;
  readonly owner: Party;
  readonly client: Party;
  readonly turns: PromiseWithResolvers<void>[];
};

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
  const owners = openParties();
  const clients = openParties();
  const queues = new Map<string, Queue>();
  let running = 0;
  let waitingNow = 0;
  const change = ({ owner, client }: Queue, by: 1 | -1) => {
    running += by;
    for (const party of [owner, client]) {
      party.running += by;
      party.servedAt = nextMoment();
    }
  };
  const takeFrom = ({ key, turns }: Queue, take: "shift" | "pop") => {
    waitingNow -= 1;
    const turn = turns[take]();
    if (turns.length === 0) queues.delete(key);
    return turn;
  };
  const startOne = () => {
    if (running === atOnce + kept) return false;
    let next: Queue | undefined;
    for (const queue of queues.values()) {
      const { owner, client } = queue;
      const isNew = owner.running === 0 && client.running === 0;
      const hasPlace = isNew || (running < atOnce && owner.running < perOwner);
      if (hasPlace && (!next || compareQueues(queue, next) < 0)) next = queue;
    }
    if (!next) return false;
    change(next, 1);
    takeFrom(next, "shift")?.resolve();
    return true;
  };
  /** What ends may make room for two: one more at once, and one in a place that is kept. */
  const startNext = () => {
    while (startOne());
  };
  /** Refuses the last that waits of whoever has the most waiting: a few could otherwise keep everybody out. */
  const makeRoomFor = (queue: Queue | undefined) => {
    let longest = queue;
    for (const other of queues.values()) {
      if (other.turns.length > (longest?.turns.length ?? 0)) longest = other;
    }
    const busy = new AppError("server.busy", { detail });
    if (!longest || longest.turns.length <= (queue?.turns.length ?? 0) + 1) throw busy;
    takeFrom(longest, "pop")?.reject(busy);
  };
  return async (ownerId, work) => {
    // All work of an owner without a request is as one client more.
    const clientId = getCurrentClient() ?? `none ${ownerId}`;
    const key = `${ownerId} ${clientId}`;
    if (owners.countUses(ownerId) >= perOwner + waiting)
      throw new AppError("request.too_many", { detail });
    if (waitingNow >= waitingInAll) makeRoomFor(queues.get(key));
    const owner = owners.enter(ownerId);
    const client = clients.enter(clientId);
    const queue = queues.get(key) ?? { key, owner, client, turns: [] };
    queues.set(key, queue);
    try {
      const turn = Promise.withResolvers<void>();
      queue.turns.push(turn);
      waitingNow += 1;
      startNext();
      await turn.promise;
      try {
        return await work();
      } finally {
        change(queue, -1);
        startNext();
      }
    } finally {
      owners.leave(ownerId, owner);
      clients.leave(clientId, client);
    }
  };
}

let moment = 0;

/** Orders what happens. */
function nextMoment(): number {
  moment += 1;
  return moment;
}

function openParties() {
  const parties = new Map<string, Party>();
  return {
    countUses: (id: string) => parties.get(id)?.uses ?? 0,
    enter(id: string): Party {
      const party = parties.get(id) ?? { running: 0, uses: 0, servedAt: nextMoment() };
      party.uses += 1;
      parties.set(id, party);
      return party;
    },
    leave(id: string, party: Party) {
      party.uses -= 1;
      if (party.uses === 0) parties.delete(id);
    },
  };
}

/** The fewest running first, of the owner or the client, whichever has more; then whoever was served longest ago. */
function compareQueues(a: Queue, b: Queue): number {
  return (
    Math.max(a.owner.running, a.client.running) - Math.max(b.owner.running, b.client.running) ||
    Math.min(a.owner.running, a.client.running) - Math.min(b.owner.running, b.client.running) ||
    Math.max(a.owner.servedAt, a.client.servedAt) - Math.max(b.owner.servedAt, b.client.servedAt) ||
    Math.min(a.owner.servedAt, a.client.servedAt) - Math.min(b.owner.servedAt, b.client.servedAt)
  );
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
