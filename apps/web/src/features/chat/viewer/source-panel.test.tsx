import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openFirst, startViewerServer } from "../../../test/viewer-fixtures.tsx";

const storageKey = "source-panel-width";

beforeEach(() => {
  localStorage.removeItem(storageKey);
  startViewerServer();
  vi.stubGlobal("innerWidth", 1280);
});

describe("the width of the source panel", () => {
  it("is changed with the arrow keys within its limits, and remembered", async () => {
    const { user } = await openFirst();
    const separator = screen.getByRole("separator", { name: "Width of the source panel" });
    expect(separator).toHaveAttribute("aria-orientation", "vertical");
    expect(separator).toHaveAttribute("aria-valuenow", "538");
    separator.focus();
    await user.keyboard("{ArrowLeft}");
    expect(separator).toHaveAttribute("aria-valuenow", "570");
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(localStorage.getItem(storageKey)).toBe("506");
    await user.keyboard("{End}{ArrowLeft}");
    expect(separator).toHaveAttribute("aria-valuenow", "620");
    expect(separator).toHaveAttribute("aria-valuemax", "620");
    await user.keyboard("{Home}");
    expect(separator).toHaveAttribute("aria-valuenow", "360");
    expect(screen.getByRole("complementary", { name: "Source" })).toHaveStyle({
      "--panel-width": "360px",
    });
    fireEvent.doubleClick(separator);
    expect(separator).toHaveAttribute("aria-valuenow", "538");
  });

  it("follows a narrower window, without forgetting what was chosen", async () => {
    localStorage.setItem(storageKey, "600");
    await openFirst();
    const separator = screen.getByRole("separator");
    expect(separator).toHaveAttribute("aria-valuenow", "600");
    vi.stubGlobal("innerWidth", 1120);
    fireEvent(window, new Event("resize"));
    expect(separator).toHaveAttribute("aria-valuenow", "460");
    expect(localStorage.getItem(storageKey)).toBe("600");
  });
});

describe("the sources of one document", () => {
  it("are lines below its name, and pressing a citation opens none of them", async () => {
    await openFirst();
    expect(screen.getAllByText("handbook.md", { selector: "p > span" })).toHaveLength(1);
    const lines = screen.getAllByRole("button", { name: /^handbook\.md \[\d\]/ });
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toHaveAttribute("aria-expanded", "false");
  });
});
