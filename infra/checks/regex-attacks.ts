// Attacks regular expressions with repetitive texts, as hostile documents and questions contain them, and reports those
// whose time grows faster than the text. regex-attacks.test.ts beside this file runs it on all of the product's code.
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseSync, Visitor } from "oxc-parser";
import { listShapes } from "./attack-shapes.ts";

/** What every pattern is attacked with: signs and words that patterns of texts repeat. */
const commonUnits = [
  ...Array.from("aAzé1 \t.,;:!?-_'\"`*|#>\\/(){}[]<&@$%+=~^“«–…中の한ا٣हñ"),
  "\n",
  "\r\n",
  "\u0301",
  "\u200b",
  "a ",
  " a",
  "A b ",
  "Aa ",
  "1 ",
  "1,",
  "1.",
  "1.000,",
  "a.",
  "a-",
  "a, ",
  "[1]",
  "[a](",
  "![",
  "[[",
  "((",
  "(a)",
  "<a ",
  "</",
  "<!--",
  "**",
  "``",
  "| a ",
  "|-",
  "- a\n",
  " \n",
  "\n\n",
  "\n ",
  "a\n",
  "www.",
  "http://",
  "a@",
  "a.b@",
  "&a",
  "&#1",
  "$1",
  "No. ",
  "a: ",
  "1. a\n",
  "ab cd ",
  "2020-01-",
  "12:",
  "\\a",
  "=a",
  "'a'",
  '"a" ',
];
const endings = ["", "!", "a\n"];

const attackLength = 16 * 1024;
const probeLength = 4 * 1024;
const firstLength = 1024;
/** Takes a bounded number of steps at each place: what takes twice its time on the same machine is slow. */
const bounded = /a[^bc]{0,200}c/g;
/** A machine under load takes longer for every pattern; one with quadratic time takes fifty times as long as the bounded one. */
const limitMs = Math.max(20, 2 * fastest(bounded, "a".repeat(attackLength)));
/** A probe that takes less grows at most to the limit when the text is four times as long, even cubed. */
const harmlessMs = limitMs / 64;
/** Lengths at which a pattern that takes exponential time is found before it takes forever. */
const shortLengths = [16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 128, 256, 1024];

/** The regular expressions written as literals in a source file. */
export function findLiterals(path: string): { where: string; pattern: RegExp }[] {
  const text = readFileSync(path, "utf8");
  const { program } = parseSync(path, text);
  const found: { where: string; pattern: RegExp }[] = [];
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      const line = text.slice(0, node.start).split("\n").length;
      const pattern = new RegExp(node.regex.pattern, node.regex.flags);
      found.push({ where: `${path}:${line}`, pattern });
    },
  }).visit(program);
  return found;
}

/** Finds a text for which a pattern takes longer than the limit. */
export function attack({ source, flags }: RegExp): { ms: number; unit: string } | undefined {
  const searching = new RegExp(source, [...new Set(`${flags.replace("y", "")}g`)].join(""));
  for (const unit of [...commonUnits, ...readUnits(source)]) {
    for (const ending of endings) {
      const ms = measure(searching, (length) => repeat(unit, ending, length));
      if (ms !== undefined) return { ms, unit: `${unit}… ${ending}` };
    }
  }
  for (const { before, unit, after } of listShapes(searching)) {
    const write = (length: number) => before + repeat(unit, "", length) + after;
    const ms = measure(searching, write);
    if (ms !== undefined) return { ms, unit: `${before} ${unit}… ${after}` };
  }
  return undefined;
}

/** Words and signs of the pattern itself, alone and in pairs of neighbours. */
function readUnits(source: string): string[] {
  const plain = source
    .replaceAll(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\{\d*,?\d*\}/gi, " ")
    .replaceAll(/\(\?(?:<[a-z]\w*>|<?[=!]|:)/gi, " ")
    .replaceAll(/\\([^a-zA-Z\d])/g, "$1")
    .replaceAll(/\\[a-zA-Z\d]/g, " ");
  const words = plain.match(/[\p{L}\p{M}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu) ?? [];
  const distinct = [...new Set(words)];
  const step = Math.max(1, Math.floor(distinct.length / 20));
  const chosen = distinct.filter((_, at) => at % step === 0);
  return chosen.flatMap((word, at) => {
    const next = chosen[at + 1] ?? "a";
    return [word, `${word} `, word + next, `${word} ${next} `];
  });
}

function measure(pattern: RegExp, write: (length: number) => string): number | undefined {
  for (const length of shortLengths) {
    const ms = run(pattern, write(length));
    if (ms > limitMs && fastest(pattern, write(length)) > limitMs) return ms;
    if (length >= 64 && ms < 0.02) break;
  }
  for (const length of [firstLength, probeLength, attackLength]) {
    const text = write(length);
    const once = run(pattern, text);
    if (length === probeLength && once < harmlessMs) return undefined;
    // What is slow already on a shorter text would take minutes on the longest.
    const ms = once > limitMs ? fastest(pattern, text) : once;
    if (ms > limitMs) return ms;
  }
  return undefined;
}

/** A busy machine is slow by chance: what counts is the fastest of several runs. */
function fastest(pattern: RegExp, text: string): number {
  return Math.min(...[1, 2, 3, 4, 5].map(() => run(pattern, text)));
}

/** Returns the processor time of a search through the whole text, in milliseconds. */
function run(pattern: RegExp, text: string): number {
  const started = process.threadCpuUsage();
  text.replace(pattern, "");
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
}

function repeat(unit: string, ending: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length - ending.length) + ending;
}
