/**
 * Tells at each turn whether it may be said of others that they are dead. Who comes much too late has stood still (a
 * machine that slept, was moved or was overloaded), and the others with it: they get one turn to say that they live.
 * Never two in a row, or a machine that is always late would never clean up.
 * @param lateMs from one turn to the next; more is too late
 */
export function noticeStandstill(lateMs: number, now: () => number = Date.now): () => boolean {
  let last = now();
  let waited = false;
  return () => {
    const at = now();
    waited = at - last > lateMs && !waited;
    last = at;
    return !waited;
  };
}
