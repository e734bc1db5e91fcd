/**
 * Runs works one after the other: one model already uses all processors. Urgent ones go first, and before them what is
 * next after the one that is running.
 */
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
  return <T>(
    work: () => Promise<T>,
    { isUrgent, isNext = false }: { isUrgent: boolean; isNext?: boolean },
  ): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const turn = () => work().then(resolve, reject);
      if (isNext) urgent.unshift(turn);
      else (isUrgent ? urgent : patient).push(turn);
      if (!running) void runAll();
    });
}
