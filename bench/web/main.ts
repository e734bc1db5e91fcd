// Measures how the web app loads and holds out, in Chromium on the product as `npm start` runs it. Standard output
// holds one line for each figure with its limit and its verdict; the exit code is 1 when a limit is not kept.
import { loadavg } from "node:os";
import process from "node:process";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { buildWeb } from "../../scripts/setup.mjs";
import { initialScripts, largestPaint } from "./load.ts";
import { conversation, listing, longestTask } from "./long-lists.ts";
import { signUp, startProduct } from "./product.ts";

const rounds = 5;
const slowdown = 4;
const messages = 500;
const files = 10_000;

await buildWeb();
const product = await startProduct();
const executablePath = findChromium();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  await measure(browser, product.url);
} finally {
  await browser.close();
  await product.stop();
}

async function measure(on: Browser, url: string): Promise<void> {
  // Times are only worth what the machine was free for.
  console.log(`load of the machine at the start: ${loadavg()[0]?.toFixed(1) ?? "unknown"}`);
  const { token, folderId } = await signUp(url);
  const login = { url: `${url}/login`, token: null };
  const chat = { url: `${url}/chat`, token };
  report("initial scripts of /login, gzipped", await initialScripts(on, login), 150, "kB");
  report("initial scripts of /chat, gzipped", await initialScripts(on, chat), 250, "kB");
  for (const [path, as] of [
    ["/", null],
    ["/login", null],
    ["/chat", token],
    ["/database", token],
  ] as const) {
    const paints: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      paints.push(await largestPaint(on, { url: url + path, token: as }, slowdown));
    }
    report(
      `largest contentful paint of ${path}, ${slowdown}x slowdown`,
      median(paints),
      1500,
      "ms",
    );
  }
  const opened = await longestTask(on, {
    url: `${url}/chat?conversation=bench`,
    token,
    call: "**/api/chatbot/chat/*/get_conversation_history/**",
    json: { conversation_id: "bench", messages: conversation(messages) },
    last: `This is answer ${messages - 1}.`,
  });
  report(`longest task with ${messages} messages`, opened, 200, "ms");
  const listed = await longestTask(on, {
    url: `${url}/database?folder=${folderId}`,
    token,
    call: "**/api/chatbot/chat/get_files/**",
    json: listing(files),
    last: `Letter ${String(files - 1).padStart(5, "0")}.pdf`,
  });
  report(`longest task with ${files} files`, listed, 200, "ms");
}

function report(figure: string, value: number, limit: number, unit: string): void {
  const kept = value < limit;
  if (!kept) process.exitCode = 1;
  const measured = `${value.toFixed(unit === "kB" ? 1 : 0)} ${unit}`;
  console.log(`${kept ? "kept  " : "BROKEN"} ${figure}: ${measured} (limit ${limit} ${unit})`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
