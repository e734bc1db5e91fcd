import { hidesByStyle } from "../hidden/hidden-styles.ts";
import type { PageDocument, PageElement } from "./page-document.ts";

/** Rules of a page's style sheets that are looked at. Each one that hides is matched with all elements. */
const rulesMax = 5_000;

const comments = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** Rules for print, narrow screens and the like, and what their braces hold. */
const conditional = /@[^{};@]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\}?)/g;
/** Declarations that show again what an earlier rule hides. */
const shows = /(?:display|visibility|opacity|font-size|text-indent|left|top|clip|clip-path)\s*:/i;

/**
 * The elements that the style sheets within a page hide. A later rule wins over an earlier one, whatever their selectors:
 * a page that hides its tabs and shows the open one reads as it looks. Linked style sheets are not known.
 */
export function findHiddenByStyleSheets(document: PageDocument): ReadonlySet<PageElement> {
  const hidden = new Set<PageElement>();
  for (const [selector, declarations] of readRules(document)) {
    const hides = hidesByStyle(declarations);
    if (!hides && (hidden.size === 0 || !shows.test(declarations))) continue;
    for (const element of select(document, selector)) {
      if (hides) hidden.add(element);
      else hidden.delete(element);
    }
  }
  return hidden;
}

function readRules(document: PageDocument): [selector: string, declarations: string][] {
  const sheets = [...document.querySelectorAll("style")].map((sheet) => sheet.textContent ?? "");
  const rules = sheets
    .join("\n")
    .replace(comments, "")
    .replace(conditional, "")
    .split("}", rulesMax);
  return rules.flatMap((rule) => {
    const [selector = "", declarations = ""] = rule.split("{", 2);
    return selector.trim() === "" ? [] : [[selector.trim(), declarations]];
  });
}

/** None for a selector that cannot be read, or depends on what the reader does. */
function select(document: PageDocument, selector: string): Iterable<PageElement> {
  if (/:(?:hover|focus|active|target|checked|before|after)/.test(selector)) return [];
  try {
    return document.querySelectorAll(selector);
  } catch {
    return []; // browsers ignore such a rule as well
  }
}
