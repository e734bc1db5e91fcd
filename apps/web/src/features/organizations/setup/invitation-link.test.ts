import { expect, it } from "vitest";
import { findInvitationToken } from "./invitation-link.ts";

it.each([
  ["https://footnote.example/join#abc_D-1", "abc_D-1"],
  ["  http://localhost:3000/join#abc \n", "abc"],
  ["Join us: <https://footnote.example/join#abc>.", "abc"],
  ["https://footnote.example/join", undefined],
  ["https://footnote.example/join#", undefined],
  ["https://footnote.example/chat#abc", undefined],
  ["abc", undefined],
  ["", undefined],
])("finds in %j the token %j", (text, token) => {
  expect(findInvitationToken(text)).toBe(token);
});
