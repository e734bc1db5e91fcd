/** The interval between writes: long enough for a hundred answers at once, short enough to read along. */
const apartMs = 40;

/** Batches writes: one at a time, at this interval. */
export type PacedWriting = {
  /** Schedules a write, at once if it is urgent. */
  readonly kick: (urgent?: boolean) => void;
  /** Waits until no write is running. */
  readonly idle: () => Promise<void>;
  /** Starts no further write and waits for the running one. */
  readonly finish: () => Promise<void>;
};

/**
 * @param waits returns whether anything waits to be written
 * @param lost called when a write fails; no other write follows
 */
export function openPacedWriting(
  waits: () => boolean,
  write: () => Promise<void>,
  lost: (reason: unknown) => void,
): PacedWriting {
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let begun = performance.now();
  let hurried = false;
  let over = false;

  function begin(): void {
    clearTimeout(timer);
    timer = undefined;
    hurried = false;
    begun = performance.now();
    writing = write()
      .catch((error: unknown) => {
        over = true;
        lost(error);
      })
      .finally(() => {
        writing = undefined;
        kick();
      });
  }

  function kick(urgent = false): void {
    hurried ||= urgent;
    if (over || writing || !waits()) return;
    const wait = hurried ? 0 : begun + apartMs - performance.now();
    if (wait <= 0) begin();
    else timer ??= setTimeout(begin, wait);
  }

  async function idle(): Promise<void> {
    while (writing) await writing;
  }

  return {
    kick,
    idle,
    async finish() {
      over = true;
      clearTimeout(timer);
      await idle();
    },
  };
}
