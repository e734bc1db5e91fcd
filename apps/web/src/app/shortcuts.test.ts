import { describe, expect, it } from "vitest";
import { pressKey, shortcuts } from "./shortcuts.ts";

describe("pressing keys", () => {
  it.each([
    [[], "?", [], "help"],
    [[], "g", ["g"], null],
    [["g"], "d", [], { go: "/database" }],
    [["g"], "x", [], null],
    [["g"], "g", ["g"], null],
    [["g"], "/", [], "focus-field"],
    [[], "x", [], null],
  ])("%j then %s", (before, key, keys, action) => {
    expect(pressKey(before, key)).toEqual({ keys, action });
  });

  it("finds every shortcut, and none hides another", () => {
    for (const { keys, action } of shortcuts) {
      const pressed = keys.reduce<ReturnType<typeof pressKey>>(
        (state, key) => pressKey(state.keys, key),
        { keys: [], action: null },
      );
      expect(pressed.action).toBe(action);
    }
  });
});
