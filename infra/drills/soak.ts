import type { Installation, Role } from "./installation.ts";
import { startLoad } from "./load.ts";
import { residentMegabytes } from "./resident-memory.ts";
import { last } from "./until.ts";
import { verify } from "./verification.ts";

const roles: readonly Role[] = ["api", "worker-a", "worker-b"];
/** The share of the time after which memory is expected to be flat, and how far it may move from then on. */
const warmUp = 0.4;
const tolerance = 0.05;
const sampleSeconds = 2;

/**
 * A realistic mix for so many minutes. Prints the memory of each process, as the medians of the first and of the last third
 * of the time after the warm-up. Returns what is wrong.
 */
export async function runSoak(on: Installation, minutes: number): Promise<string[]> {
  const load = await startLoad(on.nextUrl, { name: "soak", members: 4 });
  const samples = new Map<Role, number[]>(roles.map((role) => [role, []]));
  const end = performance.now() + minutes * 60_000;
  const warmFrom = performance.now() + minutes * 60_000 * warmUp;
  while (performance.now() < end) {
    await last(sampleSeconds);
    if (performance.now() < warmFrom) continue;
    for (const role of roles) samples.get(role)?.push(residentMegabytes(on.pid(role)));
  }
  await load.stop();
  const { lost, double, other } = await verify(on, load);
  const problems = [...lost, ...double, ...other];
  const { sent, questions, journal } = load;
  console.log(
    `soak: ${minutes} minutes, ${journal.requests()} requests, ${sent.size} files, ${questions.answered} answers`,
  );
  for (const [role, all] of samples) {
    const third = Math.max(1, Math.floor(all.length / 3));
    const [from, to] = [median(all.slice(0, third)), median(all.slice(-third))];
    const change = to / from - 1;
    console.log(
      `${role}: ${from.toFixed(0)} MB, then ${to.toFixed(0)} MB (${(change * 100).toFixed(1)} %)`,
    );
    if (change > tolerance)
      problems.push(`the memory of ${role} grew by ${(change * 100).toFixed(1)} %`);
  }
  return problems;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
