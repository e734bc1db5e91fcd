import { expect, it } from "vitest";
import { unreadable, verifyArchive } from "./archive-reader.service.ts";

it("says that there is no such file, not that it is damaged", async () => {
  await expect(verifyArchive("/nowhere/footnote.tar")).rejects.toThrow(
    "There is no file /nowhere/footnote.tar",
  );
});

it.each([
  [
    "EACCES",
    "/backups/one.tar belongs to somebody else: chown 1000 one.tar lets this process read it",
  ],
  ["EISDIR", "/backups/one.tar cannot be read (EISDIR)"],
])("says of a file that cannot be opened what to do: %s", (code, message) => {
  expect(unreadable("/backups/one.tar", Object.assign(new Error("no"), { code }), 1000)).toBe(
    message,
  );
});
