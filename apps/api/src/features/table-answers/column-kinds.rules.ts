import type { NamedTable } from "../tables/table-names.rules.ts";
import { type Column, conceptsOfColumn } from "./name-matching.rules.ts";
import { isYearColumn } from "./table-periods.rules.ts";

const identifier =
  /(?:^|[\s_.-])(?:id|ids|no|nr|num|nummer|number|code|zip|plz|postcode|page|seite|rank|key|#)\.?$|id$/iu;

/** Whether a column of numbers names things, so that adding its values up means nothing: "Staff no", "LineId". */
export function isIdentifier({ name, type }: Column): boolean {
  return type === "number" && identifier.test(name.trim());
}

/** The only column of amounts of a table. */
export function onlyMeasure({ columns }: NamedTable): Column | undefined {
  const numbers = columns.filter(
    (column) => column.type === "number" && !isIdentifier(column) && !isYearColumn(column),
  );
  return numbers.length === 1 ? numbers[0] : undefined;
}

/** Returns whether every row has another value. */
export function isKey({ values }: Column, { outline }: NamedTable): boolean {
  return values !== null && values.length === outline.rows;
}

const rates = new Set<string>(["price", "salary", "height", "weight", "length", "age", "score"]);
const rateWord =
  /(?:^|[\s_])(?:rate|average|avg|mean|median|percent|percentage|ratio|share|margin|index|price|per|min|max|minimum|maximum|rank|growth|quote|kurs|satz|durchschnitt|mittel|taux|prix|moyenne|precio|prezzo|prijs|preço|цена)(?:$|[\s_.(])/iu;

/** Whether values of a column add up to something: amounts do, prices and rates do not. */
export function isAdditive(column: Column): boolean {
  if (column.unit === "%" || rateWord.test(column.name)) return false;
  const held = conceptsOfColumn(column, null);
  const added = held.some((one) => one === "expense" || one === "revenue" || one === "quantity");
  return added || !held.some((one) => rates.has(one));
}
