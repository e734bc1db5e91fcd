import { describe, expect, it } from "vitest";

describe("the document that test files share", () => {
  it("gets a theme", () => {
    document.documentElement.dataset["theme"] = "dark";
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  });

  it("has lost it before the next test", () => {
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });
});
