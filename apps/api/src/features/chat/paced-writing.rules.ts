/** From one writing to the next: seldom enough for a hundred answers at once, often enough to read along. */
const apartMs = 40;

/** Writes what has gathered, one writing after the other and the first one a moment after the beginning. */
export type PacedWriting = {
  /** Has what waits written, at once or a little after the writing before. */
  readonly kick: (urgent?: boolean) => void;
  /** Waits until nothing is being written. */
  readonly idle: () => Promise<void>;
  /** Begins no more writing and waits for the one that is going on. */
  readonly finish: () => Promise<void>;
};

/**
 * @param waits whether there is anything to write
 * @param lost told of a writing that failed; there is none after it
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
