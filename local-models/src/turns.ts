/** Runs works one after the other: a model uses all processors by itself. Urgent ones go first. */
export function openTurns() {
  const urgent: (() => Promise<void>)[] = [];
  const patient: (() => Promise<void>)[] = [];
  let running = false;
  const runAll = async () => {
    running = true;
    for (
      let next = urgent.shift() ?? patient.shift();
      next;
      next = urgent.shift() ?? patient.shift()
    ) {
      await next();
    }
    running = false;
  };
  return <T>(work: () => Promise<T>, { isUrgent }: { isUrgent: boolean }): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      (isUrgent ? urgent : patient).push(() => work().then(resolve, reject));
      if (!running) void runAll();
    });
}
