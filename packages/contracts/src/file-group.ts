import { z } from "zod";

/** What people call the types of files when they look for one. */
export const fileGroups = [
  "documents",
  "spreadsheets",
  "presentations",
  "audio",
  "images",
  "mail",
  "web",
  "other",
] as const;
export const fileGroup = z.enum(fileGroups);
export type FileGroup = z.infer<typeof fileGroup>;
