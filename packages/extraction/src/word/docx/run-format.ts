/** What decides whether a run's text is seen; what is not stated is inherited. */
export type Look = {
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

/** Takes a property of a run, or of the runs of a style, into its look. */
export function readLook(
  look: Look,
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const value = attributes["val"];
  if (name === "w:vanish") look.vanish = !/^(?:0|false|off)$/.test(value ?? "");
  else if (name === "w:color") look.colour = value ?? "auto";
  else if (name === "w:sz") look.size = Number(value);
  else if (name === "w:highlight" && value !== "none") look.highlight = value ?? "";
  else if (name === "w:shd") look.fill = attributes["fill"] ?? "";
}
