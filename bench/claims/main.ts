// Measures the verification of claims against labels that people gave. Standard output holds one JSON line for each system
// and a table of the states by label; progress goes to standard error.
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import process from "node:process";
import { type ClaimState, confirmedStates } from "../../packages/contracts/src/chat/citations.ts";
import { citePassage, type Passage } from "../../apps/api/src/features/citations/answer.rules.ts";
import { verifyClaims } from "../../apps/api/src/features/citations/citations.service.ts";
import type { CheckedClaim } from "../../apps/api/src/features/citations/verification.rules.ts";
import { median } from "../retrieval/measures.ts";
import { type Judge, openJudge } from "./judge.ts";
import { type LabelledClaim, labels, readClaims } from "./labelled-claims.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error(
    "usage: npm run bench -- claims FILE   (lines of JSON: id, claim, passage, label)\n" +
      "BENCH_OUT=FILE gets the state of each claim.",
  );
  process.exit(2);
}
const from = process.env["INIT_CWD"] ?? ".";
const claims = readClaims(await readFile(resolve(from, file), "utf8"));
const judge = await openJudge(process.env);
try {
  const systems = [undefined, ...(judge ? [judge] : [])];
  let raw = "";
  for (const system of systems) {
    const name = system?.name ?? "without a model";
    const results = await checkAll(claims, system);
    process.stdout.write(`${JSON.stringify({ system: name, ...summarize(results) })}\n`);
    printTable(results);
    raw += results
      .map((one) => `${JSON.stringify({ system: name, ...formatRaw(one) })}\n`)
      .join("");
  }
  const out = process.env["BENCH_OUT"];
  if (out) await writeFile(resolve(from, out), raw);
} finally {
  await judge?.close();
}

type Result = { readonly claim: LabelledClaim; readonly state: ClaimState; readonly ms: number };

async function checkAll(all: readonly LabelledClaim[], by: Judge | undefined): Promise<Result[]> {
  const results: Result[] = [];
  for (const claim of all) {
    const started = performance.now();
    const state = worstOf(await check(claim, by));
    results.push({ claim, state, ms: performance.now() - started });
    if (by && results.length % 20 === 0) console.error(`${results.length} of ${all.length} judged`);
  }
  return results;
}

/** Checks a claim as the only sentence of an answer that cites its passage. */
async function check({ claim, passage: text }: LabelledClaim, by: Judge | undefined) {
  const passage: Passage = {
    chunkId: "passage",
    documentId: "document",
    filename: "page.txt",
    headings: [],
    text,
    anchors: [],
    score: 1,
  };
  const answer = { content: `${claim} [1]`, citations: [citePassage(1, passage)] };
  const checked = await verifyClaims(answer, [passage]);
  const isOpen = ({ state, chunks }: CheckedClaim) => state === "unchecked" && chunks.length > 0;
  const open = checked.filter(isOpen);
  if (!by || open.length === 0) return checked.map(({ state }) => state);
  const verdicts = await by.judge(open, [passage]);
  return checked.map((one) => verdicts[open.indexOf(one)] ?? one.state);
}

/** A claim of several sentences is worth what its worst sentence is worth. */
function worstOf(states: readonly ClaimState[]): ClaimState {
  const order = ["not_supported", "partly", "unchecked", ...confirmedStates] as const;
  return order.find((state) => states.includes(state)) ?? "unchecked";
}

function summarize(results: readonly Result[]) {
  const ids = results.map(({ claim }) => claim.id).toSorted();
  const middle = ids[Math.ceil(ids.length / 2)] ?? "";
  return {
    ...measure(results),
    // Rules are chosen on the first half of the ids; the second half is only measured.
    first_half: measure(results.filter(({ claim }) => claim.id < middle)),
    second_half: measure(results.filter(({ claim }) => claim.id >= middle)),
    ms_p50: Number(median(results.map(({ ms }) => ms)).toFixed(1)),
  };
}

function measure(results: readonly Result[]) {
  const supported = results.filter(({ claim }) => claim.label === "supported");
  const others = results.filter(({ claim }) => claim.label !== "supported");
  const share = (of: readonly Result[], states: readonly ClaimState[]) => {
    const counted = of.filter(({ state }) => states.includes(state)).length;
    return of.length === 0 ? 0 : Number((counted / of.length).toFixed(3));
  };
  return {
    claims: results.length,
    confirmed_wrongly: share(others, confirmedStates),
    flagged_wrongly: share(supported, ["not_supported"]),
    confirmed_rightly: share(supported, confirmedStates),
    flagged_rightly: share(others, ["not_supported", "partly"]),
    unchecked: share(results, ["unchecked"]),
  };
}

function printTable(results: readonly Result[]): void {
  const states = [...confirmedStates, "partly", "not_supported", "unchecked"] as const;
  const columns = ["label", "claims", ...states];
  console.log(`| ${columns.join(" | ")} |\n|${" --- |".repeat(columns.length)}`);
  for (const label of labels) {
    const of = results.filter(({ claim }) => claim.label === label);
    const counts = states.map((state) => of.filter((one) => one.state === state).length);
    console.log(`| ${[label, of.length, ...counts].join(" | ")} |`);
  }
}

function formatRaw({ claim, state, ms }: Result) {
  return { id: claim.id, label: claim.label, state, ms: Math.round(ms), claim: claim.claim };
}
