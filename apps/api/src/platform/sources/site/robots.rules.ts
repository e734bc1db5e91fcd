/** What a robots.txt says to one program. */
export type RobotsRules = {
  readonly isAllowed: (url: string) => boolean;
  /** Between two requests; undefined where the site does not say. */
  readonly pauseSeconds: number | undefined;
};

type Group = { rules: Rule[]; starred: number; pauseSeconds: number | undefined };
type Rule = { readonly isAllowing: boolean; readonly pattern: string; readonly parts: Part[] };
/** A run of a pattern between two stars, with what a search for it needs that never goes back. */
type Part = { readonly text: string; readonly borders: Uint16Array };

export const ruleLengthMax = 1_000;
/** Of one rule. */
export const starsMax = 20;
/** Rules with stars are looked for everywhere in an address; those without are beginnings, and cost next to nothing. */
export const starredRulesMax = 300;

/**
 * Reads what a robots.txt says to a program (RFC 9309): the longest rule that matches decides, and of two of the same
 * length the one that allows. Rules beyond the limits are ignored.
 */
export function parseRobots(text: string, agent: string): RobotsRules {
  const groups = readGroups(text, agent.toLowerCase());
  const { rules, pauseSeconds } = groups.own ?? groups.any;
  return {
    pauseSeconds,
    isAllowed(url) {
      const { pathname, search } = new URL(url);
      const path = upperCaseEscapes(pathname + search);
      return rules.find((rule) => matches(rule, path))?.isAllowing ?? true;
    },
  };
}

/** Groups for the same program are one. Without one for it, that for all programs holds. */
function readGroups(text: string, agent: string): { own: Group | undefined; any: Group } {
  const any = openGroup();
  let own: Group | undefined;
  let current = new Set<Group>();
  let isInHead = false;
  for (const line of text.split(/[\r\n]+/)) {
    const [, name = "", value = ""] = /^([^:#]{1,40}):([^#]*)/.exec(line) ?? [];
    const key = name.trim().toLowerCase();
    if (key === "") continue;
    if (key === "user-agent") {
      if (!isInHead) current = new Set();
      const [named = ""] = value.trim().toLowerCase().split("/");
      if (named === "*") current.add(any);
      if (named.trim() === agent) current.add((own ??= openGroup()));
    }
    isInHead = key === "user-agent";
    for (const group of current) addLine(group, key, value.trim());
  }
  for (const { rules } of [any, ...(own ? [own] : [])]) rules.sort(compareRules);
  return { own, any };
}

function openGroup(): Group {
  return { rules: [], starred: 0, pauseSeconds: undefined };
}

function addLine(group: Group, key: string, value: string): void {
  const seconds = Number(value);
  if (key === "crawl-delay" && value !== "" && seconds >= 0) group.pauseSeconds = seconds;
  if (key !== "allow" && key !== "disallow") return;
  const rule = value.length > ruleLengthMax ? undefined : parseRule(value, key === "allow");
  if (!rule) return;
  const isStarred = rule.parts.length > 1;
  if (isStarred && group.starred === starredRulesMax) return;
  group.starred += isStarred ? 1 : 0;
  group.rules.push(rule);
}

/** Undefined for a rule that says nothing, or has too many stars. */
function parseRule(value: string, isAllowing: boolean): Rule | undefined {
  const pattern = encodePattern(value);
  const texts = pattern.replace(/\$$/, "").split("*");
  if (pattern === "" || texts.length > starsMax + 1) return undefined;
  return {
    isAllowing,
    pattern,
    parts: texts.map((text) => ({ text, borders: listBorders(text) })),
  };
}

/** The rule that decides comes first. */
function compareRules(a: Rule, b: Rule): number {
  return b.pattern.length - a.pattern.length || Number(b.isAllowing) - Number(a.isAllowing);
}

/** Takes each part where it comes first, so in time that grows with the lengths of both, whatever they are. */
function matches({ pattern, parts }: Rule, path: string): boolean {
  const [first, ...others] = parts;
  if (first === undefined || !path.startsWith(first.text)) return false;
  const last = pattern.endsWith("$") ? others.pop() : undefined;
  if (pattern.endsWith("$") && !last) return path === first.text;
  let at = first.text.length;
  for (const part of others) {
    at = findEnd(path, part, at);
    if (at === -1) return false;
  }
  return last === undefined || (path.length - last.text.length >= at && path.endsWith(last.text));
}

/** Where the first occurrence of a part ends, by the search of Knuth, Morris and Pratt; -1 where there is none. */
function findEnd(path: string, { text, borders }: Part, from: number): number {
  let matched = 0;
  for (let at = from; matched < text.length; at++) {
    if (at === path.length) return -1;
    const sign = path.charCodeAt(at);
    while (matched > 0 && text.charCodeAt(matched) !== sign) matched = borders[matched - 1] ?? 0;
    if (text.charCodeAt(matched) === sign) matched++;
    if (matched === text.length) return at + 1;
  }
  return from;
}

/** Of each beginning of a text the length of its longest beginning that is its end, too. */
function listBorders(text: string): Uint16Array {
  const borders = new Uint16Array(text.length);
  let length = 0;
  for (let at = 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    while (length > 0 && text.charCodeAt(length) !== sign) length = borders[length - 1] ?? 0;
    if (text.charCodeAt(length) === sign) length++;
    borders[at] = length;
  }
  return borders;
}

/** As an address has it: other signs than those of ASCII are escaped. */
function encodePattern(value: string): string {
  if (!value.isWellFormed()) return value;
  return upperCaseEscapes(encodeURI(value).replaceAll("%25", "%"));
}

function upperCaseEscapes(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
}
