import type { Installation } from "./installation.ts";
import { type Load, startLoad } from "./load.ts";
import { verify } from "./verification.ts";

export type Scene = {
  readonly on: Installation;
  readonly load: Load;
  /** A short drill shows the same with shorter faults. */
  readonly isShort: boolean;
  /** Lets a fault last: the seconds of a short drill or of a long one. */
  readonly seconds: (short: number, long: number) => number;
  /** Recovery is measured from here; otherwise from the end of the drill's own steps. */
  readonly endFault: () => void;
};

export type Drill = {
  readonly name: string;
  /** What happens, as a row of the table. */
  readonly title: string;
  /** Left out of `all --short`, with the reason. */
  readonly onlyLong?: string;
  /** Codes of errors that the fault explains, beside 503 with Retry-After. */
  readonly explained?: readonly string[];
  /** Whether listing and opening go on during the fault as if nothing were. */
  readonly servesReads?: boolean;
  /** Why it cannot be run here. */
  skip?(on: Installation): Promise<string | undefined> | string | undefined;
  /** Brings the fault about and ends it. Returns what is wrong, beside what every drill checks. */
  run(scene: Scene): Promise<string[]>;
  /** Puts the installation back as it was, also after a failure. */
  restore?(on: Installation): Promise<void>;
};

export type Result = {
  readonly drill: Drill;
  readonly skipped?: string;
  /** Seconds from the end of the fault until a new file was ready and a question answered from it. */
  readonly recovery?: number;
  readonly seconds: number;
  readonly files: number;
  readonly answers: number;
  readonly lost: number;
  readonly double: number;
  readonly seen: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
};

const nothing = { files: 0, answers: 0, lost: 0, double: 0, seen: new Map(), problems: [] };

/** Load, fault, recovery, verification. */
export async function runDrill(
  drill: Drill,
  on: Installation,
  { isShort }: { isShort: boolean },
): Promise<Result> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const skipped = await drill.skip?.(on);
  if (skipped !== undefined) return { drill, skipped, seconds: seconds(), ...nothing };
  try {
    const load = await startLoad(on.nextUrl, {
      name: drill.name,
      members: isShort ? 2 : 4,
      explained: drill.explained ?? [],
    });
    const outcome = await runFault(drill, { on, load, isShort });
    const findings = await verify(on, load);
    const { journal, sent, questions } = load;
    return {
      drill,
      recovery: outcome.recovery,
      seconds: seconds(),
      files: sent.size,
      answers: questions.answered,
      lost: findings.lost.length,
      double: findings.double.length,
      seen: journal.seen,
      problems: [...outcome.problems, ...findings.lost, ...findings.double, ...findings.other],
    };
  } catch (error) {
    const problems = [error instanceof Error ? error.message : String(error), ...on.takeCrashes()];
    return { drill, seconds: seconds(), ...nothing, problems };
  }
}

async function runFault(
  drill: Drill,
  { on, load, isShort }: Pick<Scene, "on" | "load" | "isShort">,
) {
  let over: number | undefined;
  const endFault = () => void (over ??= performance.now());
  const seconds = (short: number, long: number) => (isShort ? short : long);
  try {
    const problems = await drill.run({ on, load, isShort, seconds, endFault });
    await drill.restore?.(on);
    endFault();
    await load.probe();
    const recovery = (performance.now() - (over ?? 0)) / 1000;
    const { failedReads } = load.journal;
    if (drill.servesReads && failedReads.length > 0) {
      problems.push(`${failedReads.length} reads failed meanwhile, such as ${failedReads[0]}`);
    }
    return { problems, recovery };
  } catch (error) {
    await drill.restore?.(on);
    throw error;
  } finally {
    await load.stop();
  }
}
