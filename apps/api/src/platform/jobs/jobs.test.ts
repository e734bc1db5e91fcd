import { describe, expect, it } from "vitest";
import { z } from "zod";
import { bindJob, defineJob, type JobWorkers } from "./jobs.ts";

const settings = { attempts: 1, timeoutSeconds: 1, retryDelaySeconds: 1 };
const payload = z.object({ id: z.string() });
const common = { ...settings, payload, keyOf: () => "", groupOf: () => "" };
const paint = defineJob({ name: "paint", ...common });
const dry = defineJob({ name: "dry", ...common });
const catalogue = { paint, dry };
const handle = async () => {};

describe("the workers of a job catalogue", () => {
  it("are one for each job, which the compiler checks", () => {
    const complete: JobWorkers<typeof catalogue> = {
      paint: bindJob(paint, handle, null),
      dry: bindJob(dry, handle, null),
    };
    // @ts-expect-error -- the worker of `dry` is missing
    const missing: JobWorkers<typeof catalogue> = { paint: bindJob(paint, handle, null) };
    const extra: JobWorkers<{ paint: typeof paint }> = {
      paint: bindJob(paint, handle, null),
      // @ts-expect-error -- the catalogue has no such job
      dry: bindJob(dry, handle, null),
    };
    const swapped: JobWorkers<{ paint: typeof paint }> = {
      // @ts-expect-error -- this is the worker of another job with the same payload
      paint: bindJob(dry, handle, null),
    };
    // @ts-expect-error -- the payload has an id, not a colour
    bindJob(paint, async ({ colour }: { colour: string }) => void colour, null);
    expect([complete, missing, extra, swapped].map((workers) => Object.keys(workers))).toEqual([
      ["paint", "dry"],
      ["paint"],
      ["paint", "dry"],
      ["paint"],
    ]);
  });
});

describe("a sweep", () => {
  it("enqueues what is stranded and returns how much", async () => {
    const enqueued: unknown[] = [];
    const jobs = {
      enqueue: async (definition: { name: string }, taken: unknown) =>
        void enqueued.push([definition.name, taken]),
      work: async () => {},
      state: async () => [],
      close: async () => {},
    };
    const take = async () => [{ id: "a" }, { id: "b" }];
    const { sweep } = bindJob(paint, handle, { everyMs: 1_000, take });
    expect(await sweep?.run(jobs)).toBe(2);
    expect(enqueued).toEqual([
      ["paint", { id: "a" }],
      ["paint", { id: "b" }],
    ]);
  });
});
