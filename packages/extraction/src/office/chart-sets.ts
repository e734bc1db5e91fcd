import { type Points, type Series, startPoints, startSeries } from "./chart-data.ts";

type Attributes = Readonly<Record<string, string>>;
type Set = Pick<Series, "categories" | "values">;

/** What is measured, of the kinds of numbers that a set of data may hold: the first of them counts. */
const measured = /^(?:val|y|size|colorVal)$/;

/** The newer charts keep their data apart from the series, which refer to them. */
export function startSets() {
  const sets = new Map<string, Set>();
  const users: [series: Series, id: string][] = [];
  let current: Set | undefined;
  return {
    /** The points that the text which follows belongs to, where this element begins some. */
    open(name: string, attributes: Attributes): Points | undefined {
      const { id = "", type = "" } = attributes;
      if (name === "c:data") {
        const { categories, values } = startSeries();
        current = { categories, values };
        sets.set(id, current);
      }
      if (name === "c:strDim") return fresh(type === "cat" ? current?.categories : undefined);
      if (name !== "c:numDim") return undefined;
      const values = fresh(measured.test(type) ? current?.values : undefined);
      values.isNumber = true;
      return values;
    },
    use: (series: Series, id: string) => void users.push([series, id]),
    /** Gives the series their data. */
    end(): void {
      for (const [series, id] of users) Object.assign(series, sets.get(id));
    },
  };
}

function fresh(points: Points | undefined): Points {
  return points === undefined || points.texts.length > 0 ? startPoints() : points;
}
