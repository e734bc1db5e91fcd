/** Whoever shares: an owner, or a client. */
type Party = {
  readonly running: number;
  /** Grows with each start and end of its work. */
  readonly servedAt: number;
  change(by: 1 | -1): void;
};

/** Work that waits, or has waited, for its turn. */
export type Waiting = {
  readonly owner: Party;
  readonly client: Party;
  start(): void;
  refuse(reason: Error): void;
};

/** The ids of an owner and of the client that asks for its work. */
export type Parties = { readonly owner: string; readonly client: string };

/**
 * Queues of work that owners and clients share: next is whoever has the least running, of the owner or the client, whichever has more.
 * So a client with forty owners has no more turns than one with a single owner, and an owner with forty clients no more either.
 */
export function openFairQueues() {
  const owners = openParties();
  const clients = openParties();
  /** What waits of each owner for each client, in order. */
  const queues = new Map<string, Waiting[]>();
  let waitingNow = 0;
  const take = (key: string, which: "shift" | "pop") => {
    const waiting = queues.get(key);
    const taken = waiting?.[which]();
    if (taken) waitingNow -= 1;
    if (waiting?.length === 0) queues.delete(key);
    return taken;
  };
  return {
    countWaiting: () => waitingNow,
    /** What waits and runs of an owner. */
    countUses: (owner: string) => owners.countUses(owner),
    /** Waits for `turn`; `leave` is to be called at the end of the work, or when it is refused. */
    enter(parties: Parties) {
      const owner = owners.enter(parties.owner);
      const client = clients.enter(parties.client);
      const { promise: turn, resolve: start, reject: refuse } = Promise.withResolvers<void>();
      const key = keyOf(parties);
      const waiting = queues.get(key) ?? [];
      waiting.push({ owner, client, start, refuse });
      queues.set(key, waiting);
      waitingNow += 1;
      const leave = () => {
        owners.leave(parties.owner);
        clients.leave(parties.client);
      };
      return { owner, client, start, refuse, turn, leave };
    },
    /** Takes the next of those that have a place. */
    takeNext(hasPlace: (waiting: Waiting) => boolean): Waiting | undefined {
      let next: { key: string; first: Waiting } | undefined;
      for (const [key, [first]] of queues) {
        if (!first || !hasPlace(first)) continue;
        if (!next || compare(first, next.first) < 0) next = { key, first };
      }
      return next && take(next.key, "shift");
    },
    /**
     * Refuses the last that waits of whoever has the most waiting: a few could otherwise keep everybody out.
     * @returns false where these have as much waiting as any
     */
    refuseLongest(parties: Parties, reason: Error): boolean {
      const lengthOf = (key: string) => queues.get(key)?.length ?? 0;
      const own = keyOf(parties);
      let longest = own;
      for (const key of queues.keys()) if (lengthOf(key) > lengthOf(longest)) longest = key;
      if (lengthOf(longest) <= lengthOf(own) + 1) return false;
      take(longest, "pop")?.refuse(reason);
      return true;
    },
  };
}

const keyOf = ({ owner, client }: Parties) => JSON.stringify([owner, client]);

/** By what runs, then by whoever was served longest ago. */
function compare(a: Waiting, b: Waiting): number {
  return (
    Math.max(a.owner.running, a.client.running) - Math.max(b.owner.running, b.client.running) ||
    Math.min(a.owner.running, a.client.running) - Math.min(b.owner.running, b.client.running) ||
    Math.max(a.owner.servedAt, a.client.servedAt) - Math.max(b.owner.servedAt, b.client.servedAt) ||
    Math.min(a.owner.servedAt, a.client.servedAt) - Math.min(b.owner.servedAt, b.client.servedAt)
  );
}

let moment = 0;

/** Orders what happens. */
function nextMoment(): number {
  moment += 1;
  return moment;
}

function openParties() {
  const parties = new Map<string, Party & { uses: number }>();
  return {
    countUses: (id: string) => parties.get(id)?.uses ?? 0,
    enter(id: string): Party {
      const party = parties.get(id) ?? newParty();
      party.uses += 1;
      parties.set(id, party);
      return party;
    },
    leave(id: string) {
      const party = parties.get(id);
      if (!party) return;
      party.uses -= 1;
      if (party.uses === 0) parties.delete(id);
    },
  };
}

function newParty() {
  const party = {
    running: 0,
    uses: 0,
    servedAt: nextMoment(),
    change(by: 1 | -1) {
      party.running += by;
      party.servedAt = nextMoment();
    },
  };
  return party;
}
