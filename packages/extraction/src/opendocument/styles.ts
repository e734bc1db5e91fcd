import type { HiddenReason } from "@footnote/contracts/hidden-text";
import { type Colour, isSameColour, parseColour } from "../hidden/colours.ts";
import type { XmlEvent } from "../office/read-xml.ts";

/** What a style says of the visibility of what has it. */
type Style = {
  parent?: string;
  /** Text, a table or a slide is not shown. */
  off?: boolean;
  colour?: string;
  background?: string;
  /** Points; undefined where it is a share of the parent's. */
  size?: number;
};

/** Points. A smaller letter is smaller than a full stop. */
const tiny = 1;
/** A chain of parents is shorter, if it is no ring. */
const ancestorsMax = 30;

export type Styles = ReturnType<typeof startStyles>;

/** Collects the styles of a document from its elements: those of styles.xml first. */
export function startStyles() {
  const styles = new Map<string, Style>();
  let open: Style | undefined;

  function begin(name: string, attributes: Record<string, string>): void {
    if (name === "style:style" || name === "style:default-style") {
      const { name: own = "", family = "", "parent-style-name": parent } = attributes;
      open = parent === undefined ? {} : { parent: `${family} ${parent}` };
      styles.set(`${family} ${own}`, open);
    } else if (open !== undefined && name.endsWith("-properties")) {
      Object.assign(open, readProperties(name, attributes));
    }
  }

  /** The style with what it inherits. */
  function find(family: string, name: string | undefined): Style {
    let merged: Style = {};
    let key: string | undefined = `${family} ${name ?? ""}`;
    for (let at = 0; key !== undefined && at < ancestorsMax; at += 1) {
      const style: Style | undefined = styles.get(key);
      merged = { ...style, ...merged };
      key = style?.parent;
    }
    return merged;
  }

  return {
    take(event: XmlEvent): void {
      if (event.type === "open") begin(event.name, event.attributes);
      else if (event.type === "close" && event.name === "style:style") open = undefined;
    },
    /** Whether what has the style is not shown: a table or a slide. */
    isOff: (family: string, name: string | undefined) => find(family, name).off === true,
    /** The background of cells with the style. */
    backgroundOf: (family: string, name: string | undefined) =>
      parseColour(find(family, name).background),
    /**
     * Why text is not visible, with the styles of its paragraph and its spans, the innermost last. `behind` is the
     * background of the paragraph; undefined where it is not one colour.
     */
    reasonOf(
      paragraph: string | undefined,
      spans: readonly string[],
      behind: Colour | undefined,
    ): HiddenReason | undefined {
      const own = find("paragraph", paragraph);
      const inner = spans.map((span) => find("text", span));
      const look = inner.reduce<Style>((outer, one) => ({ ...outer, ...one }), own);
      if (look.off === true) return "switched_off";
      if (look.size !== undefined && look.size < tiny) return "tiny";
      const [colour, background] = [
        parseColour(look.colour),
        parseColour(look.background) ?? behind,
      ];
      return colour && background && isSameColour(colour, background) ? "colour" : undefined;
    },
  };
}

function readProperties(name: string, attributes: Record<string, string>): Style {
  const { display, visibility, color, "background-color": background } = attributes;
  const points = /^([\d.]+)pt$/.exec(attributes["font-size"] ?? "")?.[1];
  const automatic = attributes["use-window-font-color"] === "true";
  const off =
    (name === "style:text-properties" && display === "none") ||
    (name === "style:table-properties" && display === "false") ||
    (name === "style:drawing-page-properties" && visibility === "hidden");
  return {
    ...((off || display !== undefined) && { off }),
    ...(color !== undefined && { colour: automatic ? "" : color }),
    ...(background !== undefined && { background }),
    ...(points !== undefined && { size: Number(points) }),
  };
}
