/**
 * Returns a function that a periodic task calls at each run: whether it may judge the leases of others. A run that comes much
 * too late follows an event-loop stall (the machine slept, was moved or was overloaded), in which others could not renew
 * their leases either: they get one run to do so. Never two in a row, or a machine that is always late would never clean up.
 * @param lateMs from one run to the next; more is a stall
 */
export function detectStalls(lateMs: number, now: () => number = Date.now): () => boolean {
  let last = now();
  let waited = false;
  return () => {
    const at = now();
    waited = at - last > lateMs && !waited;
    last = at;
    return !waited;
  };
}
