import { withStores } from "../../apps/api/src/entry/stores.ts";
import { checkIntegrity } from "../../apps/api/src/features/documents/integrity.service.ts";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import type { Installation } from "./installation.ts";
import { list, type Load } from "./load.ts";
import { until } from "./until.ts";

/** What is wrong after a drill, one sentence each; nothing lost and nothing double when all are empty. */
export type Findings = { lost: string[]; double: string[]; other: string[] };

/** Without any progress: a killed worker's document is leased for 15 seconds; a lost delivery is repeated after a minute. */
const settledWithin = 120_000;
const consistentWithin = 20_000;

/** Waits until every accepted file is ready or says why it failed, and compares what is stored with what was accepted. */
export async function verify(
  on: Installation,
  load: Pick<Load, "team" | "sent" | "questions" | "journal">,
): Promise<Findings> {
  const { lost, double, other } = await compareWithAccepted(load);
  const inconsistent = await readInconsistencies(on);
  return { lost, double: [...double, ...inconsistent], other: [...other, ...on.takeCrashes()] };
}

/** Lists a member's files once each is ready or says why it failed, or none has become so for too long. */
async function waitUntilSettled(member: Load["team"][number]) {
  for (let fewest = Number.POSITIVE_INFINITY; ;) {
    const progress = async () => {
      const files = await list(member);
      const waiting = files?.filter(({ state }) => state === "processing").length ?? fewest;
      return waiting < fewest && { files, waiting };
    };
    const what = "another file is ready or says why it failed";
    const found = await until(progress, { what, within: settledWithin }).catch(() => undefined);
    if (!found) return list(member);
    if (found.waiting === 0) return found.files;
    fewest = found.waiting;
  }
}

/** What of it can be seen over HTTP, without a look into the stores. */
export async function compareWithAccepted(
  load: Pick<Load, "team" | "sent" | "questions" | "journal">,
): Promise<Findings> {
  const lost: string[] = [];
  const double: string[] = [];
  for (const member of load.team) {
    const own = [...load.sent].filter(([, sent]) => sent.member === member);
    const files = await waitUntilSettled(member);
    for (const { name, state, failure } of files ?? []) {
      if (state === "processing") lost.push(`${name} is still being processed`);
      if (state === "failed" && !failure?.code) lost.push(`${name} failed without a reason`);
    }
    for (const [file, { state }] of own) {
      // A second file of the same name is kept beside the first under a name with a number.
      const found = (files ?? []).filter(({ name }) => name.replace(/ \(\d+\)$/, "") === file);
      if (state === "accepted" && found.length === 0) lost.push(`${file} was accepted and is gone`);
      if (found.length > 1) double.push(`${file} is there ${found.length} times`);
    }
  }
  lost.push(...load.questions.endless.map((text) => `a question has no end: ${text}`));
  const other = [...load.journal.wrong].map(([what, times]) => `${what}, ${times} times`);
  return { lost, double, other };
}

/** What the product's own check of its data finds; chunks that are counted twice or left over among it. */
async function readInconsistencies(on: Installation): Promise<string[]> {
  return await withStores(readConfig(on.settings), async ({ connection, blobs }) => {
    const db = openDatabase(connection, 2);
    let found: string[] = [];
    const isConsistent = async () => {
      const findings = await checkIntegrity({ db, blobs });
      found = findings
        // The bytes of an upload that was killed stay until they are swept; they belong to nobody.
        .filter(({ ids, question }) => ids.length > 0 && !question.startsWith("blobs"))
        .map(({ ids, question }) => `${question}: ${ids.length}`);
      return found.length === 0;
    };
    await until(isConsistent, { what: "consistent data", within: consistentWithin }).catch(
      () => {},
    );
    await db.$disconnect();
    return found;
  });
}
