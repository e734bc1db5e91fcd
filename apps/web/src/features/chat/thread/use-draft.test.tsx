import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { openDrafts } from "./drafts.ts";
import { useDraft } from "./use-draft.ts";

const drafts = openDrafts("drafts-of-the-test");
beforeEach(() => sessionStorage.clear());

function Field() {
  const { text, write } = useDraft(drafts, null);
  return <textarea value={text} onChange={({ target }) => write(target.value)} />;
}

/** Types into the field in the moment in which it is drawn, once. */
function Typist({ words }: { words: string }) {
  const field = document.querySelector<HTMLTextAreaElement>("#root textarea");
  if (field && field.value === "") field.value = words;
  return null;
}

/** Draws a page as the build does, and takes it over while somebody types. */
function takeOver(words: string) {
  const container = document.createElement("div");
  container.id = "root";
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Field />);
  const page = (
    <>
      <Field />
      <Typist words={words} />
    </>
  );
  act(() => void render(page, { container, hydrate: true }));
}

it("keeps what is typed while the scripts take the page over, also for a reload", () => {
  takeOver("When is it open?");
  expect(screen.getByRole("textbox")).toHaveValue("When is it open?");
  expect(drafts.restore(null)).toBe("When is it open?");
});

it("puts what was not sent the last time before what is typed", () => {
  drafts.store(null, "When is it open?");
  takeOver("And on Sundays?");
  expect(screen.getByRole("textbox")).toHaveValue("When is it open?\n\nAnd on Sundays?");
});
