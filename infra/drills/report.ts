import type { Result } from "./drill.ts";

const heads = [
  "drill",
  "recovery (s)",
  "files",
  "answers",
  "lost",
  "double",
  "errors seen",
  "result",
];

/** The results as a table in Markdown, with what is wrong below it. */
export function formatResults(results: readonly Result[]): string {
  const rows = [heads, heads.map(() => "---"), ...results.map(toRow)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) =>
      cell === "---" ? "-".repeat(widths[column] ?? 3) : cell.padEnd(widths[column] ?? 0),
    );
    return `| ${cells.join(" | ")} |`;
  });
  const problems = results.flatMap(({ drill, problems: all }) =>
    all.map((problem) => `failed: ${drill.name}: ${problem}`),
  );
  return [...lines, "", ...problems].join("\n");
}

function toRow(result: Result): string[] {
  const { drill, skipped, recovery, files, answers, lost, double, seen, problems } = result;
  if (skipped !== undefined) return [drill.title, "", "", "", "", "", "", `skipped: ${skipped}`];
  return [
    drill.title,
    recovery?.toFixed(1) ?? "",
    String(files),
    String(answers),
    String(lost),
    String(double),
    [...seen].map(([what, times]) => `${what} (${times})`).join(", ") || "none",
    problems.length === 0 ? "passed" : "failed",
  ];
}
