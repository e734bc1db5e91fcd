import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

function read(path: string) {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
}

it(".env.example lists exactly the settings the product reads, with their defaults", () => {
  const config = read("apps/api/src/platform/settings/environment.ts");
  const settings = [...config.matchAll(/^ {2}([A-Z][A-Z\d_]+):\s([^]+?),\n(?= {2}[A-Z]|\}\);)/gm)];
  const listed = [...read(".env.example").matchAll(/^# ([A-Z][A-Z\d_]+)=(.*)$/gm)];
  expect(settings.length).toBeGreaterThan(10);
  expect(listed.map(([, name]) => name).toSorted()).toEqual(
    settings.map(([, name]) => name).toSorted(),
  );
  const examples = new Map(listed.map(([, name, value]) => [name, value]));
  const defaults = settings.flatMap(([, name, schema = ""]) => {
    const value = /(?:default|count)\("?([^")]+)"?\)$/.exec(schema)?.[1];
    return value === undefined ? [] : [[name, value]];
  });
  expect(defaults.map(([name]) => [name, examples.get(name)])).toEqual(defaults);
});

it("the pinned Node is the same in package.json, for pnpm, for version managers and in the image", () => {
  const { devDependencies } = JSON.parse(read("package.json")) as {
    devDependencies: Record<string, string>;
  };
  const pinned = devDependencies["node"];
  expect(read("pnpm-workspace.yaml")).toContain(`nodeVersion: ${pinned}\n`);
  expect(read(".nvmrc").trim()).toBe(pinned);
  expect(read("infra/Dockerfile")).toContain(`FROM node:${pinned}-`);
});
