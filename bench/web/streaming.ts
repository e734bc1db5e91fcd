import type { Browser, Page } from "@playwright/test";
import { type Visit, newAnonymousContext } from "./load.ts";

/** A piece of an answer every so often, as a fast model writes. */
const pieceEveryMs = 20;
const pieces = 200;

type Drawn = {
  /** When each piece arrived, and when the frame with it was done. */
  arrived: number[];
  shown: number[];
  finished: boolean;
};

/** In milliseconds, from the arrival of a piece to the end of the first frame that holds it, at the 95th percentile. */
type Streamed = {
  answer: number;
  /** Of the same pieces that a page without any other work puts there itself: no app could be faster on that machine. */
  bare: number;
};

/**
 * Asks a question whose answer arrives in pieces at known times.
 * @param slowdown how many times slower the processor is made
 */
export async function stream(browser: Browser, visit: Visit, slowdown: number): Promise<Streamed> {
  const context = await newAnonymousContext(browser, visit);
  await context.addInitScript(deliverInPieces, { pieces, pieceEveryMs });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${new URL(visit.url).origin}/before-paint.js`);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(() => (globalThis as unknown as { deliverBare: () => void }).deliverBare());
  const bare = await readWaits(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(visit.url, { waitUntil: "networkidle" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.getByRole("textbox", { name: "Message" }).fill("When is the reading room open?");
  await page.keyboard.press("Enter");
  const answer = await readWaits(page);
  await context.close();
  return { answer, bare };
}

async function readWaits(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as unknown as { drawn: Drawn }).drawn.finished);
  const { arrived, shown } = await page.evaluate(
    () => (globalThis as unknown as { drawn: Drawn }).drawn,
  );
  const waits = shown.map((at, piece) => at - (arrived[piece] ?? 0)).toSorted((a, b) => a - b);
  return waits[Math.ceil(waits.length * 0.95) - 1] ?? 0;
}

/**
 * Runs in the page: answers the question in place of the server. A piece has arrived when it was due, even where the page was
 * too busy to take it. A size that changes in every frame has the browser say, between layout and paint, which pieces are in it.
 */
function deliverInPieces(options: { pieces: number; pieceEveryMs: number }): void {
  const wait = (until: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, until - performance.now()));
    });
  const drawn: Drawn = {
    arrived: [],
    shown: Array<number>(options.pieces).fill(0),
    finished: false,
  };
  async function deliver(take: (piece: string) => void) {
    watchFrames();
    const start = performance.now() + 1000;
    for (let piece = 0; piece < options.pieces; piece += 1) {
      const due = start + piece * options.pieceEveryMs;
      // A page that was busy finds all that has come meanwhile at once.
      if (due > performance.now()) await wait(due);
      drawn.arrived.push(due);
      take(`piece-${piece}-of-it${piece % 40 === 39 ? ".\n\n" : " "}`);
    }
  }
  const deliverBare = () => {
    const log = document.createElement("div");
    log.setAttribute("role", "log");
    document.body.replaceChildren(log);
    void deliver((piece) => log.append(piece));
  };
  Object.assign(globalThis, { drawn, deliverBare });
  const fetchFromServer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const isQuestion = typeof input === "string" && input.endsWith("/agent_message/");
    if (init?.method !== "POST" || !isQuestion) {
      return fetchFromServer(input, init);
    }
    const encoder = new TextEncoder();
    let number = 0;
    const body = new ReadableStream({
      async start(controller) {
        const send = (event: object) => {
          number += 1;
          controller.enqueue(encoder.encode(`id: ${number}\ndata: ${JSON.stringify(event)}\n\n`));
        };
        send({ type: "run", run_id: "bench", conversation_id: "bench", user_message_id: "bench" });
        await deliver((text) => send({ type: "delta", text, citations: [] }));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };

  function watchFrames(): void {
    const probe = document.createElement("div");
    probe.setAttribute("aria-hidden", "true");
    document.body.append(probe);
    Object.assign(probe.style, { position: "fixed", top: "0", width: "1px", height: "1px" });
    let next = 0;
    let height = 1;
    new ResizeObserver(() => {
      const text = document.querySelector('[role="log"]')?.textContent ?? "";
      const seen: number[] = [];
      while (next < options.pieces && text.includes(`piece-${next}-of-it`)) seen.push(next++);
      if (seen.length === 0) return;
      const { port1, port2 } = new MessageChannel();
      // The next task: the frame has been painted.
      port1.addEventListener("message", () => {
        const now = performance.now();
        for (const piece of seen) drawn.shown[piece] = now;
        drawn.finished ||= next === options.pieces;
      });
      port1.start();
      port2.postMessage(null);
    }).observe(probe);
    const frame = () => {
      height = 3 - height;
      probe.style.height = `${height}px`;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
}
