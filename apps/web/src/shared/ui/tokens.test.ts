import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const [lightBlock = "", darkBlock = ""] = css.split(':root[data-theme="dark"]');

function readColours(block: string): Map<string, string> {
  const found = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g);
  return new Map(Array.from(found, ([, name = "", value = ""]) => [name, value]));
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["paper", "raised", "sunken"];
const onEveryGround = ["ink", "ink-muted", "rubric", "link", "success", "warning", "danger"];
const textPairs = [
  ...onEveryGround.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ["on-rubric", "rubric-fill"],
  ["on-rubric", "rubric-fill-hover"],
  ["on-danger", "danger-fill"],
  ["on-danger", "danger-fill-hover"],
  ["rubric", "rubric-wash"],
  ["ink", "rubric-wash"],
  ["success", "success-wash"],
  ["ink", "success-wash"],
  ["warning", "warning-wash"],
  ["ink", "warning-wash"],
  ["danger", "danger-wash"],
  ["ink", "danger-wash"],
] as const;
const shapePairs = ["focus", "line-strong"].flatMap((shape) =>
  grounds.map((ground) => [shape, ground] as const),
);

const themes = [
  { theme: "light", colours: readColours(lightBlock) },
  { theme: "dark", colours: readColours(darkBlock) },
];

describe.each(themes)("the $theme theme", ({ colours }) => {
  function ratio(one: string, other: string): number {
    const [a, b] = [colours.get(one), colours.get(other)];
    if (!a || !b) throw new Error(`Token ${a ? other : one} is missing`);
    return contrast(a, b);
  }

  it.each(textPairs)("sets %s on %s at 4.5:1 or more", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("sets %s on %s at 3:1 or more", (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});
