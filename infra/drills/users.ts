import type { Installation } from "./installation.ts";
import { openJournal } from "./journal.ts";
import { list, openWork } from "./load.ts";
import { type Member, openMember } from "./member.ts";
import { compareProcessorSeconds, readProcessorSeconds } from "./processor-time.ts";
import { startProxiedPair } from "./proxied-pair.ts";
import { last } from "./until.ts";
import { verify } from "./verification.ts";

/** What a user does: the pause between two actions in seconds, evenly spread, and the shares of questions and uploads; the rest reads. */
export type Profile = {
  think: readonly [least: number, most: number];
  ask: number;
  upload: number;
};

export const profiles: Record<string, Profile> = {
  /** A person reads what was asked for: 150 to 250 words of an answer with its passages take about a minute. */
  people: { think: [30, 90], ask: 0.1, upload: 0.02 },
  /** Nobody reads anything. */
  hurried: { think: [5, 15], ask: 0.15, upload: 0.05 },
};

const idleReads = 200;
const slowdownMax = 3;
/** Signing up costs processor time, for the password: so many at once. */
const signUpsAtOnce = 8;

type Work = ReturnType<typeof openWork>;
type Person = { member: Member; known: string };

/**
 * So many signed-in users at work for so many minutes, with two API and two worker processes behind a proxy. Prints the p95 of
 * reads alone and with all users, in the same run. Returns what is wrong: a slowdown of more than three times, a 5xx but 503
 * with Retry-After, and whatever was lost.
 */
export async function runUsers(
  on: Installation,
  { users, minutes, profile }: { users: number; minutes: number; profile: Profile },
): Promise<string[]> {
  const pair = await startProxiedPair(on);
  const journal = openJournal([]);
  const work = openWork(journal, "users");
  const signingUp = performance.now();
  const people = await signUpAll(users, async () => {
    const member = await openMember(() => pair.url, journal);
    return { member, known: await work.uploadReady(member, "the first file is ready") };
  });
  console.log(`signed up: ${users} users in ${seconds(signingUp)} s`);
  const idle = await measureIdle(pair.url);
  journal.readTimes.length = 0;
  const before = { requests: journal.requests(), files: work.sent.size };
  const processors = readProcessorSeconds();
  const end = performance.now() + minutes * 60_000;
  await Promise.all(people.map((person) => live(work, person, { end, profile })));
  work.stop();
  const took = compareProcessorSeconds(processors, readProcessorSeconds());
  const loaded = percentile(journal.readTimes, 0.95);
  const team = people.map(({ member }) => member);
  const { sent, questions } = work;
  const { lost, double, other } = await verify(on, { team, journal, sent, questions });
  const crashed = await pair.close();
  console.log(
    `users: ${users} users, ${minutes} minutes, ${journal.requests() - before.requests} requests, ${sent.size - before.files} files, ${questions.answered} answers`,
  );
  const failures = [...journal.seen].map(([what, times]) => `${what} (${times})`).join(", ");
  console.log(`failures seen: ${failures || "none"}`);
  const shares = took.map(([kind, time]) => `${kind} ${time.toFixed(0)}`).join(", ");
  console.log(`seconds of processor time: ${shares}`);
  const ratio = loaded / idle;
  console.log(
    `reads: p95 ${idle.toFixed(0)} ms alone, ${loaded.toFixed(0)} ms with all users (${ratio.toFixed(1)} times)`,
  );
  const slow = ratio > slowdownMax ? [`reads took ${ratio.toFixed(1)} times as long at p95`] : [];
  return [...lost, ...double, ...other, ...crashed, ...slow];
}

async function signUpAll(users: number, signUp: () => Promise<Person>): Promise<Person[]> {
  const people: Person[] = [];
  const next = async () => {
    for (let left = users - people.length; left > 0; left = users - people.length) {
      people.push(await signUp());
    }
  };
  await Promise.all(Array.from({ length: Math.min(users, signUpsAtOnce) }, next));
  return people;
}

/** The p95 of reads of one user, with nobody else there, in milliseconds. */
async function measureIdle(url: string): Promise<number> {
  const journal = openJournal([]);
  const member = await openMember(() => url, journal);
  for (let read = 0; read < idleReads; read += 1) await list(member);
  return percentile(journal.readTimes, 0.95);
}

async function live(
  work: Work,
  { member, known }: Person,
  { end, profile }: { end: number; profile: Profile },
): Promise<void> {
  const [least, most] = profile.think;
  // Nobody begins at the same moment.
  await last(Math.random() * most);
  while (performance.now() < end) {
    const chance = Math.random();
    if (chance < profile.upload) await work.upload(member);
    else if (chance < profile.upload + profile.ask) await work.question(member, known);
    else await list(member);
    await last(least + Math.random() * (most - least));
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
