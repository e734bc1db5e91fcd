/** A word, a symbol or a quoted name of a statement, with its position and its depth in brackets. */
type Token = { text: string; from: number; to: number; depth: number };

const token =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'?|"(?:[^"]|"")*"?|`(?:[^`]|``)*`?|\[[^\]]*\]?|[\p{L}_][\p{L}\p{N}_$]*|\d[\w.]*|\s+|[\s\S]/gu;

function tokensOf(sql: string): Token[] {
  let depth = 0;
  return Array.from(sql.matchAll(token)).flatMap((match) => {
    const [text] = match;
    if (/^(?:\s|--|\/\*)/.test(text)) return [];
    if (text === ")") depth -= 1;
    const one = { text, from: match.index, to: match.index + text.length, depth };
    if (text === "(") depth += 1;
    return [one];
  });
}

/** The statement without a final semicolon; undefined where there are several, or it does more than read. */
export function readStatement(sql: string): string | undefined {
  const tokens = tokensOf(sql);
  const end = tokens.findIndex(({ text }) => text === ";");
  if (end >= 0 && tokens.slice(end).some(({ text }) => text !== ";")) return undefined;
  const first = tokens[0]?.text.toLowerCase();
  if (first !== "select" && first !== "with") return undefined;
  return end < 0 ? sql : sql.slice(0, tokens[end]?.from);
}

/** Whether a statement has a plus or a minus. */
export function subtracts(sql: string): boolean {
  return tokensOf(sql).some(({ text }) => text === "-" || text === "+");
}

const ends = new Set(["group", "order", "limit", "having", "window"]);
const joins = new Set(["join", "union", "intersect", "except", "with", ","]);

/**
 * The table and the condition of a query of one table: `{ table: "fees", where: "berth = 'North'" }`. Undefined for one
 * that joins, has a subquery, or gives the table an alias.
 */
export function readCondition(sql: string): { table: string; where: string | null } | undefined {
  const tokens = tokensOf(sql);
  const words = tokens.map(({ text }) => text.toLowerCase());
  const from = tokens.findIndex(({ depth }, at) => depth === 0 && words[at] === "from");
  if (from < 0 || words.filter((word) => word === "select").length > 1) return undefined;
  const table = tokens[from + 1];
  const rest = words.slice(from + 2);
  if (!table || rest.some((word, at) => joins.has(word) && tokens[from + 2 + at]?.depth === 0))
    return undefined;
  const name = table.text.replaceAll(/^["`[]|["`\]]$/g, "");
  const next = words[from + 2];
  if (next === undefined || ends.has(next)) return { table: name, where: null };
  if (next !== "where") return undefined;
  const end = tokens.findIndex(
    ({ depth }, at) => at > from + 2 && depth === 0 && ends.has(words[at] ?? ""),
  );
  const start = tokens[from + 2]?.to ?? 0;
  return { table: name, where: sql.slice(start, tokens[end]?.from ?? sql.length) };
}

/**
 * A query of one table with a LIMIT, with the number of each row as a last column: the rows that are shown are those that
 * were counted. Undefined for one whose rows are made of several.
 */
export function readLimited(sql: string): string | undefined {
  const tokens = tokensOf(sql);
  const words = tokens.map(({ text, depth }) => (depth === 0 ? text.toLowerCase() : ""));
  const from = words.indexOf("from");
  const selected = words.slice(0, from);
  const plain = !selected.includes("distinct") && !selected.includes("(");
  if (!plain || words.includes("group") || !words.includes("limit")) return undefined;
  const at = tokens[from]?.from ?? 0;
  return `${sql.slice(0, at)}, rowid ${sql.slice(at)}`;
}
