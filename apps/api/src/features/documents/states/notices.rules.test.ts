import { expect, it } from "vitest";
import { formatNotice, type Notice } from "./notices.rules.ts";

const many = Array.from({ length: 25 }, (_, at) => at + 1);

it.each<[Notice, string]>([
  [{ code: "pages_unread", pages: [3] }, "Page 3 is damaged"],
  [{ code: "pages_unread", pages: [3, 7] }, "Pages 3, 7 are damaged"],
  [{ code: "pages_unread", pages: many }, "18, 19, 20 and others are damaged"],
  [{ code: "files_unpacked", added: 1, leftOut: 0 }, "Contains 1 file, which is in the database."],
  [{ code: "files_unpacked", added: 0, leftOut: 2 }, "Contains 2 files: 0 are in the database"],
])("a notice says what a person should know: %j", (notice, start) => {
  const { code, message } = formatNotice(notice);
  expect(code).toBe(notice.code);
  expect(message).toContain(start);
});
