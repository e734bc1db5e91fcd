import { expect, it } from "vitest";
import { AppError } from "../../platform/errors.ts";
import { scopeOf } from "../../test/search-corpus.ts";
import { runComputation } from "./computing.service.ts";

/** Counts the queries that run, in the place of the metric of their durations. */
function countRunning() {
  const count = { now: 0, most: 0 };
  const startTimer = () => {
    count.now += 1;
    count.most = Math.max(count.most, count.now);
    return () => {
      count.now -= 1;
    };
  };
  const computations = { name: "computations", startTimer };
  const app = { metrics: { computations } } as unknown as Parameters<typeof runComputation>[0];
  return { app, count };
}

function describe(error: unknown): string {
  return error instanceof AppError ? error.code : (error as Error).name;
}

it("runs two queries of an organization at a time, lets twenty wait, and refuses more", async () => {
  const { app, count } = countRunning();
  const scope = scopeOf("an organization");
  const request = { tables: [], sql: "select 1", signal: new AbortController().signal };
  const names = await Promise.all(
    Array.from({ length: 24 }, () =>
      runComputation(app, scope, request).catch((error: unknown) => describe(error)),
    ),
  );
  // Those that ran say that the query names no table.
  expect(names.filter((name) => name === "QueryRefused")).toHaveLength(22);
  expect(names.filter((name) => name === "request.too_many")).toHaveLength(2);
  expect(count).toEqual({ now: 0, most: 2 });
});
