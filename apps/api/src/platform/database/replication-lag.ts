/** So many are kept at most; of more, every second one. */
const marksMax = 1_000;

export type ReplicationLag = {
  /** Notes how far the primary has written at this moment, as a number of bytes. */
  mark(written: number): void;
  /**
   * Returns the lag of a replica that has replayed so much. It may be longer than these seconds while the replica has replayed
   * none of the marks: `isKnown` is then false.
   */
  measure(replayed: number): { readonly seconds: number; readonly isKnown: boolean };
};

/**
 * Measures how far a replica is behind: how long ago the primary wrote the oldest mark that is not replayed. So no clocks are compared,
 * a primary without writers leaves nobody behind, and a replica that has lost its primary is seen to be.
 * @param now milliseconds of a clock that never goes back
 */
export function openReplicationLag(now: () => number = () => performance.now()): ReplicationLag {
  let marks: { readonly written: number; readonly at: number }[] = [];
  let isKnown = false;
  return {
    mark(written) {
      // After a failover the new primary may have less than the old one had.
      const before = marks.filter((one) => one.written <= written);
      marks = [...before, { written, at: now() }];
    },
    measure(replayed) {
      const left = marks.filter(({ written }) => written > replayed);
      isKnown ||= left.length < marks.length;
      marks = left.length > marksMax ? left.filter((_, index) => index % 2 === 0) : left;
      const [oldest] = marks;
      return { seconds: oldest ? (now() - oldest.at) / 1000 : 0, isKnown };
    },
  };
}
