import { expect, it } from "vitest";
import { present, presentPartial } from "./presentation.rules.ts";
import { findQuotations } from "./quotations.rules.ts";

// A model that has lost its thread repeats itself for pages, and its text is presented anew many times a second. What takes
// the square of a text's length would keep the whole server for minutes here, and this file from ending.
const length = 200_000;

const signs =
  'a [ ( < > \\ & ` * _ # | - : " “ « $ 1 不 a. a@ ![ ]( [x](< [1 【1 <a <br> <b> &#1 //a http:// www.'.split(
    " ",
  );
const blanks = [
  " ",
  "\t",
  "\n",
  " \n",
  "\n[",
  "\n[x]: ",
  "\n- ",
  "| a ",
  "` ",
  "```\n",
  "> ",
  "- a\n",
  "[1] ",
  "NOT_FOUND ",
];

it.each([...signs, ...blanks])("presents %j repeated for pages", (piece) => {
  const written = piece.repeat(Math.ceil(length / piece.length));
  for (const text of [written, `${written}x`, `x ${written}]`]) {
    expect(present(text, []).citations).toEqual([]);
    expect(presentPartial(text, []).citations).toEqual([]);
  }
});

it.each("„ « ‹ ‚ 「".split(" "))(
  "looks for the ends of a million quotations with %s",
  (mark) => {
    expect(findQuotations(mark.repeat(1_000_000))).toEqual([]);
  },
  10_000,
);
