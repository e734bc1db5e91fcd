import { writeNote } from "../tables/computation-notes.rules.ts";
import { type Answer, type Asked, citePassage, type Report } from "../citations/answer.rules.ts";
import { escapeMarkdown } from "../citations/markdown.rules.ts";
import { describePlan, writeAnswer, writeQuery } from "./table-answer.rules.ts";
import { planComputation } from "./table-question.rules.ts";
import { QueryRefused } from "./table-tool.service.ts";
import { checkQuotes } from "../citations/citations.service.ts";

/**
 * Computes what a plain question asks of a table, without a model; undefined where it is not certain what is asked, so
 * that the question is answered from passages.
 */
export async function answerFromTable(
  { question, tables }: Asked,
  report: Report,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  const plan = tables && planComputation(question, await tables.list());
  if (!plan) return undefined;
  const { language } = plan;
  const query = writeQuery(plan);
  try {
    const [found] = await report.step({ kind: "compute", query }, async () => [
      {
        ...(await tables.compute(query, signal, { about: describePlan(plan), language })),
        documentId: plan.table.documentId,
      },
    ]);
    const told = found && writeAnswer(plan, found.computation);
    if (!told) return undefined;
    const { passage, computation } = found;
    report.evidence([passage]);
    const said = told.lines.map((line) => `${escapeLine(line)} [1]`);
    // The unit of what is asked for stands beside each number.
    const untold = computation.notes.filter(
      (note) => note.kind !== "unit" || note.column !== plan.measure?.name,
    );
    const notes = untold.map((note) => `${escapeMarkdown(writeNote(note, language))} [1]`);
    const content =
      told.title === null
        ? [said.join("\n"), ...notes]
        : [escapeLine(told.title), said.map((line) => `- ${line}`).join("\n"), ...notes];
    const text = { content: content.join("\n\n"), citations: [citePassage(1, passage)] };
    const checked = checkQuotes(text, [passage]);
    // What its own result does not bear out is not said.
    if (checked.claims.some(({ state }) => state === "not_supported")) return undefined;
    return { ...checked, outcome: "answered", missing: null, nearest: [], model: null };
  } catch (error) {
    if (!(error instanceof QueryRefused)) throw error;
    return undefined;
  }
}

/** Names of columns and values are the file's own; the emphasis is ours, and a number in it opens no line. */
function escapeLine(line: string): string {
  const [first = "", ...rest] = line.split("**");
  return [escapeMarkdown(first), ...rest.map((part) => escapeMarkdown(`.${part}`).slice(1))].join(
    "**",
  );
}
