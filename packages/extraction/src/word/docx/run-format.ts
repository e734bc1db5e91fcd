/** The properties that decide whether a run's text is visible. Missing ones are inherited. */
export type RunFormat = {
  vanish?: boolean;
  /** As the file names it: "FFFFFF", "auto". */
  colour?: string;
  /** Half points. */
  size?: number;
  highlight?: string;
  fill?: string | undefined;
  /** Of a table's style: some of its cells have a background. */
  shaded?: boolean;
};

/** Adds a property of a run, or of the runs of a style. */
export function readRunProperty(
  format: RunFormat,
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const value = attributes["val"];
  if (name === "w:vanish") format.vanish = !/^(?:0|false|off)$/.test(value ?? "");
  else if (name === "w:color") format.colour = value ?? "auto";
  else if (name === "w:sz") format.size = Number(value);
  else if (name === "w:highlight" && value !== "none") format.highlight = value ?? "";
  else if (name === "w:shd") format.fill = attributes["fill"] ?? "";
}
