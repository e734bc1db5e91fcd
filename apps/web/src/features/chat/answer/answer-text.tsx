import type { ClaimState } from "@footnote/contracts/chat/citations";
import { createContext, memo, use, useMemo } from "react";
import type { Components } from "react-markdown";
import Markdown from "react-markdown";
import { Link, useLocation } from "react-router-dom";
import remarkGfm from "remark-gfm";
import { type Doubt, SourceMark } from "../../../shared/ui/sources/source-mark.tsx";
import type { MarkerStates } from "../citations/claim-states.ts";
import { sourceParameter } from "../../../shared/paths.ts";
import { remarkCitations } from "../citations/citation-markers.ts";
import type { CitedSource } from "../citations/citations.ts";
import { t } from "../messages.ts";
import type { CitedSpan } from "@footnote/contracts/chat/citations";
import { previewCited } from "../citations/cited-part.ts";
import { formatLocation } from "../../../shared/locations/format-location.ts";
import { splitBlocks } from "./split-blocks.ts";
import { remarkWrittenLinks } from "./written-links.ts";
import styles from "./answer-text.module.css";
import { MarkedText } from "../citations/cited-passage.tsx";
import { type ElementProps, markdownParts, OutsideLink } from "./markdown-parts.tsx";

type AnswerTextProps = {
  text: string;
  sources: readonly CitedSource[];
  /** Ids of markers without a source, which are removed. */
  dropped: readonly string[];
  states?: MarkerStates;
  /** The parts of the passages that each marker refers to, by its id, in the order of the text. */
  spans?: ReadonlyMap<string, readonly (CitedSpan | null)[]>;
  /** Whether the text is still growing. */
  growing?: boolean;
  getElementId: (sourceId: string) => string;
  /** `marker` counts the markers of the source from 0. */
  onReveal: (sourceId: string, marker: number) => void;
};

type Marks = Pick<AnswerTextProps, "sources" | "getElementId" | "onReveal" | "states" | "spans">;

/** Passes the sources to the marks in the Markdown without rebuilding them on every change. */
const MarksContext = createContext<Marks | null>(null);

/** Renders the Markdown of an answer: no raw HTML, no remote images, links to other sites open a new tab, markers become citations. */
export function AnswerText(props: AnswerTextProps) {
  const { text, sources, dropped, states, spans, growing = false, getElementId, onReveal } = props;
  const marks = useMemo(
    () => ({ sources, getElementId, onReveal, ...(states && { states }), ...(spans && { spans }) }),
    [sources, getElementId, onReveal, states, spans],
  );
  const known = sources.map(({ id }) => id).join(" ");
  // A growing text is rendered block by block; only the last block changes.
  const blocks = growing ? splitBlocks(text) : [{ text, start: 0 }];
  return (
    <MarksContext value={marks}>
      <div className={styles.text}>
        {blocks.map(({ text: block, start }) => (
          <Markup key={start} text={block} known={known} dropped={dropped.join(" ")} />
        ))}
      </div>
    </MarksContext>
  );
}

/** `known` and `dropped` are ids joined by spaces, which ids never contain. */
const Markup = memo(function Markup(props: { text: string; known: string; dropped: string }) {
  const ids = {
    known: new Set(props.known.split(" ")),
    dropped: new Set(props.dropped.split(" ")),
  };
  return (
    <Markdown
      remarkPlugins={[remarkGfm, remarkWrittenLinks, [remarkCitations, ids]]}
      components={components}
    >
      {props.text}
    </Markdown>
  );
});

type MarkProps = ElementProps<"sup"> & { "data-claim"?: string; "data-nth"?: number };

function Superscript({ id, "data-claim": claim, "data-nth": nth = 0 }: MarkProps) {
  const marks = use(MarksContext);
  const source = marks?.sources.find((candidate) => candidate.id === id);
  if (!marks || !source) return null;
  const state = marks.states?.get(source.id)?.[nth];
  const doubt = state === undefined ? undefined : describeDoubt(state);
  const span = marks.spans?.get(source.id)?.[nth] ?? null;
  return (
    <SourceMark
      source={span ? { ...source, location: formatLocation(span.anchors) } : source}
      elementId={marks.getElementId(source.id)}
      preview={
        source.isWithheld ? (
          t.withheld
        ) : (
          <MarkedText pieces={previewCited(source.chunk, claim ?? "", span)} />
        )
      }
      {...(doubt && { doubt })}
      onReveal={(sourceId) => marks.onReveal(sourceId, nth)}
    />
  );
}

/** Returns what keeps a source from confirming its claim; undefined if nothing does. */
function describeDoubt(state: ClaimState): Doubt | undefined {
  if (state === "partly") return { state, label: t.statePartly };
  if (state === "not_supported") return { state, label: t.stateNotSupported };
  return state === "unchecked" ? { state, label: t.stateUnchecked } : undefined;
}

function AnswerLink(props: ElementProps<"a">) {
  const { href = "", children } = props;
  if (!/^\/(?!\/)/.test(href)) return <OutsideLink {...props} />;
  return <PageLink href={href}>{children}</PageLink>;
}

/** A link to a page of the app. One to a document opens it beside the conversation. */
function PageLink({ href, children }: { href: string; children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  const target = new URL(href, location.origin);
  const source = target.searchParams.get(sourceParameter);
  if (target.pathname !== pathname || source === null) return <Link to={href}>{children}</Link>;
  const next = new URLSearchParams(search);
  next.set(sourceParameter, source);
  return <Link to={{ search: next.toString() }}>{children}</Link>;
}

const components: Components = {
  ...markdownParts,
  sup: Superscript,
  a: AnswerLink,
};
