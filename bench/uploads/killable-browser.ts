import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";

export type KillableBrowser = { readonly page: Page; kill(): Promise<void> };

/** A Chromium with a profile that outlives it, whose processes can be killed without warning. */
export async function openKillableBrowser(profile: string): Promise<KillableBrowser> {
  const program = findChromium() ?? chromium.executablePath();
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const options = ["--headless=new", "--remote-debugging-port=0", "--no-first-run", ...sandbox];
  const child = spawn(program, [...options, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
    // A process group of its own, for all its processes are killed together.
    detached: true,
  });
  let output = "";
  let address: string | undefined;
  for await (const text of child.stderr) {
    output += String(text);
    address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error(`Chromium did not start: ${output}`);
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error("Chromium has no window");
  return {
    page: await context.newPage(),
    async kill() {
      const ended = once(child, "exit");
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}
