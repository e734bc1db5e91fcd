export type Row = {
  group: string;
  title: string;
  seconds: number;
  remark: string;
  problem?: string;
};

/** The rows as a table in Markdown. */
export function formatRows(rows: readonly Row[]): string {
  const cells = rows.map(({ group, title, seconds, remark, problem }) => [
    group,
    title,
    seconds.toFixed(0),
    problem === undefined ? "passed" : "failed",
    remark,
  ]);
  const heads = ["with", "stage", "seconds", "result", "measured"];
  return [heads, heads.map(() => "---"), ...cells]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}
