import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeError, openLog } from "./log.ts";

/** Pino writes to the descriptor itself: what it writes is read in a child's output elsewhere, here at its hook. */
describe("what is said of an error", () => {
  it("is its kind, code, words, place and causes, and none of its other fields", () => {
    const cause = Object.assign(new Error("connect refused"), { code: "ECONNREFUSED" });
    const error = Object.assign(new TypeError("the store is away", { cause }), {
      body: "a paragraph of a document",
      parameters: ["another paragraph"],
    });
    const described = describeError(error);
    expect(described).toMatchObject({
      type: "TypeError",
      message: "the store is away",
      cause: { code: "ECONNREFUSED", message: "connect refused" },
    });
    expect(JSON.stringify(described)).toContain("log.test.ts");
    expect(JSON.stringify(described)).not.toContain("paragraph");
  });

  it("is the same of what a library copies from an error", () => {
    const { message, stack } = new Error("connect refused");
    const copied = { message, stack, code: "ECONNREFUSED", parameters: ["a paragraph"] };
    const described = describeError(copied);
    expect(described).toMatchObject({ message, code: "ECONNREFUSED" });
    expect(JSON.stringify(described)).toContain("log.test.ts");
    expect(JSON.stringify(described)).not.toContain("paragraph");
  });

  it.each([
    ["Key (email)=(ann@example.org) already exists.", "Key (email)=(…) already exists."],
    ["Failing row contains (1, the text of a page (two), null).", "Failing row contains (…)."],
    ["nothing to hide (really)", "nothing to hide (really)"],
  ])("holds no values of rows: %s", (message, expected) => {
    expect(describeError(new Error(message))).toMatchObject({ message: expected });
  });
});

describe("a line", () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
  });
  afterEach(() => vi.restoreAllMocks());

  /** A log whose lines are kept here. */
  function openKept(secrets: readonly string[] = []) {
    const log = openLog({ logLevel: "info", secrets });
    const stream = Object.getOwnPropertySymbols(log)
      .map((symbol) => (log as never)[symbol] as { write?: unknown } | undefined)
      .find((value) => typeof value === "object" && value !== null && "write" in value);
    vi.spyOn(stream as { write(line: string): boolean }, "write").mockImplementation((line) => {
      lines.push(line);
      return true;
    });
    return log;
  }

  it("holds no query of an address, in which a token may be", () => {
    openKept().info({ path: "/ws/nowhere/?token=abc" }, "refused");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: "/ws/nowhere/" });
  });

  it("never holds a configured secret, however it got there", () => {
    const secret = 'pass"word-of-the-database';
    const log = openKept([secret, "a"]);
    log.warn(
      { err: new Error(`cannot log in with ${secret}`), url: `postgres://u:${secret}@h` },
      secret,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("word-of-the-database");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      url: "postgres://u:[secret]@h",
      msg: "[secret]",
      time: expect.anything(),
      level: expect.anything(),
    });
  });
});
