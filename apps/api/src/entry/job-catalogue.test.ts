import { expect, it } from "vitest";
import { jobCatalogue } from "./job-catalogue.ts";

it("gives every job a queue of its own", () => {
  const names = Object.values(jobCatalogue).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
