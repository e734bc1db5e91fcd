import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { once } from "node:events";

/** Where commands run and what they find there. */
export type Place = { cwd: string; env: NodeJS.ProcessEnv; log: string };

const shownLines = 25;

/**
 * Runs lines of the shell as somebody types them, but ends at the first that fails. All output goes to the log, too.
 * @returns what it printed on standard output
 * @throws Error with the last lines that it printed
 */
export async function sh(commands: string, { cwd, env, log }: Place): Promise<string> {
  const file = createWriteStream(log, { flags: "a" });
  file.write(`\n$ ${commands}\n`);
  const child = spawn("bash", ["-e", "-c", commands], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let all = "";
  child.stdout.on("data", (text: Buffer) => {
    printed += text.toString();
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      all += text.toString();
      file.write(text);
    });
  }
  await once(child, "close");
  file.end();
  await finished(file);
  if (child.exitCode === 0) return printed.trim();
  const end = all.trim().split("\n").slice(-shownLines).join("\n");
  throw new Error(`ended with ${child.exitCode ?? child.signalCode}:\n${commands}\n${end}`);
}
