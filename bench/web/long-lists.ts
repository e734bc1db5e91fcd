import type { Browser, Page } from "@playwright/test";
import { type Visit, newAnonymousContext } from "./load.ts";

const createdAt = "2026-11-21T09:30:00.000Z";
const passage =
  "Volunteers open the reading room at nine and close it at six, every day but Sunday.";

/** A conversation of so many messages; every second is an answer with a table, a list and two citations. */
export function conversation(messages: number) {
  return Array.from({ length: messages }, (_, at) => ({
    id: `message-${at}`,
    role: at % 2 === 0 ? "user" : "assistant",
    content: at % 2 === 0 ? `Question ${at}: when is the reading room open?` : answerText(at),
    sources: [],
    metadata: { citations: at % 2 === 0 ? [] : ["1", "2"].map((id) => citation(id, at)) },
    created_at: createdAt,
  }));
}

function answerText(at: number): string {
  return [
    `The reading room opens at **nine** [1] and closes at six [2]. This is answer ${at}.`,
    "| day | opens | closes |\n| --- | --- | --- |\n| Monday | 9 | 6 |\n| Saturday | 9 | 1 |",
    "- Sunday is closed\n- Holidays are posted at the door",
  ].join("\n\n");
}

function citation(id: string, at: number) {
  const metadata = { filename: `handbook-${at}.pdf`, headings: [], anchors: [] };
  return {
    id,
    payload: { text: passage, document_id: `d${at}`, chunk_id: `c${at}-${id}`, metadata },
  };
}

export function listing(files: number) {
  return Array.from({ length: files }, (_, at) => ({
    id: crypto.randomUUID(),
    name: `Letter ${String(at).padStart(5, "0")}.pdf`,
    title: `Letter ${at}`,
    created_at: createdAt,
    size: 20_000 + at,
    state: "ready",
    failure: null,
    task_id: null,
  }));
}

export type LongList = Visit & {
  /** The calls of the page that are answered with the long list, and the answer. */
  call: string;
  json: unknown;
  /** What stands at the end of the list, to be scrolled to. */
  last: string;
  /** The name of a button to press, and how often. */
  button: string | RegExp;
  presses: number;
};

/** In milliseconds. */
type Response = {
  /** The longest task from the first byte on: drawing the list, scrolling through it, typing. */
  longestTask: number;
  /** From a key or a press to the next paint, at the 95th percentile. */
  latency: number;
};

/** What the browser does not report was shorter than this. */
const shortest = 16;
const words = "when is the reading room open on a Saturday in December?";

/** Opens a long list, scrolls through it, presses a button of it and types beside it. */
export async function respond(browser: Browser, list: LongList): Promise<Response> {
  const context = await newAnonymousContext(browser, list);
  await context.addInitScript(observe, shortest);
  const page = await context.newPage();
  await page.route(list.call, (route) => route.fulfill({ json: list.json }));
  await page.goto(list.url, { waitUntil: "networkidle" });
  await scrollThrough(page, list.last);
  for (let press = 0; press < list.presses; press += 1) {
    await page.getByRole("button", { name: list.button }).first().click();
    await page.waitForTimeout(100);
  }
  await page.keyboard.press("/");
  await page.keyboard.type(words, { delay: 30 });
  const { longestTask, latencies } = await page.evaluate(() => {
    const { tasks, interactions } = globalThis as unknown as Observed;
    return { longestTask: Math.max(0, ...tasks), latencies: [...interactions.values()] };
  });
  await context.close();
  // The key "/" as well.
  const unreported = words.length + 1 + list.presses - latencies.length;
  const all = [...latencies, ...Array<number>(Math.max(0, unreported)).fill(shortest)];
  const sorted = all.toSorted((left, right) => left - right);
  return { longestTask, latency: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0 };
}

type Observed = { tasks: number[]; interactions: Map<number, number> };

/** Runs in the page: keeps the duration of each long task, and of each interaction its slowest event. */
function observe(durationThreshold: number): void {
  const tasks: number[] = [];
  const interactions = new Map<number, number>();
  Object.assign(globalThis, { tasks, interactions });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      const before = interactions.get(entry.interactionId) ?? 0;
      interactions.set(entry.interactionId, Math.max(before, entry.duration));
    }
  }).observe({ type: "event", durationThreshold, buffered: true } as PerformanceObserverInit);
}

/** With the wheel from end to end, as people do, until the last entry is on the screen. */
async function scrollThrough(page: Page, last: string): Promise<void> {
  await page.mouse.move(800, 450);
  for (let turn = 1; turn <= 1000; turn += 1) {
    await page.mouse.wheel(0, 2000);
    if (turn % 25 === 0 && (await isOnScreen(page, last))) return;
  }
  throw new Error(`"${last}" was not reached by scrolling`);
}

/** Asked in one call: on a page of thousands of elements, the tests' own look-ups would be the longest tasks. */
function isOnScreen(page: Page, text: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.textContent?.includes(wanted) !== true) continue;
      const { top, bottom } = text.parentElement?.getBoundingClientRect() ?? new DOMRect();
      if (bottom > 0 && top < innerHeight) return true;
    }
    return false;
  }, text);
}
