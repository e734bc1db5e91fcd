import type { AuditEvent } from "@footnote/contracts/audit";
import { expect, it } from "vitest";
import { toEventLine } from "./csv.rules.ts";

const event = (name: string): AuditEvent => ({
  id: "0199aa00-0000-7000-8000-000000000000",
  at: "2026-11-21T10:00:00.000Z",
  action: "folder.deleted",
  actor: { pk: 7, email: "ada@example.org" },
  target: { kind: "folder", id: "f", name },
  detail: {},
  client_address: null,
  request_id: null,
});

it.each([
  ["Plain", "Plain"],
  ["", ""],
  ['with "quotes", and a comma', '"with ""quotes"", and a comma"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["＝1+1", "'＝1+1"],
  ["+49", "'+49"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ['\r=HYPERLINK("http://x")', `"'\r'=HYPERLINK(""http://x"")"`],
  ["a=b", "a=b"],
  ["a;=1+1;b; -1", "a;'=1+1;b; -1"],
  ["a\n@SUM(A1)", `"a\n'@SUM(A1)"`],
])("writes the name %j as %j", (name, cell) => {
  const before = "2026-11-21T10:00:00.000Z,folder.deleted,7,ada@example.org,folder,f,";
  expect(toEventLine(event(name))).toBe(
    `${before}${cell},,,,0199aa00-0000-7000-8000-000000000000\r\n`,
  );
});
