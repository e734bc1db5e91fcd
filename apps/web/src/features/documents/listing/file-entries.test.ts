import { describe, expect, it } from "vitest";
import { makeTestFile } from "../../../test/fixtures.ts";
import { listEntries } from "./file-entries.ts";
import type { Upload, UploadsEvent } from "../upload/uploads.ts";
import { isUnderWay, noUploads, reduceUploads } from "../upload/uploads.ts";

function upload(tempId: string, rest: Partial<Upload> = {}): Upload {
  return {
    tempId,
    folderId: "f1",
    name: `${tempId}.pdf`,
    size: 10,
    phase: "waiting",
    isStored: false,
    sent: 0,
    taskId: null,
    documentId: null,
    reason: null,
    ...rest,
  };
}

function after(...events: UploadsEvent[]) {
  return events.reduce(reduceUploads, noUploads);
}

const queued = { type: "queued", uploads: [upload("t1")] } as const;
const accepted = { type: "accepted", tempId: "t1", taskId: "k1", documentId: null } as const;
const processing = {
  phase: "processing",
  stage: "extracting",
  fraction: 0.5,
  steps: { done: 3, total: 12, unit: "page" },
} as const;

describe("the rows of a folder", () => {
  it("puts placeholders on top and shows only this folder's", () => {
    const state = after(queued, { type: "queued", uploads: [upload("t2", { folderId: "f2" })] });
    const rows = listEntries("f1", [makeTestFile("d1", "old.pdf")], state);
    expect(rows.map(({ name, isProcessing }) => [name, isProcessing])).toEqual([
      ["t1.pdf", true],
      ["old.pdf", false],
    ]);
  });

  it("says which of two versions answers use until the newer one is ready", () => {
    const old = makeTestFile("d1", "fees.txt", { version_group: "g1" });
    const failed = makeTestFile("d2", "fees.txt", { version_group: "g1", state: "failed" });
    const read = (...files: (typeof old)[]) =>
      listEntries("f1", files, noUploads).map(({ key, replacement }) => [key, replacement]);
    const newer = makeTestFile("d3", "fees.txt", { version_group: "g1", state: "processing" });
    const other = makeTestFile("d4", "rent.txt", { version_group: "g2", state: "processing" });
    expect(read(newer, failed, old, other)).toEqual([
      ["d3", "replaces"],
      ["d2", "replaces"],
      ["d1", "is-replaced"],
      ["d4", null],
    ]);
    expect(read(old)).toEqual([["d1", null]]);
  });

  it("keeps a processing placeholder over a reload that does not list it", () => {
    const state = after(queued, accepted, { type: "task", taskId: "k1", task: processing });
    expect(listEntries("f1", [], state)).toMatchObject([
      {
        name: "t1.pdf",
        isProcessing: true,
        activity: { text: "Reading page 3 of 12", fraction: 0.5 },
      },
    ]);
  });

  it("shows a file once when the server lists it, by its task or by its id", () => {
    const byTask = [makeTestFile("d1", "t1.pdf", { state: "processing", task_id: "k1" })];
    expect(listEntries("f1", byTask, after(queued, accepted))).toMatchObject([{ key: "d1" }]);
    const byId = after(queued, { ...accepted, documentId: "d1" });
    expect(listEntries("f1", [makeTestFile("d1", "t1.pdf")], byId)).toMatchObject([{ key: "d1" }]);
  });

  it("shows a file once while the server lists it and has not named its task yet", () => {
    const sending = { type: "sending", tempId: "t1", folderId: "f1" } as const;
    const sent = { type: "sent", tempId: "t1", at: 0 } as const;
    const files = [makeTestFile("d1", "t1.pdf", { size: 10, state: "processing", task_id: "k1" })];
    const keysAt = (fraction: number) =>
      listEntries("f1", files, after(queued, sending, { ...sent, fraction })).map(({ key }) => key);
    expect(keysAt(1)).toEqual(["d1"]);
    expect(keysAt(0.9)).toEqual(["t1", "d1"]);
  });

  it("believes the socket where the listing is behind", () => {
    const files = [makeTestFile("d1", "a.pdf", { state: "processing", task_id: "k1" })];
    const failed = {
      type: "task",
      taskId: "k1",
      task: { phase: "failed", reason: "No text" },
    } as const;
    expect(listEntries("f1", files, after(failed))).toMatchObject([
      { isProcessing: false, failure: "No text" },
    ]);
    const ready = { type: "task", taskId: "k1", task: { phase: "ready" } } as const;
    expect(listEntries("f1", files, after(ready))).toMatchObject([
      { isProcessing: false, failure: null },
    ]);
  });

  it("offers another try where the server says that one may help", () => {
    const failed = (can_retry: boolean) =>
      makeTestFile("d1", "a.pdf", {
        state: "failed",
        failure: { code: "timed_out", message: "It took too long.", can_retry },
      });
    expect(listEntries("f1", [failed(true)], noUploads)).toMatchObject([
      { failure: "It took too long.", canRetry: true, folderId: "f1" },
    ]);
    expect(listEntries("f1", [failed(false)], noUploads)).toMatchObject([{ canRetry: false }]);
  });

  it("marks a placeholder whose task failed", () => {
    const failed = {
      type: "task",
      taskId: "k1",
      task: { phase: "failed", reason: "No text" },
    } as const;
    expect(listEntries("f1", [], after(queued, accepted, failed))).toMatchObject([
      { name: "t1.pdf", isProcessing: false, failure: "No text" },
    ]);
  });

  it("counts a file that is tried again as under way, and forgets one that was deleted", () => {
    const failed = {
      type: "task",
      taskId: "k1",
      task: { phase: "failed", reason: "It took too long." },
    } as const;
    const known = after(queued, { ...accepted, documentId: "d1" }, failed);
    const [before] = known.uploads;
    expect(before && isUnderWay(before, known)).toBe(false);
    const again = reduceUploads(known, { type: "retried", documentId: "d1", taskId: "k2" });
    const [under] = again.uploads;
    expect(under && isUnderWay(under, again)).toBe(true);
    expect(reduceUploads(again, { type: "deleted", documentId: "d1" }).uploads).toEqual([]);
  });

  it("shows what an older server leaves out as missing, not as broken", () => {
    expect(listEntries("f1", [{ id: "d1", title: "Only a title" }], noUploads)).toMatchObject([
      { name: "Only a title", createdAt: null, size: null, isProcessing: false, failure: null },
    ]);
  });
});
