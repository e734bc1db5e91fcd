import { describe, expect, it } from "vitest";
import { extend, nothing, toggle, toggleAll, within } from "./selection.ts";

const order = ["a", "b", "c", "d"];
const keysOf = ({ keys }: { keys: ReadonlySet<string> }) => [...keys].toSorted();

describe("a selection", () => {
  it("takes rows one by one and lets go of them", () => {
    const two = toggle(toggle(nothing, "a"), "c");
    expect(keysOf(two)).toEqual(["a", "c"]);
    expect(keysOf(toggle(two, "a"))).toEqual(["c"]);
  });

  it("takes a range from the row last pressed, in either direction, on top of the rest", () => {
    const from = toggle(toggle(nothing, "a"), "c");
    expect(keysOf(extend(from, "d", order))).toEqual(["a", "c", "d"]);
    expect(keysOf(extend(toggle(nothing, "c"), "a", order))).toEqual(["a", "b", "c"]);
    expect(keysOf(extend(nothing, "b", order))).toEqual(["b"]);
  });

  it("takes all, or none when it has all", () => {
    const all = toggleAll(toggle(nothing, "b"), order);
    expect(keysOf(all)).toEqual(order);
    expect(toggleAll(all, order)).toBe(nothing);
    expect(toggleAll(nothing, [])).toEqual({ keys: new Set(), anchor: null });
  });

  it("loses what is no longer there", () => {
    expect(keysOf(within(toggle(toggle(nothing, "a"), "gone"), order))).toEqual(["a"]);
  });
});
