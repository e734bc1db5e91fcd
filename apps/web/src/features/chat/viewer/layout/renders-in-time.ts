/** A page that renders for longer seems frozen. */
const limitMs = 3_000;
/** Not even the worst text of this length takes long. */
const harmless = 1_000;

/**
 * Whether Markdown is rendered in time: nested or unbalanced marks, thousands of them, take minutes. It is tried in a worker,
 * which can be ended.
 */
export function rendersInTime(text: string): Promise<boolean> {
  if (text.length <= harmless) return Promise.resolve(true);
  const worker = new Worker(new URL("./render-in-time.worker.ts", import.meta.url), {
    type: "module",
  });
  return new Promise<boolean>((resolve) => {
    let timer = 0;
    const end = (isRendered: boolean) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(isRendered);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<string>) => {
      if (data !== "ready") return end(data === "rendered");
      timer = window.setTimeout(() => end(false), limitMs);
      return worker.postMessage(text);
    });
    // It could not be loaded, which says nothing about the text.
    worker.addEventListener("error", () => end(true));
  });
}
