// Measures how the web app loads and holds out, in Chromium on the product as `npm start` runs it. Standard output
// holds one line for each figure with its limit and its verdict; the exit code is 1 when a limit is not kept.
// `--compare REVISION` measures another revision by turns with this one and prints its figures beside these; `--rounds N`
// visits every page so often.
import { loadavg } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { root } from "../../scripts/commands.mjs";
import { buildWeb } from "../../scripts/setup.mjs";
import { checkOut } from "./checkout.ts";
import { type Load, load } from "./load.ts";
import { conversation, type LongList, listing, respond } from "./long-lists.ts";
import { signUp, startProduct } from "./product.ts";
import { stream } from "./streaming.ts";

const messages = 500;
const files = 10_000;
/** Kilobytes of the first scripts; 170 for other pages. */
const scriptLimits: Readonly<Record<string, number>> = { "/login": 110 };

type Subject = { url: string; token: string; folderId: string };
type Figure = { name: string; limit: number; unit: "kB" | "ms" | ""; values: number[] };

const { values: options } = parseArgs({
  options: { compare: { type: "string" }, rounds: { type: "string", default: "5" } },
});
const rounds = Number(options.rounds);
await buildWeb();
const other = options.compare === undefined ? undefined : await checkOut(options.compare);
const products = [];
const executablePath = findChromium();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  // Times are only worth what the machine was free for.
  console.log(`load of the machine at the start: ${loadavg()[0]?.toFixed(1) ?? "unknown"}`);
  for (const folder of [root, ...(other ? [other.root] : [])]) {
    products.push(await startProduct(folder));
  }
  const subjects = await Promise.all(
    products.map(async ({ url }) => ({ url, ...(await signUp(url)) })),
  );
  report(await measureLoads(browser, subjects));
  report(await measureResponses(browser, subjects));
  report(await measureStreams(browser, subjects));
} finally {
  await browser.close();
  for (const product of products) await product.stop();
  await other?.remove();
}

/** Each page of each revision by turns, in every round beside a page without any scripts. */
async function measureLoads(on: Browser, subjects: readonly Subject[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const pages = ["/login", "/chat", "/", "/database"] as const;
  const blank: Load[] = [];
  for (const path of pages) {
    const loads: Load[][] = subjects.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      // A script shown as a text is the least that the server has to show.
      blank.push(await load(on, { url: `${subjects[0]?.url}/before-paint.js`, token: null }));
      for (const [at, { url, token }] of subjects.entries()) {
        const as = path === "/chat" || path === "/database" ? token : null;
        loads[at]?.push(await load(on, { url: url + path, token: as }));
      }
    }
    figures.push(...figuresOf(path, loads));
  }
  const values = all([blank], "paint");
  return [
    ...figures,
    { name: "largest contentful paint of a text", limit: 1200, unit: "ms", values },
  ];
}

function figuresOf(path: string, loads: readonly Load[][]): Figure[] {
  const figure = (name: string, key: keyof Load, limit: number, unit: Figure["unit"]) => ({
    name: `${name} of ${path}`,
    limit,
    unit,
    values: all(loads, key),
  });
  return [
    figure("largest contentful paint", "paint", 1200, "ms"),
    figure("layout shift", "shift", 0.1, ""),
    figure("first scripts, gzipped", "scripts", scriptLimits[path] ?? 170, "kB"),
    figure("first scripts, as sent", "sent", Number.POSITIVE_INFINITY, "kB"),
    figure("later scripts, gzipped", "later", Number.POSITIVE_INFINITY, "kB"),
  ];
}

function all(loads: readonly Load[][], key: keyof Load): number[] {
  return loads.map((visits) => median(visits.map((visit) => visit[key])));
}

async function measureResponses(on: Browser, subjects: readonly Subject[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, listOf] of [
    [`${messages} messages`, longConversation],
    [`${files} files`, longFolder],
  ] as const) {
    const responses = [];
    for (const subject of subjects) responses.push(await respond(on, listOf(subject)));
    const tasks = responses.map(({ longestTask }) => longestTask);
    const latencies = responses.map(({ latency }) => latency);
    figures.push(
      { name: `longest task with ${name}`, limit: 200, unit: "ms", values: tasks },
      { name: `interaction latency (p95) with ${name}`, limit: 100, unit: "ms", values: latencies },
    );
  }
  return figures;
}

/** The text of an answer as it arrives, on a processor as it is and on a slower one. */
async function measureStreams(on: Browser, subjects: readonly Subject[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of [1, 4]) {
    const answers: number[][] = subjects.map(() => []);
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, { url, token }] of subjects.entries()) {
        const streamed = await stream(on, { url: `${url}/chat`, token }, slowdown);
        answers[at]?.push(streamed.answer);
        bare.push(streamed.bare);
      }
    }
    const speed = slowdown === 1 ? "" : `, processor ${slowdown} times slower`;
    figures.push(
      {
        name: `streamed text shown (p95)${speed}`,
        limit: 50,
        unit: "ms",
        values: answers.map(median),
      },
      {
        name: `the same by a bare page${speed}`,
        limit: Number.POSITIVE_INFINITY,
        unit: "ms",
        values: [median(bare)],
      },
    );
  }
  return figures;
}

function longConversation({ url, token }: Subject): LongList {
  return {
    url: `${url}/chat?conversation=bench`,
    token,
    call: "**/api/chatbot/chat/*/get_conversation_history/**",
    json: { conversation_id: "bench", messages: conversation(messages) },
    last: `This is answer ${messages - 1}.`,
    button: /^(Collapse|Expand) Sidebar$/,
    presses: 8,
  };
}

function longFolder({ url, token, folderId }: Subject): LongList {
  return {
    url: `${url}/database?folder=${folderId}`,
    token,
    call: "**/api/chatbot/chat/get_files/**",
    json: listing(files),
    last: `Letter ${String(files - 1).padStart(5, "0")}.pdf`,
    button: /^Name/,
    presses: 8,
  };
}

function report(figures: readonly Figure[]): void {
  for (const { name, limit, unit, values } of figures) {
    const [value = 0, before] = values.map((measured) => format(measured, unit));
    const kept = (values[0] ?? 0) < limit;
    if (!kept) process.exitCode = 1;
    const verdict = limit === Number.POSITIVE_INFINITY ? "      " : kept ? "kept  " : "BROKEN";
    const beside = before === undefined ? "" : `; ${options.compare}: ${before}`;
    const most = Number.isFinite(limit) ? ` (limit ${limit}${unit && ` ${unit}`})` : "";
    console.log(`${verdict} ${name}: ${value}${most}${beside}`);
  }
}

function format(value: number, unit: Figure["unit"]): string {
  if (unit === "") return value.toFixed(3);
  return `${value.toFixed(unit === "kB" ? 1 : 0)} ${unit}`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
