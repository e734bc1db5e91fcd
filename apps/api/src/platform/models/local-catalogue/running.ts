import { Cancelled } from "./install-model.ts";

/** Only a download can be stopped; an import takes as long as copying. */
type Running = { controller: AbortController; ended: Promise<void>; isDownload: boolean };

/** The downloads and imports of this process: one a model at a time. */
export function openRunning() {
  const running = new Map<string, Running>();

  /** Waits until it has ended. Returns false when there was no download. */
  async function stop(id: string): Promise<boolean> {
    const work = running.get(id);
    work?.controller.abort(new Cancelled());
    // The caller that began it gets its error.
    await Promise.allSettled([work?.ended]);
    return work?.isDownload ?? false;
  }
  return {
    find: (id: string) => running.get(id),
    start(
      id: string,
      isDownload: boolean,
      work: (controller: AbortController) => Promise<void>,
    ): Promise<void> {
      const controller = new AbortController();
      const ended = work(controller).finally(() => running.delete(id));
      running.set(id, { controller, ended, isDownload });
      return ended;
    },
    stop,
    async stopAll(): Promise<void> {
      await Promise.all([...running.keys()].map(stop));
    },
  };
}
