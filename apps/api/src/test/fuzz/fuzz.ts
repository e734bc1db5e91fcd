import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { fileURLToPath } from "node:url";
import type { Client } from "../client.ts";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
} from "../fixtures.ts";
import type { Product } from "../product.ts";
import { type ActorName, operationsOf, type Shot, shots } from "./requests.ts";

/** A request whose answer shows a fault. */
export type Finding = { fault: string; shot: Shot; status: number; answer: string };

export type StormReport = { sent: number; statuses: Record<string, number>; findings: Finding[] };

/** Longer than anything here takes on a busy machine; a server that hangs takes for ever. */
const answerWithinMs = 20_000;
const lanes = 8;
/** Some requests end what an actor needs: the session, the membership, the organization. */
const renewEvery = 200;

const root = fileURLToPath(new URL("../../../../..", import.meta.url));
/** Words of the machine room that no answer may hold. */
const internals =
  /node_modules|\n\s+at .+:\d+:\d+|\bprisma|sqlstate|syntax error at|relation "|violates|\/proc\/|ECONN|ENOENT|undefined is not|Cannot read prop/i;

type Actors = Record<ActorName, Client | undefined>;
type Ground = { actors: Actors; ids: string[]; marks: { ours: string; theirs: string } };

/** Sends `count` generated requests to a product and tells what went wrong. The same seed sends the same requests. */
export async function fuzz(
  product: Product,
  { seed, count }: { seed: number; count: number },
): Promise<StormReport> {
  const marks = { ours: randomWord(), theirs: randomWord() };
  const ground: Ground = { marks, actors: {} as Actors, ids: [] };
  await renew(product, ground);
  const document = await (await fetch(`${product.url}/api/openapi.json`)).json();
  const operations = operationsOf(document as Parameters<typeof operationsOf>[0]);
  const report: StormReport = { sent: 0, statuses: {}, findings: [] };
  for (let round = 0; report.sent < count; round += 1) {
    const size = Math.min(renewEvery, count - report.sent);
    const all = fc.sample(shots(operations, ground.ids), { seed: seed + round, numRuns: size });
    await fire(product, ground, { all, report });
    await renew(product, ground);
  }
  return report;
}

async function fire(
  product: Product,
  ground: Ground,
  { all, report }: { all: Shot[]; report: StormReport },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const waiting = all.values();
  const lane = async () => {
    for (const shot of waiting) {
      const { status, answer } = await send(product, ground, { shot, agent });
      report.sent += 1;
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      const fault = judge(product, ground, { shot, status, answer });
      if (fault) report.findings.push({ fault, shot, status, answer: answer.slice(0, 500) });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
}

function judge(
  { app }: Product,
  { marks }: Ground,
  { shot, status, answer }: { shot: Shot; status: number; answer: string },
): string | undefined {
  if (status === 0) return answer;
  if (status >= 500) return "an error of the server's";
  if (answer.includes(root) || answer.includes(app.config.dataDir)) return "a path of the machine";
  if (status >= 400 && internals.test(answer)) return "words of the machine room";
  const foreign = shot.actor === "stranger" ? [marks.ours] : [marks.theirs];
  if (shot.actor === "nobody") foreign.push(marks.ours);
  if (foreign.some((mark) => answer.includes(mark))) return "what another organization has";
  if (status >= 400 && shot.method !== "HEAD" && !isProblem(answer, shot.path))
    return "no error body";
  return undefined;
}

/** The calls for programs answer in the forms of their own protocols. */
const programPaths = /^(?:\/api)?\/(?:v1\/|mcp)/;

function isProblem(answer: string, path: string): boolean {
  try {
    const body = JSON.parse(answer) as Record<string, unknown>;
    const inner = body["error"];
    if (programPaths.test(path) && typeof inner === "object" && inner !== null) {
      return "message" in inner && typeof inner.message === "string";
    }
    return ["error", "message", "code", "request_id"].every((key) => typeof body[key] === "string");
  } catch {
    return false;
  }
}

/** A status of 0 is none: the answer says why. */
function send(
  product: Product,
  ground: Ground,
  { shot, agent, fresh = false }: { shot: Shot; agent: Agent; fresh?: boolean },
): Promise<{ status: number; answer: string }> {
  const { hostname, port } = new URL(product.url);
  const csrf = "c".repeat(32);
  const token = ground.actors[shot.actor]?.token;
  const headers = {
    cookie: `csrftoken=${csrf}`,
    "x-csrftoken": csrf,
    ...(token !== undefined && { authorization: `Token ${token}` }),
    ...shot.headers,
    ...(shot.body && { "content-length": String(shot.body.length) }),
  };
  return new Promise((resolve) => {
    const fail = (answer: string) => resolve({ status: 0, answer });
    const sending = request(
      { hostname, port, path: shot.path, method: shot.method, headers, agent: !fresh && agent },
      (incoming) => {
        const status = incoming.statusCode ?? 0;
        text(incoming).then(
          (answer) => resolve({ status, answer }),
          (error: unknown) => fail(`an answer that broke off: ${String(error)}`),
        );
      },
    );
    sending.setTimeout(answerWithinMs, () => sending.destroy(new Error("no answer in time")));
    sending.on("upgrade", (_, socket) => {
      socket.destroy();
      resolve({ status: 101, answer: "" });
    });
    sending.on("error", (error: NodeJS.ErrnoException) => {
      // The server may hang up on a kept line at the very moment it is used again, and any client tries once more
      // then. On a line of its own nothing excuses it.
      const kept = error.code === "ECONNRESET" && !fresh;
      if (kept) return resolve(send(product, ground, { shot, agent, fresh: true }));
      return fail(`no answer: ${error.message}`);
    });
    sending.end(shot.body);
  });
}

/** Two organizations with something in them, each under a word of its own, wherever they are not any more. */
async function renew(product: Product, ground: Ground): Promise<void> {
  const { actors, marks } = ground;
  if (!(await isAdmin(actors.admin)) || !(await isInside(actors.member))) {
    const admin = await furnish(product, marks.ours, ground.ids);
    actors.admin = admin;
    actors.member = await createTestColleague(product, admin);
  }
  if (!(await isAdmin(actors.stranger)))
    actors.stranger = await furnish(product, marks.theirs, ground.ids);
  actors.nobody = undefined;
}

async function isInside(client: Client | undefined): Promise<boolean> {
  return (await client?.get("/organization/current/"))?.status === 200;
}

async function isAdmin(client: Client | undefined): Promise<boolean> {
  return (await client?.get("/organization/current/"))?.body.user_role === "admin";
}

async function furnish(product: Product, mark: string, ids: string[]): Promise<Client> {
  const client = await createTestAdmin(product);
  const folder = await createTestFolder(client, `Harbour ${mark}`);
  const bytes = `The ferry of ${mark} leaves at noon.`;
  const done = await uploadTestDocument(client, folder, { name: `${mark}.txt`, bytes });
  const message = `When does the ferry of ${mark} leave?`;
  const asked = await client.post("/chatbot/chat/agent_message/", { message });
  if (asked.status !== 200) throw new Error(`question: ${JSON.stringify(asked.body)}`);
  const { pk } = (await client.get("/auth/user/")).body;
  const conversation = asked.body.results.conversation_id as string;
  ids.push(folder, done.result.file.id as string, conversation, String(pk));
  return client;
}

/** No generated text holds it. */
function randomWord(): string {
  return `zq${randomBytes(8).toString("hex")}`;
}

/** One finding a fault and place, in words. */
export function describeFindings(findings: readonly Finding[]): string {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const place = finding.shot.path.replace(/[?#].*$/s, "").replace(/[\da-f-]{36}/g, ":id");
    const key = `${finding.fault}: ${finding.shot.method} ${place.slice(0, 120)}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups]
    .map(([key, [first, ...others]]) => {
      const { shot, status, answer } = first ?? ({} as Finding);
      const body = shot.body?.toString("utf8").slice(0, 300) ?? "";
      return `${key} (and ${others.length} more)\n  as ${shot.actor}: ${shot.path.slice(0, 300)}\n  ${JSON.stringify(shot.headers).slice(0, 300)}\n  ${JSON.stringify(body)}\n  -> ${status} ${answer.slice(0, 300)}`;
    })
    .join("\n");
}
