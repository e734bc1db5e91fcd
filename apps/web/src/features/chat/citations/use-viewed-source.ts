import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Anchor } from "@footnote/contracts/anchors";
import type { CitedSource } from "./citations.ts";
import { groupClaimsByMarker } from "./claims.ts";
import { type CitedPart, getMarkerSpans, listSpans, nothingCited } from "./cited-part.ts";
import {
  toSourceAddress,
  parseSourceAddress,
  type SourceAddress,
  formatSourceAddress,
} from "./source-address.ts";
import { sourceParameter } from "../../../shared/paths.ts";
import type { Entry } from "../thread/transcript.ts";

/** The contents of the viewer: a document and passage and, when an answer cites them, the citation. */
export type ViewedSource = SourceAddress & {
  source: CitedSource | null;
  /** What the answer uses of it; only the part of the pressed marker if one was pressed. */
  cited: CitedPart;
  /** Its location in the document. */
  anchors: readonly Anchor[];
  /** The sources of the answer that can be opened, and the position of this one among them. */
  siblings: readonly CitedSource[];
  index: number;
};

/** The answer and, if one was pressed, which of its markers of the source, counted from 0. */
type Opened = { viewedEntry?: string; viewedMarker?: number } | null;

/** The source open beside the chat. The page's address contains it, so it survives a reload and can be shared. */
export function useViewedSource(entries: readonly Entry[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const opener = useRef<HTMLElement | null>(null);
  const search = useRef(location.search);
  useEffect(() => {
    search.current = location.search;
  }, [location.search]);

  const parameter = new URLSearchParams(location.search).get(sourceParameter);
  const opened = location.state as Opened;
  const [entryKey, marker] = [opened?.viewedEntry ?? null, opened?.viewedMarker ?? null];
  const viewed = useMemo(() => {
    const address = parseSourceAddress(parameter);
    return address && findViewed(entries, address, { entryKey, marker });
  }, [entries, parameter, entryKey, marker]);

  const navigateTo = useCallback(
    (address: SourceAddress | null, { replace, state }: { replace: boolean; state?: Opened }) => {
      const next = new URLSearchParams(search.current);
      if (address) next.set(sourceParameter, formatSourceAddress(address));
      else next.delete(sourceParameter);
      void navigate({ search: next.toString() }, { replace, state });
    },
    [navigate],
  );

  const open = useCallback(
    (source: CitedSource, key: string, viewedMarker?: number) => {
      const address = toSourceAddress(source);
      if (!address) return false;
      opener.current = document.activeElement as HTMLElement | null;
      navigateTo(address, {
        replace: false,
        state: { viewedEntry: key, ...(viewedMarker !== undefined && { viewedMarker }) },
      });
      return true;
    },
    [navigateTo],
  );

  const close = useCallback(() => {
    navigateTo(null, { replace: true });
    // The panel is gone after the next render; then the focus returns to the element that opened it.
    requestAnimationFrame(() => opener.current?.isConnected && opener.current.focus());
  }, [navigateTo]);

  const move = useCallback(
    (step: number) => {
      const next = viewed?.siblings[viewed.index + step];
      const address = next && toSourceAddress(next);
      if (address)
        navigateTo(address, {
          replace: true,
          state: { ...(entryKey && { viewedEntry: entryKey }) },
        });
    },
    [navigateTo, viewed, entryKey],
  );

  return { viewed, open, close, move };
}

/** Finds the citation of an address: in the answer it was opened from, else in the latest answer that has it. */
function findViewed(
  entries: readonly Entry[],
  address: SourceAddress,
  { entryKey, marker }: { entryKey: string | null; marker: number | null },
): ViewedSource {
  const isIt = (source: CitedSource) =>
    source.documentId === address.documentId &&
    (address.chunkId === null || source.chunkId === address.chunkId);
  const citing = entries.filter(({ sources }) => sources.some(isIt));
  const entry = citing.find(({ key }) => key === entryKey) ?? citing.at(-1);
  const siblings = entry?.sources.filter((source) => toSourceAddress(source) !== null) ?? [];
  const index = siblings.findIndex(isIt);
  const source = siblings[index] ?? null;
  const cited = entry && source ? findCitedPart(entry, source.id, marker) : nothingCited;
  const [only, ...others] = cited.spans;
  const anchors = only && others.length === 0 ? only.anchors : (source?.anchors ?? []);
  return { ...address, source, cited, anchors, siblings, index };
}

/** What an answer uses of one of its sources, or what one of the source's markers refers to. */
function findCitedPart(entry: Entry, id: string, marker: number | null): CitedPart {
  const claims = groupClaimsByMarker(entry.text).get(id) ?? [];
  const pressed =
    marker === null ? null : getMarkerSpans(entry.text, entry.claims).get(id)?.[marker];
  return { claims, spans: pressed ? [pressed] : listSpans(entry.claims, id) };
}
