import { startLoad } from "../../drills/load.ts";
import { last } from "../../drills/until.ts";
import { compareWithAccepted } from "../../drills/verification.ts";
import { requireAll } from "../people.ts";
import { type Stage, teamOf } from "../stage.ts";

const steadySeconds = 60;

/** What a client repeats after the given seconds, and a part of an upload that goes on at another place than its sender thought. */
const retryable = /^(503 |409 upload\.offset_mismatch|409 conversation\.busy)/;

/** Replaces the processes one after the other by the version under test, while members upload, ask and read. */
export const rollingUpgrade: Stage = {
  name: "upgrade",
  title: "Rolling upgrade from the previous version, under load",
  async run(scene) {
    const { server } = scene;
    const load = await startLoad(() => server.url, { name: "upgrade", members: 2 });
    const { journal, sent, questions } = load;
    let steady: number[] = [];
    try {
      await last(steadySeconds);
      steady = journal.readTimes.slice();
      await scene.publish();
      await server.follow("upgrade-fetch");
      await server.follow("upgrade-rolling");
      await last(5);
    } finally {
      await load.stop();
    }
    await requireAll(teamOf(scene));
    const { lost, double, other } = await compareWithAccepted(load);
    await server.follow("integrity");
    const before = p95(steady);
    const during = p95(journal.readTimes.slice(steady.length));
    const failed = [...journal.seen].filter(([what]) => !retryable.test(what));
    const seen = [...journal.seen].map(([what, times]) => `${what} (${times})`).join(", ");
    const measured = `${journal.requests()} requests, ${sent.size} files, ${questions.answered} answers; errors: ${seen || "none"}; p95 of reads ${before} ms before, ${during} ms during`;
    const problems = [
      ...lost,
      ...double,
      ...other,
      ...failed.map(([what, times]) => `${what}, ${times} times`),
    ];
    if (during > 2 * before) problems.push("the p95 has more than doubled");
    if (problems.length > 0) throw new Error(`${measured}\n${problems.join("\n")}`);
    return measured;
  },
};

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN);
}
