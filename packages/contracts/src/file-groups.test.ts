import { expect, it } from "vitest";
import { fileGroups } from "./file-group.ts";
import { listGroupExtensions } from "./file-groups.ts";
import { extensions } from "./file-types.ts";

it.each([
  ["documents", [".txt", ".md", ".pdf", ".docx", ".odt", ".rtf", ".epub", ".log"]],
  ["spreadsheets", [".csv", ".tsv", ".xls", ".xlsx", ".ods"]],
  ["presentations", [".ppt", ".pptx", ".odp"]],
  ["audio", [".mp3", ".wav", ".mp4"]],
  ["images", [".png", ".jpg", ".tiff"]],
  ["mail", [".eml", ".msg"]],
  ["web", [".html", ".htm"]],
  ["other", [".zip", ".json", ".xml"]],
] as const)("%s are %j", (group, expected) => {
  expect(listGroupExtensions(group)).toEqual(expect.arrayContaining([...expected]));
});

it("every type is in one group", () => {
  const all = fileGroups.flatMap(listGroupExtensions);
  expect(all.toSorted()).toEqual([...extensions].toSorted());
});
