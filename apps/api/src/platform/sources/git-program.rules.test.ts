import { expect, it } from "vitest";
import { requireRemote } from "./git-program.ts";

it.each([
  ["no address", "handbook"],
  ["another scheme", "ssh://example.org/handbook"],
  ["a password", "https://ada:secret@example.org/handbook"],
  ["a name that resolves to itself in curl's list", "https://+example.org/handbook"],
  ["a name that curl's list leaves out", "https://-example.org/handbook"],
])("a repository with %s is refused", (_, address) => {
  expect(() => requireRemote(address)).toThrow("A repository is an https://");
});

it("a repository is an address of the web", () => {
  const address = "https://example.org/team/hand-book.git";
  expect(requireRemote(address)).toBe(address);
});
