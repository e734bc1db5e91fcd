/** What the text of a group is. */
export type Destination =
  | { kind: "body" | "label" | "skipped" | "author" | "title" }
  | { kind: "table"; name: string }
  | { kind: "note" | "comment" }
  | { kind: "header" | "footer"; used: boolean };

/** The properties of text, which a group inherits and ends. */
export type Format = {
  hidden: boolean;
  font: number | undefined;
  /** Half points. */
  size: number | undefined;
  colour: number | undefined;
  background: number | undefined;
  /** How many bytes follow a Unicode character for programs that do not know it. */
  fallback: number;
};

export const plain: Format = {
  hidden: false,
  font: undefined,
  size: undefined,
  colour: undefined,
  background: undefined,
  fallback: 1,
};

/** Groups with text that belongs to the document. Others that begin with \* are for programs. */
const destinations: Readonly<Record<string, Destination>> = {
  footnote: { kind: "note" },
  annotation: { kind: "comment" },
  atnauthor: { kind: "author" },
  listtext: { kind: "label" },
  pntext: { kind: "label" },
  title: { kind: "title" },
  shpinst: { kind: "body" },
  shptxt: { kind: "body" },
  header: { kind: "header", used: true },
  headerl: { kind: "header", used: true },
  headerr: { kind: "header", used: true },
  headerf: { kind: "header", used: true },
  footer: { kind: "footer", used: true },
  footerl: { kind: "footer", used: true },
  footerr: { kind: "footer", used: true },
  footerf: { kind: "footer", used: true },
  fonttbl: { kind: "table", name: "fonttbl" },
  colortbl: { kind: "table", name: "colortbl" },
  stylesheet: { kind: "table", name: "stylesheet" },
};

const skipped = new Set(
  (
    "pict object objdata info sp shprslt nonshppict fldinst xe tc rxe filetbl atnid atntime atnref atndate " +
    "revtbl listtable listoverridetable pn themedata datastore"
  ).split(" "),
);

/** The destination that a control word begins at the start of its group; undefined if it begins none. */
export function findDestination(word: string, isStarred: boolean): Destination | undefined {
  const found = Object.hasOwn(destinations, word) ? destinations[word] : undefined;
  if (found !== undefined) return found;
  return isStarred || skipped.has(word) ? { kind: "skipped" } : undefined;
}
