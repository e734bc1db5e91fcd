import type { NamedTable } from "../tables/table-names.rules.ts";
import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";
import { chooseLinks } from "./link-choice.rules.ts";
import type { Link } from "./name-matching.rules.ts";
import { correctSpelling } from "./spelling.rules.ts";
import { planDraft, type TablePlan } from "./table-plan.rules.ts";
import type { Condition } from "./table-periods.rules.ts";
import { type Draft, readDraft, toCondition } from "./table-question.rules.ts";
import { readQuestion, type TableQuestion } from "./table-words.rules.ts";

/** Plans whose tables fit a question by so much less than the best are not meant. */
const margin = 0.3;
const mostPlans = 5;

export type Planned = { readonly plan: TablePlan; readonly draft: Draft };

const opener = perLanguage((lexicons) => {
  const words = anyWordOf(lexicons.map((one) => one.followUpOpeners));
  return new RegExp(String.raw`^[\s¿¡]*${words}`, "iu");
});
/** Earlier questions that a question may continue. */
const earlierMax = 3;

/**
 * Plans the computations that the last of a user's questions may ask for, with what it takes from the questions before it.
 * The best fitting table comes first; there are several only if several tables fit about as well: their results must agree.
 */
export async function planConversation(
  questions: readonly string[],
  language: string | null,
  tables: readonly NamedTable[],
): Promise<Planned[]> {
  let planned: Planned[] = [];
  const earlier: (Planned | undefined)[] = [];
  for (const question of questions.slice(-earlierMax - 1)) {
    planned = await planNext(question, earlier, { language, tables });
    earlier.push(planned[0]);
  }
  return planned;
}

type Given = { readonly language: string | null; readonly tables: readonly NamedTable[] };

/** Plans the computations of a question, with the first plans of the questions before it. */
async function planNext(
  question: string,
  earlier: readonly (Planned | undefined)[],
  { language, tables }: Given,
): Promise<Planned[]> {
  const continues = opener(language).test(question);
  const last = earlier.at(-1);
  const alone = continues && last ? [] : await planComputations(question, language, tables);
  if (alone.length > 0 || !last) return alone;
  const { table } = last.draft;
  const drafts = earlier.flatMap((one) => (one?.draft.table === table ? [one.draft] : []));
  const read = readQuestion(question, language);
  const now = read && readDraft(table, read, await chooseLinks(table, read));
  const continued = now ? toPlan(continueDraft(drafts, now)) : [];
  return continued.length > 0 || !continues
    ? continued
    : planComputations(question, language, tables);
}

/** Adds to a draft what it leaves open, from the drafts of the questions before it. */
function continueDraft(drafts: readonly Draft[], now: Draft): Draft | undefined {
  const last = drafts.at(-1);
  if (!last) return undefined;
  const asks = new Set([...now.asks].filter((kind) => kind !== "both" && kind !== "or"));
  const said = asks.size + now.measures.length + now.labels.length + now.conditions.length > 0;
  if (!said) return undefined;
  const named = now.asks.has("both") ? mergeValues(drafts) : last.conditions;
  const kept = named.filter(({ sqlName }) =>
    now.conditions.every((condition) => condition.sqlName !== sqlName),
  );
  return {
    ...now,
    asks: asks.size > 0 ? asks : last.asks,
    measures: now.measures.length > 0 ? now.measures : last.measures,
    labels: now.labels.length > 0 || asks.size > 0 ? now.labels : last.labels,
    group: now.group ?? (asks.size > 0 ? undefined : last.group),
    conditions: [...kept, ...now.conditions],
    namesRows: now.namesRows || last.namesRows,
    limit: now.limit ?? last.limit,
  };
}

/** The conditions of questions, with all values that they name of one column: "which of the two". */
function mergeValues(drafts: readonly Draft[]): Condition[] {
  const merged = new Map<string, Condition>();
  for (const condition of drafts.flatMap(({ conditions }) => conditions)) {
    const known = merged.get(condition.sqlName);
    const values = [...new Set([...(known?.text.values ?? []), ...condition.text.values])];
    const column = { sqlName: condition.sqlName, name: condition.text.name };
    merged.set(condition.sqlName, values.length > 1 ? toCondition(column, values) : condition);
  }
  return [...merged.values()];
}

async function planComputations(
  question: string,
  language: string | null,
  tables: readonly NamedTable[],
): Promise<Planned[]> {
  const read = readQuestion(question, language);
  if (!read) return [];
  const plans: Planned[] = [];
  const mentioned: NamedTable[] = [];
  for (const table of tables.filter(isReadable)) {
    const links = await chooseLinks(table, read);
    plans.push(...toPlan(readDraft(table, read, links)));
    if (links && isMentioned(links, read)) mentioned.push(table);
  }
  if (plans.length > 0) return keepBest(plans);
  const corrected: Planned[] = [];
  for (const table of mentioned) corrected.push(...(await planCorrected(table, read)));
  return keepBest(corrected);
}

/** Plans the question with its misspelt words corrected by those of a table. */
async function planCorrected(table: NamedTable, read: TableQuestion): Promise<Planned[]> {
  const text = await correctSpelling(table, read);
  const again = text === undefined ? undefined : readQuestion(text, read.language);
  return again ? toPlan(readDraft(table, again, await chooseLinks(table, again))) : [];
}

/** More than have names that people know. */
const columnsMax = 1_000;

/** A row of a text file that is longer than the header may have its cells in the wrong columns. */
function isReadable({ columns, outline }: NamedTable): boolean {
  const { hasHeader, tooLarge, ragged, sheet } = outline;
  const isTyped = hasHeader && !tooLarge && !(ragged > 0 && sheet === "");
  return isTyped && columns.length <= columnsMax;
}

function toPlan(draft: Draft | undefined): Planned[] {
  const plan = draft && planDraft(draft);
  return plan ? [{ plan, draft }] : [];
}

/** Whether a question names something of a table, so that its other words may be misspelt names. */
function isMentioned(links: readonly Link[], read: TableQuestion): boolean {
  return links.some(({ at }) => at.some((place) => read.words[place]?.filler === false));
}

function keepBest(plans: readonly Planned[]): Planned[] {
  const best = Math.max(...plans.map(({ plan }) => plan.score));
  const fitting = plans
    .filter(({ plan }) => plan.score >= best - margin)
    .toSorted((a, b) => b.plan.score - a.plan.score);
  // Copies of one file answer alike; the latest is used.
  const seen = new Set<string>();
  const different = fitting.filter(({ plan: { table } }) => {
    const key = `${table.sha256} ${table.outline.sheet} ${table.outline.range}`;
    return seen.size < seen.add(key).size;
  });
  return different.length > mostPlans ? [] : different;
}
