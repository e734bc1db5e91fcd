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
import { type Actor, operationsOf, type FuzzedRequest, fuzzedRequests } from "./requests.ts";

/** A request whose answer shows a fault. */
export type Finding = { fault: string; fuzzed: FuzzedRequest; status: number; answer: string };

export type FuzzReport = { sent: number; statuses: Record<string, number>; findings: Finding[] };

/** Longer than any request takes on a busy machine. */
const answerWithinMs = 20_000;
const concurrency = 8;
/** Some requests end what an actor needs: the session, the membership, the organization. */
const renewEvery = 200;

const root = fileURLToPath(new URL("../../../../..", import.meta.url));
/** Internal details that no answer may contain. */
const internals =
  /node_modules|\n\s+at .+:\d+:\d+|\bprisma|sqlstate|syntax error at|relation "|violates|\/proc\/|ECONN|ENOENT|undefined is not|Cannot read prop/i;

type Actors = Record<Actor, Client | undefined>;
type Environment = { actors: Actors; ids: string[]; marks: { ours: string; theirs: string } };

/** Sends `count` generated requests to a product and reports the faults. The same seed sends the same requests. */
export async function fuzz(
  product: Product,
  { seed, count }: { seed: number; count: number },
): Promise<FuzzReport> {
  const marks = { ours: randomWord(), theirs: randomWord() };
  const environment: Environment = { marks, actors: {} as Actors, ids: [] };
  await renew(product, environment);
  const document = await (await fetch(`${product.url}/api/openapi.json`)).json();
  const operations = operationsOf(document as Parameters<typeof operationsOf>[0]);
  const report: FuzzReport = { sent: 0, statuses: {}, findings: [] };
  for (let round = 0; report.sent < count; round += 1) {
    const size = Math.min(renewEvery, count - report.sent);
    const all = fc.sample(fuzzedRequests(operations, environment.ids), {
      seed: seed + round,
      numRuns: size,
    });
    await sendAll(product, environment, { all, report });
    await renew(product, environment);
  }
  return report;
}

async function sendAll(
  product: Product,
  environment: Environment,
  { all, report }: { all: FuzzedRequest[]; report: FuzzReport },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const waiting = all.values();
  const worker = async () => {
    for (const fuzzed of waiting) {
      const { status, answer } = await send(product, environment, { fuzzed, agent });
      report.sent += 1;
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      const fault = findFault(product, environment, { fuzzed, status, answer });
      if (fault) report.findings.push({ fault, fuzzed, status, answer: answer.slice(0, 500) });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
}

function findFault(
  { app }: Product,
  { marks }: Environment,
  { fuzzed, status, answer }: { fuzzed: FuzzedRequest; status: number; answer: string },
): string | undefined {
  if (status === 0) return answer;
  if (status >= 500) return "an error of the server's";
  if (answer.includes(root) || answer.includes(app.config.dataDir)) return "a path of the machine";
  if (status >= 400 && internals.test(answer)) return "internal details";
  const foreign = fuzzed.actor === "stranger" ? [marks.ours] : [marks.theirs];
  if (fuzzed.actor === "nobody") foreign.push(marks.ours);
  if (foreign.some((mark) => answer.includes(mark))) return "what another organization has";
  if (status >= 400 && fuzzed.method !== "HEAD" && !isProblem(answer, fuzzed.path))
    return "no error body";
  return undefined;
}

/** Integrations are answered in the error forms of their own protocols. */
const integrationPaths = /^(?:\/api)?\/(?:v1\/|mcp)/;

function isProblem(answer: string, path: string): boolean {
  try {
    const body = JSON.parse(answer) as Record<string, unknown>;
    const inner = body["error"];
    if (integrationPaths.test(path) && typeof inner === "object" && inner !== null) {
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
  environment: Environment,
  { fuzzed, agent, fresh = false }: { fuzzed: FuzzedRequest; agent: Agent; fresh?: boolean },
): Promise<{ status: number; answer: string }> {
  const { hostname, port } = new URL(product.url);
  const csrf = "c".repeat(32);
  const token = environment.actors[fuzzed.actor]?.token;
  const headers = {
    cookie: `csrftoken=${csrf}`,
    "x-csrftoken": csrf,
    ...(token !== undefined && { authorization: `Token ${token}` }),
    ...fuzzed.headers,
    ...(fuzzed.body && { "content-length": String(fuzzed.body.length) }),
  };
  return new Promise((resolve) => {
    const fail = (answer: string) => resolve({ status: 0, answer });
    const sending = request(
      { hostname, port, path: fuzzed.path, method: fuzzed.method, headers, agent: !fresh && agent },
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
      // The server may close a kept connection just when it is reused, and every client retries then. On a new
      // connection it is a fault.
      const kept = error.code === "ECONNRESET" && !fresh;
      if (kept) return resolve(send(product, environment, { fuzzed, agent, fresh: true }));
      return fail(`no answer: ${error.message}`);
    });
    sending.end(fuzzed.body);
  });
}

/** Recreates the two organizations where they are gone, each with content marked by a word of its own. */
async function renew(product: Product, environment: Environment): Promise<void> {
  const { actors, marks } = environment;
  if (!(await isAdmin(actors.admin)) || !(await isMember(actors.member))) {
    const admin = await createActor(product, marks.ours, environment.ids);
    actors.admin = admin;
    actors.member = await createTestColleague(product, admin);
  }
  if (!(await isAdmin(actors.stranger)))
    actors.stranger = await createActor(product, marks.theirs, environment.ids);
  actors.nobody = undefined;
}

async function isMember(client: Client | undefined): Promise<boolean> {
  return (await client?.get("/organization/current/"))?.status === 200;
}

async function isAdmin(client: Client | undefined): Promise<boolean> {
  return (await client?.get("/organization/current/"))?.body.user_role === "admin";
}

async function createActor(product: Product, mark: string, ids: string[]): Promise<Client> {
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

/** Returns a word that no generated text contains. */
function randomWord(): string {
  return `zq${randomBytes(8).toString("hex")}`;
}

/** Formats one finding per fault and path. */
export function describeFindings(findings: readonly Finding[]): string {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const place = finding.fuzzed.path.replace(/[?#].*$/s, "").replace(/[\da-f-]{36}/g, ":id");
    const key = `${finding.fault}: ${finding.fuzzed.method} ${place.slice(0, 120)}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups]
    .map(([key, [first, ...others]]) => {
      const { fuzzed, status, answer } = first ?? ({} as Finding);
      const body = fuzzed.body?.toString("utf8").slice(0, 300) ?? "";
      return `${key} (and ${others.length} more)\n  as ${fuzzed.actor}: ${fuzzed.path.slice(0, 300)}\n  ${JSON.stringify(fuzzed.headers).slice(0, 300)}\n  ${JSON.stringify(body)}\n  -> ${status} ${answer.slice(0, 300)}`;
    })
    .join("\n");
}
