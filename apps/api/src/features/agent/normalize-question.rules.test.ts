import { messageMaxLength } from "@footnote/contracts/limits";
import { expect, it } from "vitest";
import { normalizeQuestion } from "./normalize-question.rules.ts";

it.each([
  ["compatibility forms", "Ｗｈａｔ is the ﬁne？", "What is the fine?"],
  ["a decomposed accent", "cafe\u0301", "café"],
  ["a zero-width space and a soft hyphen", "no\u200btice peri\u00adod", "notice period"],
  ["forced and isolated directions", "\u202eWhat\u202c \u2067is\u2069 it\u200f?", "What is it?"],
  ["terminal controls and a null", "What\u0000 \u001b[31mis\u0007 it?", "What [31mis it?"],
  ["tag characters", "Hi\u{e0048}\u{e0069}", "Hi"],
  [
    "white space of all kinds",
    "  What\u00a0\u2003is\t it?\r\n\r\n\r\n\r\nNow ",
    "What is it?\n\nNow",
  ],
  ["a joiner in a Latin word", "pay\u200dment", "payment"],
  ["a joiner that shapes Persian", "می\u200cخواهم", "می\u200cخواهم"],
  ["a joiner that shapes Hindi", "क्\u200dष", "क्\u200dष"],
  ["a lone surrogate", "What\ud800?", "What\ufffd?"],
  ["nothing that is seen", "\u200b\u2060\u202e", ""],
])("normalises %s", (_, text, normalized) => {
  expect(normalizeQuestion(text)).toBe(normalized);
});

it("is no longer than a message, even where normalising lengthens it", () => {
  expect(normalizeQuestion("ﷺ".repeat(messageMaxLength))).toHaveLength(messageMaxLength);
});

it("normalises a normalised question to itself", () => {
  const once = normalizeQuestion(" Ａ\u200b b\u3000 ﬁ\n\n\n\nc ");
  expect(normalizeQuestion(once)).toBe(once);
});
