// The suite itself is tried on servers that are wrong: a check that passes there proves nothing.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { visit } from "./calls.ts";
import { area } from "./check.ts";
import { must } from "./verdicts.ts";
import { checks } from "./checks.ts";
import { heading, rowOf, totals } from "./report.ts";
import { type Outcome, runChecks } from "./run.ts";

const servers: (() => Promise<void>)[] = [];

/** A server that gives every request the same answer. */
async function startServer(status: number, body: object) {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  servers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function runAgainst(origin: string, chosen = checks) {
  const outcomes: Outcome[] = [];
  for await (const outcome of runChecks(await visit(origin), chosen, 4)) outcomes.push(outcome);
  return outcomes;
}

function errorBody(code: string) {
  const error = "No.";
  return { error, message: error, detail: null, code, request_id: "1" };
}

afterEach(async () => {
  for (const stop of servers.splice(0)) await stop();
});

describe("the conformance suite", () => {
  it("lets nothing pass on a server that answers {} to everything", async () => {
    const outcomes = await runAgainst(await startServer(200, {}));
    expect(outcomes.filter(({ result }) => result !== "failed")).toEqual([]);
  });

  it("lets nothing pass on a server that fails at everything, in the right words", async () => {
    const outcomes = await runAgainst(await startServer(500, errorBody("server.failed")));
    expect(outcomes.filter(({ result }) => result !== "failed")).toEqual([]);
  });

  it("finds on a server that knows no call only that it refuses unknown calls", async () => {
    const outcomes = await runAgainst(await startServer(404, errorBody("route.not_found")));
    const passed = outcomes.filter(({ result }) => result === "ok");
    expect(passed.map(({ check }) => check.says)).toEqual([
      "An unknown call is a 404 with the error body: error, message, detail, code, request_id",
    ]);
    expect(totals(outcomes)).toMatchObject({ passed: 1, skipped: 0 });
    const notThere = outcomes.filter(({ result }) => result === "not there");
    expect(notThere.length).toBe(outcomes.length - 1);
    expect(notThere[0]?.note).toMatch(/^not there yet \(404\): POST \/auth\/registration\//);
  });

  it("has no two checks of one area that say the same", () => {
    const said = checks.map((check) => `${check.area}: ${check.says}`);
    expect(said.filter((line, at) => said.indexOf(line) !== at)).toEqual([]);
  });

  it("prints what came instead, and counts", async () => {
    const chosen = area("Sums", [
      { says: "One and one is two", run: async () => must(1 + 1 === 2, "2", 1 + 1) },
      { says: "One is two", run: async () => must(false, "2", { came: 1 }) },
    ]);
    const outcomes = await runAgainst(await startServer(404, {}), chosen);
    const printed = [heading(), ...outcomes.map(rowOf)].join("\n");
    expect(printed).toMatch(/^Area +What the specification says +Outcome$/m);
    expect(printed).toMatch(/^Sums +One and one is two +ok$/m);
    expect(printed).toMatch(/^Sums +One is two +FAILED: expected 2; came \{"came":1\}$/m);
    expect(totals(outcomes)).toEqual({ passed: 1, failed: 1, skipped: 0, notThere: 0 });
  });
});
