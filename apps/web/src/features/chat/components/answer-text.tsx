import { createContext, memo, use, useMemo } from "react";
import type { Components, ExtraProps } from "react-markdown";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { SourceMark } from "../../../shared/ui/source-mark.tsx";
import { remarkCitations } from "../citation-markers.ts";
import type { Note } from "../citations.ts";
import { previewOf } from "../passage.ts";
import styles from "./answer-text.module.css";
import { MarkedText } from "./cited-passage.tsx";

type AnswerTextProps = {
  text: string;
  notes: readonly Note[];
  /** Ids of markers that lead nowhere and are left out. */
  dropped: readonly string[];
  elementIdOf: (noteId: string) => string;
  onReveal: (noteId: string) => void;
};

type Marks = Pick<AnswerTextProps, "notes" | "elementIdOf" | "onReveal">;

/** How the marks inside the Markdown find their notes without being rebuilt on every change around them. */
const MarksContext = createContext<Marks | null>(null);

/** Markdown of an answer: no raw HTML, no remote pictures, links open elsewhere, markers become citations. */
export function AnswerText({ text, notes, dropped, elementIdOf, onReveal }: AnswerTextProps) {
  const marks = useMemo(() => ({ notes, elementIdOf, onReveal }), [notes, elementIdOf, onReveal]);
  return (
    <MarksContext value={marks}>
      <Markup text={text} notes={notes} dropped={dropped} />
    </MarksContext>
  );
}

const Markup = memo(function Markup({
  text,
  notes,
  dropped,
}: Pick<AnswerTextProps, "text" | "notes" | "dropped">) {
  const ids = { known: new Set(notes.map(({ id }) => id)), dropped: new Set(dropped) };
  return (
    <div className={styles.text}>
      <Markdown remarkPlugins={[remarkGfm, [remarkCitations, ids]]} components={components}>
        {text}
      </Markdown>
    </div>
  );
});

type ElementProps<Name extends keyof React.JSX.IntrinsicElements> =
  React.JSX.IntrinsicElements[Name] & ExtraProps;

function Superscript({ id, "data-claim": claim }: ElementProps<"sup"> & { "data-claim"?: string }) {
  const marks = use(MarksContext);
  const note = marks?.notes.find((candidate) => candidate.id === id);
  if (!marks || !note) return null;
  return (
    <SourceMark
      source={note}
      elementId={marks.elementIdOf(note.id)}
      preview={<MarkedText pieces={previewOf(note.chunk, claim ?? "")} />}
      onReveal={marks.onReveal}
    />
  );
}

function OutsideLink({ href, children }: ElementProps<"a">) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** A picture would be fetched from wherever an answer says; its words stand in for it. */
function PictureWords({ alt }: ElementProps<"img">) {
  return alt ? <em>{alt}</em> : null;
}

function ScrollingTable({ children }: ElementProps<"table">) {
  return (
    <div className={styles.table}>
      <table>{children}</table>
    </div>
  );
}

const components: Components = {
  sup: Superscript,
  a: OutsideLink,
  img: PictureWords,
  table: ScrollingTable,
};
