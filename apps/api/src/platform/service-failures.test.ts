import { describe, expect, it } from "vitest";
import { AppError } from "./errors.ts";
import { isMomentary, toAppError } from "./service-failures.ts";

function coded(code: string, more: object = {}): Error {
  return Object.assign(new Error("It failed"), { code, ...more });
}

/** As Prisma reports what its adapter reports of Postgres. */
function ofAdapter(cause: object): Error {
  const driverAdapterError = Object.assign(new Error("adapter"), { cause });
  return coded("P2010", { meta: { driverAdapterError } });
}

describe("the error for the caller of a failure", () => {
  it.each([
    ["no connection of the pool in time", new Error("timeout exceeded when trying to connect")],
    ["no place for a transaction in time", coded("P2028")],
    ["no connection of Prisma's in time", coded("P2024")],
    ["a lost race of two transactions", coded("P2034")],
    ["a server that is not there", coded("P1001")],
    ["a server that is not there, raw", ofAdapter({ kind: "DatabaseNotReachable" })],
    ["a server that ends the connection", ofAdapter({ originalCode: "57P01", kind: "postgres" })],
    ["a server that starts", ofAdapter({ originalCode: "57P03", kind: "postgres" })],
    ["too many connections", ofAdapter({ kind: "TooManyConnections" })],
    ["a connection that ended", new Error("Connection terminated unexpectedly")],
    ["a refused connection", coded("ECONNREFUSED")],
    ["a socket that is not there", coded("ENOENT", { syscall: "connect" })],
    ["a command that Redis does not answer", new Error("Command timed out")],
    ["a failure within another", new Error("It failed", { cause: coded("ECONNRESET") })],
  ])("503 with the seconds to wait: %s", (_, error) => {
    const { status, code, detail } = toAppError(error);
    expect([status, code, detail]).toEqual([
      503,
      "service.unavailable",
      { retry_after_seconds: 2 },
    ]);
  });

  it.each([
    ["a full disk", coded("ENOSPC")],
    ["a full disk of Postgres", ofAdapter({ originalCode: "53100", kind: "postgres" })],
  ])("507: %s", (_, error) => {
    expect(toAppError(error)).toMatchObject({ status: 507, code: "storage.full" });
  });

  it.each([
    ["a statement that is wrong", ofAdapter({ originalCode: "42601", kind: "postgres" })],
    ["a violated unique key", coded("P2002")],
    ["a cancelled statement", ofAdapter({ originalCode: "57014", kind: "postgres" })],
    ["a missing file", coded("ENOENT")],
    ["what is no error", "no"],
  ])("500: %s", (_, error) => {
    expect(toAppError(error)).toMatchObject({ status: 500, code: "server.failed" });
  });

  it("what the code foresaw, as it is", () => {
    const foreseen = new AppError("folder.not_found", { cause: coded("ECONNREFUSED") });
    expect(toAppError(foreseen)).toBe(foreseen);
  });
});

describe("a failure that says nothing about the next statement", () => {
  it.each([
    [true, "a statement cancelled by a standby", ofAdapter({ originalCode: "40001" })],
    [true, "a lost race of two transactions", coded("P2034")],
    [true, "no free connection", new Error("timeout exceeded when trying to connect")],
    [false, "a server that is not there", coded("ECONNREFUSED")],
    [false, "a server that ends", ofAdapter({ originalCode: "57P01", kind: "postgres" })],
  ])("%s: %s", (expected, _, error) => {
    expect(isMomentary(error)).toBe(expected);
  });
});
