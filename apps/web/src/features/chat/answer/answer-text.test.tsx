import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { CitedSource } from "../citations/citations.ts";
import { AnswerText } from "./answer-text.tsx";

const chunk = `${"Other things are said before. ".repeat(9)}Records of visits are kept for ninety days.`;
const source: CitedSource = {
  id: "1",
  name: "Handbook.pdf",
  location: "page 7",
  headings: [],
  alsoIn: [],
  isWithheld: false,
  outdated: false,
  chunk,
  documentId: null,
  chunkId: null,
  anchors: [],
  page: null,
  computation: null,
};

function show(text: string, dropped: string[] = []) {
  const { container } = render(
    <MemoryRouter initialEntries={["/chat?conversation=c"]}>
      <AnswerText
        text={text}
        sources={[source]}
        dropped={dropped}
        getElementId={(id) => `source-${id}`}
        onReveal={() => undefined}
      />
    </MemoryRouter>,
  );
  return container;
}

describe("the text of an answer", () => {
  it("turns markers of known citations into superscript links, without the space before", () => {
    const container = show("It is so [1]. Year [2024].");
    expect(container.textContent).toBe("It is so1. Year [2024].");
    const mark = container.querySelector("sup a");
    expect(mark).toHaveAttribute("href", "#source-1");
    expect(mark).toHaveAccessibleName("Source 1: Handbook.pdf, page 7");
  });

  it("previews the part of the passage that the marked sentence rests on", async () => {
    const container = show("Nothing else is said. **Visitor records** stay ninety days [1]. Bye.");
    act(() => container.querySelector<HTMLElement>("sup a")?.focus());
    const preview = screen.getByRole("tooltip");
    expect(preview).toHaveTextContent(
      /… Other things .* Records of visits are kept for ninety days\.$/,
    );
    const marked = [...preview.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marked).toEqual(["Records", "visits", "ninety days"]);
  });

  it("opens documents beside the conversation and other pages of the app in place", () => {
    show("[lease](/chat?source=d) [Papers](/database?folder=f) [away](https://example.org/)");
    const link = (name: string | RegExp) => screen.getByRole("link", { name });
    expect(link("lease")).toHaveAttribute("href", "/chat?conversation=c&source=d");
    expect(link("Papers")).toHaveAttribute("href", "/database?folder=f");
    expect(link("Papers")).not.toHaveAttribute("target");
    expect(link(/^away/)).toHaveAttribute("target", "_blank");
  });

  it.each([
    [String.raw`See http\://127.0.0.1:4300/a?b=1 now`, "See http://127.0.0.1:4300/a?b=1 now"],
    [String.raw`See https:\/\/evil.example/a now`, "See https://evil.example/a now"],
    [String.raw`See www\.evil.example/a now`, "See www.evil.example/a now"],
    [String.raw`Write mailto\:me@evil.example now`, "Write mailto:me@evil.example now"],
    [String.raw`Write me\@evil.example now`, "Write me@evil.example now"],
    ["Write me@evil.example now", "Write me@evil.example now"],
    ["| Site |\n| - |\n| http\\://evil.example |", "http://evil.example"],
  ])("shows an address that the server has disarmed as text: %s", (text, shown) => {
    const container = show(`${text}\n\nIt is so [1].`);
    expect(container.textContent).toContain(shown);
    expect(container.querySelectorAll("a:not(sup a)")).toHaveLength(0);
    expect(container.querySelectorAll("sup a")).toHaveLength(1);
  });

  it("links a page of the evidence that the server has left, and reads tables", () => {
    const container = show("See https://page.example/a?b=1.\n\n| a |\n| - |\n| ~~b~~ |");
    expect(screen.getByRole("link")).toHaveAttribute("href", "https://page.example/a?b=1");
    expect(container.querySelector("td del")).toHaveTextContent("b");
  });

  it("leaves out markers of dropped citations", () => {
    expect(show("It is so [3].", ["3"]).textContent).toBe("It is so.");
  });

  it("leaves code alone and keeps lines that look like link definitions", () => {
    const container = show("`a[1]`\n\n[1]: said the page");
    expect(container.querySelector("code")).toHaveTextContent("a[1]");
    expect(container.textContent).toContain("said the page");
    expect(container.querySelectorAll("sup a")).toHaveLength(1);
  });

  it("shows raw HTML as text, fetches no pictures and opens links safely", () => {
    const container = show(
      '<img src="https://x.example/a.png"> ![A chart](https://x.example/b.png) [site](https://x.example) [bad](javascript:alert(1))',
    );
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toContain("A chart");
    const [site, bad] = container.querySelectorAll("a");
    expect(site).toHaveAttribute("rel", expect.stringContaining("noopener"));
    expect(bad?.getAttribute("href") ?? "").not.toContain("javascript");
  });
});
