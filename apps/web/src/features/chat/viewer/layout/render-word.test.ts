import { describe, expect, it } from "vitest";
import { markCited, removeActiveContent, unmark } from "./render-word.ts";

function parse(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

describe("the pages of a Word document", () => {
  it("keep nothing that could run or be fetched from elsewhere", () => {
    const root = parse(
      `<p onclick="x()">Text</p><script>x()</script><iframe srcdoc="<p>x"></iframe><object data="x"></object>
       <img src="https://elsewhere.example/x.png" onerror="x()"><img src="data:image/png;base64,AA">
       <a href="javascript:x()">one</a><a href=" JavaScript:x()">two</a><a href="data:text/html,x">three</a><a href="#mark">four</a>
       <a href="https://example.org/">five</a><a href="mailto:ann@example.org">six</a>
       <svg onload="x()"><image href="https://elsewhere.example/x.svg"></image><foreignObject><p>x</p></foreignObject></svg>
       <link rel="stylesheet" href="https://elsewhere.example/x.css"><form action="https://elsewhere.example/"></form>`,
    );
    removeActiveContent(root);
    expect(root.innerHTML).not.toMatch(/elsewhere|javascript|x\(\)|on(?:click|error|load)/i);
    expect(root.querySelector("script, iframe, object, link, form, foreignObject")).toBeNull();
    expect([...root.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      null,
      null,
      null,
      null,
      "https://example.org/",
      "mailto:ann@example.org",
    ]);
    expect(root.querySelectorAll("img[src]")).toHaveLength(1);
    expect(root.querySelector("a[href]")).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });

  it("have what is cited marked over the parts of their text, and another citation after it", () => {
    const html = "<p>Fees <b>are due</b> in <i>May</i>.</p><p>Dogs stay on a lead.</p>";
    const root = parse(html);
    const marks = () => [...root.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(markCited(root, { passage: "Fees are due in May.", parts: [] })).toBe(true);
    expect(marks()).toEqual(["Fees ", "are due", " in ", "May", "."]);
    unmark(root);
    expect(root.innerHTML).toBe(html);
    expect(markCited(root, { passage: "Dogs stay on a lead.", parts: ["stay on a"] })).toBe(true);
    expect(marks()).toEqual(["stay on a"]);
    unmark(root);
    expect(markCited(root, { passage: "Cats are free.", parts: [] })).toBe(false);
  });
});
